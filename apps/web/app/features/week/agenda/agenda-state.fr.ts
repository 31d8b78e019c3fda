import type { AgendaShift, AgendaView } from "@app/contract/week/week";
import { paidMinutes } from "@app/domain/missions/shift";
import { formatEuros } from "@app/domain/money/format-euros";
import { eurosToCents } from "@app/domain/money/money";
import { deadlinePhrase } from "@app/domain/time/day-phrase";
import { formatDuration } from "@app/domain/time/format-time";

export type AgendaState = "requested" | "confirmed" | "to-confirm" | "late" | "done";

/** Each has its colour and its words. */
export const AGENDA_STATES: Record<
  AgendaState,
  { className: string; label: string; tone: "ok" | "feu" | "over" | "wait" }
> = {
  requested: { className: "tone-asked", label: "Demandé", tone: "wait" },
  confirmed: { className: "tone-ok", label: "Confirmé", tone: "ok" },
  "to-confirm": { className: "tone-soon", label: "À confirmer", tone: "feu" },
  late: { className: "tone-neutral", label: "Non confirmé", tone: "over" },
  done: { className: "tone-over", label: "Terminé", tone: "over" },
};

export function agendaState({ status, confirmBefore }: AgendaShift, now: number): AgendaState {
  if (status !== "accepted") return status;
  return Date.parse(confirmBefore) > now ? "to-confirm" : "late";
}

/** « avant demain 18 h » */
export const deadlineText = ({ confirmBefore }: AgendaShift, now: number) =>
  `avant ${deadlinePhrase(new Date(confirmBefore), new Date(now))}`;

export const payText = ({ pay }: AgendaShift) => (pay === null ? null : formatEuros(eurosToCents(pay)));

export type WeekTotals = { confirmed: string; toConfirm: string; pay: string; isPayPartial: boolean };

/** Hours worked, without unpaid breaks. */
export function weekTotals({ days }: Pick<AgendaView, "days">): WeekTotals {
  const shifts = days.flatMap((day) => day.shifts);
  const firm = shifts.filter(({ status }) => status === "confirmed" || status === "done");
  const cents = firm.reduce((sum, { pay }) => sum + (pay === null ? 0 : eurosToCents(pay)), 0);
  return {
    confirmed: hoursOf(firm),
    toConfirm: hoursOf(shifts.filter(({ status }) => status === "accepted")),
    pay: formatEuros(cents),
    isPayPartial: firm.some(({ pay }) => pay === null),
  };
}

function hoursOf(shifts: readonly AgendaShift[]): string {
  const minutes = shifts.reduce(
    (sum, { startsAt, endsAt, breakMinutes, breakPaid }) =>
      sum + paidMinutes({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), breakMinutes }, breakPaid),
    0,
  );
  return formatDuration(minutes / 60);
}
