import { interviewRoute } from "@app/contract/applications/interviews";
import { calendarFile } from "@app/domain/week/ics";
import { data } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { calendarResponse } from "../../lib/calendar-file.server.ts";
import { interviewPath } from "../../lib/candidate-paths.ts";
import { environment } from "../../lib/environment.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/interview-calendar";

const LENGTH_MS = 30 * 60_000;

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  requireRole(request, context, "candidate");
  const interview = await orNotFound(context.get(apiContext).call(interviewRoute, { params: { id } }));
  if (interview.chosen_time === null) throw data(null, { status: 404 });
  const from = new Date(interview.chosen_time);
  const event = {
    uid: `entretien-${interview.id}`,
    from,
    to: new Date(from.getTime() + LENGTH_MS),
    title: `Entretien avec ${interview.company.name}`,
    place: interview.place,
    text: interview.job.title,
    url: environment().publicUrl + interviewPath(interview.id),
    alarmMinutes: 30,
  };
  return calendarResponse(calendarFile([event], new Date()), `entretien-${interview.id}.ics`);
}
