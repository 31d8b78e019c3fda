import { applicationRoute } from "@app/contract/applications";
import { publicCompanyRoute } from "@app/contract/companies";
import { bookingRanges } from "@app/domain/bookings";
import { formatPay, formatPhone } from "@app/domain/format";
import { calendarFile } from "@app/domain/ics";
import { missionEnd } from "@app/domain/mission";
import { eurosToCents } from "@app/domain/money";
import { data } from "react-router";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { calendarResponse } from "../../lib/calendar-file.server.ts";
import { environment } from "../../lib/environment.server.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import type { Route } from "./+types/mission-calendar";
import { candidateMissionPath } from "./paths.ts";

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  requireRole(request, context, "candidate");
  const api = context.get(apiContext);
  const { job, status, candidate_status } = await orNotFound(api.call(applicationRoute, { params: { id } }));
  if (status !== "accepted" || candidate_status === "withdrawn") throw data(null, { status: 404 });
  const company = await api.call(publicCompanyRoute, { params: { id: job.company.id } });
  const startsAt = new Date(job.startDate);
  const endsAt = missionEnd({
    startsAt,
    endsAt: job.endDate === null ? null : new Date(job.endDate),
    totalDays: job.totalDays,
    payPeriod: job.compensationType,
    hoursPerDay: job.hoursPerDay,
  });
  const lines = [
    job.company.name,
    formatPay(eurosToCents(job.compensation), job.compensationType),
    company.phone === null ? "" : formatPhone(company.phone),
  ];
  const events = bookingRanges({ startsAt, endsAt, hoursPerDay: job.hoursPerDay }).map(({ from, to }, index) => ({
    uid: `mission-${job.id}-${index + 1}`,
    from,
    to,
    title: job.title,
    place: company.address ?? job.location,
    text: lines.filter(Boolean).join("\n"),
    url: environment().publicUrl + candidateMissionPath(job.id),
    alarmMinutes: 60,
  }));
  return calendarResponse(calendarFile(events, new Date()), `mission-${job.id}.ics`);
}
