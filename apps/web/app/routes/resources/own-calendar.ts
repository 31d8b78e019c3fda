import { calendarRoute } from "@app/contract/week/calendar-link";
import { calendarFile } from "@app/domain/week/ics";
import { data } from "react-router";
import { bookedEvent } from "../../features/week/days/calendar-events.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { calendarResponse } from "../../lib/calendar-file.server.ts";
import { CANDIDATE_AGENDA } from "../../lib/candidate-paths.ts";
import { environment } from "../../lib/environment.server.ts";
import type { Route } from "./+types/own-calendar";

/** What an agenda reads by itself: whoever has the address, without a session. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
  if (token === undefined) throw data(null, { status: 404 });
  const { shifts } = await orNotFound(context.get(apiContext).call(calendarRoute, { params: { token } }));
  const url = environment().publicUrl + CANDIDATE_AGENDA;
  const file = calendarFile(
    shifts.map((shift) => bookedEvent(shift, url)),
    new Date(),
  );
  const response = calendarResponse(file, "mes-creneaux.ics");
  response.headers.set("cache-control", "private, no-store");
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
