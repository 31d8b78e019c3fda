import { type ReachView, reachRoute } from "@app/contract/matching/reach";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import type { Route } from "./+types/reach";

const NOTHING: ReachView = { people: null, at_hours: false, counted_on: null };

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = reachRoute.query.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) return Response.json(NOTHING, { status: 400 });
  try {
    const reach = await context.get(apiContext).call(reachRoute, { query: query.data });
    return Response.json(reach, { headers: { "cache-control": "private, max-age=3600" } });
  } catch (error) {
    return Response.json(NOTHING, { status: failureOf(error).status });
  }
}
