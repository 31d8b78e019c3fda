import { reachRoute } from "@app/contract/matching/reach";
import { parisDay, parseInstant } from "@app/domain/time/calendar";
import { dayHoursOf } from "@app/domain/time/day-hours";
import { reachText } from "../../features/missions/publish/answers/reach-text.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { failureOf } from "../../lib/api/failure.server.ts";
import type { Route } from "./+types/reach";

const RADIUS = 10;

/** The sentence of the form of a mission; without it where nothing can be said. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = questionOf(url.searchParams);
  if (!query) return Response.json({});
  try {
    const reach = await context.get(apiContext).call(reachRoute, { query });
    const answer = reach.counted_on === null ? {} : { text: reachText(reach, query) };
    return Response.json(answer, { headers: { "cache-control": "private, max-age=3600" } });
  } catch (error) {
    return Response.json({}, { status: failureOf(error).status });
  }
}

/** Without a shift whose hours are known there is nothing to ask. */
function questionOf(asked: URLSearchParams) {
  const [startsAt, endsAt] = ["from", "to"].map((name) => parseInstant(asked.get(name) ?? ""));
  const [part] = startsAt && endsAt ? dayHoursOf({ startsAt, endsAt }) : [];
  const [place, sector] = [asked.get("place"), asked.get("sector")];
  if (!startsAt || !part) return null;
  const query = reachRoute.query.safeParse({ place, sector, day: parisDay(startsAt), part, radius: RADIUS });
  return query.success ? query.data : null;
}
