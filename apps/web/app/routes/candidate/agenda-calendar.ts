import { bookingsRoute } from "@app/contract/applications/bookings";
import { agendaRoute } from "@app/contract/week/week";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { MAX_PERIOD_DAYS } from "@app/domain/time/week";
import { calendarFile } from "@app/domain/week/ics";
import { agendaEvent } from "../../features/week/days/calendar-events.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { calendarResponse } from "../../lib/calendar-file.server.ts";
import { candidateMissionPath } from "../../lib/candidate-paths.ts";
import { environment } from "../../lib/environment.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/agenda-calendar";

/** Every accepted shift from today on, one event each. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireRole(request, context, "candidate");
  const api = context.get(apiContext);
  const now = new Date();
  const { results } = await api.call(bookingsRoute, {});
  const lastDay = results.reduce((last, { from }) => (from > last ? from : last), now.toISOString());
  const end = parisDay(new Date(lastDay));
  const shifts = new Map<number, Parameters<typeof agendaEvent>[0]>();
  for (let from = parisDay(now); from <= end; from = addDays(from, MAX_PERIOD_DAYS)) {
    const { days } = await api.call(agendaRoute, { query: { from, to: addDays(from, MAX_PERIOD_DAYS - 1) } });
    for (const shift of days.flatMap((day) => day.shifts))
      if (shift.status !== "requested") shifts.set(shift.id, shift);
  }
  const { publicUrl } = environment();
  const events = [...shifts.values()].map((shift) =>
    agendaEvent(shift, publicUrl + candidateMissionPath(shift.job.id)),
  );
  return calendarResponse(calendarFile(events, now), "mes-creneaux.ics");
}
