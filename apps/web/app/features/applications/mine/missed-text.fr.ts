import type { ApplicationView } from "@app/contract/applications/applications";
import { agreedAt, type MissedState, missedAt, missedState, refuseContest } from "@app/domain/applications/attendance";
import { formatLongDay } from "@app/domain/time/format-time";

export type MissedApplication = Pick<
  ApplicationView,
  "attendance" | "attendance_at" | "late_withdrawal" | "withdrawn_at" | "contested_at" | "contest_decided_at"
>;

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

/** What is held against the person, and whether they may still contest it; null when nothing is. */
export function missedText(
  application: MissedApplication,
  company: string,
  now: Date,
): { lead: string; rest: string; canContest: boolean } | null {
  const facts = {
    attendance: application.attendance,
    attendanceAt: dateOf(application.attendance_at),
    lateWithdrawal: application.late_withdrawal,
    withdrawnAt: dateOf(application.withdrawn_at),
  };
  const since = missedAt(facts);
  if (since === null) return null;
  const contestDecidedAt = dateOf(application.contest_decided_at);
  const state = missedState({ since, contestedAt: dateOf(application.contested_at), contestDecidedAt }, now);
  return {
    lead:
      facts.attendance === "absent"
        ? `${company} a signalé votre absence le ${formatLongDay(since)}.`
        : `Vous avez retiré votre candidature le ${formatLongDay(since)}, à moins de 24\u00a0h du début.`,
    rest: restOf(state, since, contestDecidedAt !== null),
    canContest: application.contested_at === null && refuseContest(facts, now) === null,
  };
}

function restOf(state: MissedState, since: Date, isDecided: boolean): string {
  if (state === "contested")
    return "Votre contestation est reçue\u00a0: une personne de notre équipe décide. D’ici là, cela ne compte pas.";
  if (isDecided) return "Après votre contestation, notre équipe a décidé que cela compte.";
  const day = formatLongDay(agreedAt(since));
  return state === "open"
    ? `Sans contestation de votre part, cela compte à partir du ${day}.`
    : `Sans contestation de votre part, cela compte depuis le ${day}.`;
}
