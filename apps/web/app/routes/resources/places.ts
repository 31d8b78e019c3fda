import { placesRoute } from "@app/contract/places/places";
import { apiContext } from "../../lib/api/api.server.ts";
import type { Route } from "./+types/places";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = { q: url.searchParams.get("q") ?? "", limit: 8 };
  const { results } = await context.get(apiContext).call(placesRoute, { query });
  return Response.json(results, { headers: { "cache-control": "public, max-age=3600" } });
}
