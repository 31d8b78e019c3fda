import { placeAtRoute } from "@app/contract/places/places";
import { data } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import type { Route } from "./+types/place-here";

export async function loader({ url, context }: Route.LoaderArgs) {
  const [lat, lon] = [
    Number(url.searchParams.get("lat") ?? Number.NaN),
    Number(url.searchParams.get("lon") ?? Number.NaN),
  ];
  if (!Number.isFinite(lat) || !Number.isFinite(lon)) throw data(null, { status: 400 });
  const answer = await context.get(apiContext).call(placeAtRoute, { query: { lat, lon } });
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
