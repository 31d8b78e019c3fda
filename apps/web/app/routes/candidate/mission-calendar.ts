import { applicationRoute } from "@app/contract/applications/applications";
import { publicCompanyRoute } from "@app/contract/companies/companies";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { formatPay } from "@app/domain/missions/format-pay";
import { eurosToCents } from "@app/domain/money/money";
import { calendarFile } from "@app/domain/week/ics";
import { data } from "react-router";
import { shiftUid } from "../../features/week/days/calendar-events.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { calendarResponse } from "../../lib/calendar-file.server.ts";
import { candidateMissionPath } from "../../lib/candidate-paths.ts";
import { environment } from "../../lib/environment.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/mission-calendar";

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  requireRole(request, context, "candidate");
  const api = context.get(apiContext);
  const application = await orNotFound(api.call(applicationRoute, { params: { id } }));
  const { id: applicationId, job, shifts, status, candidate_status } = application;
  if (status !== "accepted" || candidate_status === "withdrawn") throw data(null, { status: 404 });
  const company = await api.call(publicCompanyRoute, { params: { id: job.company.id } });
  const lines = [
    job.company.name,
    formatPay(eurosToCents(job.compensation), job.compensationType),
    company.phone === null ? "" : formatPhone(company.phone),
  ];
  const booked = shifts.filter((shift) => shift.status === "accepted" || shift.status === "confirmed");
  const events = booked.map((shift) => ({
    uid: shiftUid(applicationId, shift.id),
    from: new Date(shift.startsAt),
    to: new Date(shift.endsAt),
    title: job.title,
    place: company.address ?? job.location,
    text: lines.filter(Boolean).join("\n"),
    url: environment().publicUrl + candidateMissionPath(job.id),
    alarmMinutes: 60,
  }));
  return calendarResponse(calendarFile(events, new Date()), `mission-${job.id}.ics`);
}
