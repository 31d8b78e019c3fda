import type { CalendarShift } from "@app/contract/week/calendar-link";
import type { AgendaShift, PlannedShift } from "@app/contract/week/week";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { formatEuros } from "@app/domain/money/format-euros";
import { eurosToCents } from "@app/domain/money/money";
import { parisDay } from "@app/domain/time/calendar";
import { hasHours } from "@app/domain/time/day-without-hours";
import { HOURS_UNSPECIFIED } from "@app/domain/time/format-time";
import type { CalendarEvent } from "@app/domain/week/ics";

/** The same in the file of one mission, so that an agenda keeps one event per shift. */
export const shiftUid = (applicationId: number, shiftId: number) => `candidature-${applicationId}-creneau-${shiftId}`;

export function agendaEvent(shift: AgendaShift, url: string): CalendarEvent {
  const { job, contact, pay, status } = shift;
  const lines = [
    job.company,
    status === "accepted" ? "À confirmer" : "",
    pay === null ? "" : `${formatEuros(eurosToCents(pay))} brut`,
    contact?.phone ? formatPhone(contact.phone) : "",
  ];
  return {
    uid: shiftUid(shift.application_id, shift.id),
    from: new Date(shift.startsAt),
    to: new Date(shift.endsAt),
    title: job.title,
    place: contact?.address ?? job.location,
    text: lines.filter(Boolean).join("\n"),
    url,
    alarmMinutes: 60,
  };
}

/** What is read without a session says where and when alone. */
export function bookedEvent(
  { application_id, id, startsAt, endsAt, title, town }: CalendarShift,
  url: string,
): CalendarEvent {
  const uid = shiftUid(application_id, id);
  return { uid, from: new Date(startsAt), to: new Date(endsAt), title, place: town, text: "", url, alarmMinutes: 60 };
}

export function planningEvent(shift: PlannedShift, url: string): CalendarEvent {
  const { job, people, positions, accepted } = shift;
  const lines = [
    `${accepted}\u00a0sur ${positions} ${positions > 1 ? "personnes" : "personne"}`,
    ...people.map(({ name, phone, confirmed }) =>
      [name, phone && formatPhone(phone), confirmed ? "" : "à confirmer"].filter(Boolean).join(", "),
    ),
  ];
  const from = new Date(shift.startsAt);
  const isKnown = hasHours(from);
  return {
    uid: `creneau-${shift.id}`,
    from,
    to: new Date(shift.endsAt),
    ...(!isKnown && { day: parisDay(from) }),
    title: isKnown ? job.title : `${job.title}, ${HOURS_UNSPECIFIED}`,
    place: job.location,
    text: lines.join("\n"),
    url,
    alarmMinutes: 60,
  };
}
