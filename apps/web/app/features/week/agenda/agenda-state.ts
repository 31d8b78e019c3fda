import type { AgendaShift, AgendaView } from "@app/contract/week/week";
import { paidMinutes } from "@app/domain/missions/shift";
import { type Cents, eurosToCents } from "@app/domain/money/money";
import type { AgendaWords } from "./agenda.fr.ts";

export type AgendaState = keyof AgendaWords["states"];

/** Each has its colour. */
export const AGENDA_STYLES: Record<AgendaState, { className: string; tone: "ok" | "feu" | "over" | "wait" }> = {
  requested: { className: "tone-asked", tone: "wait" },
  confirmed: { className: "tone-ok", tone: "ok" },
  "to-confirm": { className: "tone-soon", tone: "feu" },
  late: { className: "tone-neutral", tone: "over" },
  done: { className: "tone-over", tone: "over" },
};

export function agendaState({ status, confirmBefore }: AgendaShift, now: number): AgendaState {
  if (status !== "accepted") return status;
  return Date.parse(confirmBefore) > now ? "to-confirm" : "late";
}

/** In minutes and cents. */
export type WeekTotals = { confirmed: number; toConfirm: number; pay: Cents; isPayPartial: boolean };

/** Hours worked, without unpaid breaks. */
export function weekTotals({ days }: Pick<AgendaView, "days">): WeekTotals {
  const shifts = days.flatMap((day) => day.shifts);
  const firm = shifts.filter(({ status }) => status === "confirmed" || status === "done");
  return {
    confirmed: minutesOf(firm),
    toConfirm: minutesOf(shifts.filter(({ status }) => status === "accepted")),
    pay: firm.reduce((sum, { pay }) => sum + (pay === null ? 0 : eurosToCents(pay)), 0),
    isPayPartial: firm.some(({ pay }) => pay === null),
  };
}

function minutesOf(shifts: readonly AgendaShift[]): number {
  return shifts.reduce(
    (sum, { startsAt, endsAt, breakMinutes, breakPaid }) =>
      sum + paidMinutes({ startsAt: new Date(startsAt), endsAt: new Date(endsAt), breakMinutes }, breakPaid),
    0,
  );
}
