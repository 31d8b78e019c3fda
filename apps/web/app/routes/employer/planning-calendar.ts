import { planningRoute } from "@app/contract/week/week";
import { calendarFile } from "@app/domain/week/ics";
import { planningEvent } from "../../features/week/days/calendar-events.fr.ts";
import { requestedWeek } from "../../features/week/days/requested-week.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { calendarResponse } from "../../lib/calendar-file.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { environment } from "../../lib/environment.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/planning-calendar";

/** The shifts of the week shown, one event each. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRole(request, context, "employer");
  const now = new Date();
  const week = requestedWeek(url.searchParams, now);
  const { days } = await context.get(apiContext).call(planningRoute, { query: week });
  const { publicUrl } = environment();
  const events = days
    .flatMap(({ shifts }) => shifts)
    .map((shift) => planningEvent(shift, `${publicUrl}${EMPLOYER}/emplois/${shift.job.id}`));
  return calendarResponse(calendarFile(events, now), `planning-${week.from}.ics`);
}
