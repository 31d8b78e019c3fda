import { formatPay } from "@app/domain/missions/format-pay";
import type { SentencePay } from "@app/domain/missions/sentence/read-pay";
import type { SentenceReading } from "@app/domain/missions/sentence/read-sentence";
import type { DayHours } from "@app/domain/missions/sentence/sentence-hours";
import { atParis } from "@app/domain/time/calendar";
import { formatClock, formatDay } from "@app/domain/time/format-time";

export const answersFr = {
  understood: "Compris\u00a0: ",
  missing: "Reste à indiquer\u00a0: ",
  nothing: "Aucune demande n’a été comprise. Indiquez le métier, le jour, les heures et le taux.",
  answerBelow: "à indiquer plus bas",
};

export type SentenceQuestion = Exclude<keyof SentenceReading, "breakMinutes">;

export const SENTENCE_QUESTIONS: readonly SentenceQuestion[] = ["metier", "days", "hours", "people", "place", "pay"];

export const QUESTION_TEXTS: Record<SentenceQuestion, string> = {
  metier: "Quel métier\u00a0?",
  days: "Quel jour\u00a0?",
  hours: "À quelles heures\u00a0?",
  people: "Combien de personnes\u00a0?",
  place: "Où\u00a0?",
  pay: "À quel taux brut\u00a0?",
};

/** What nobody can guess, where the sentence does not have it. */
export const MISSING_TEXTS: Partial<Record<SentenceQuestion, string>> = {
  metier: "le métier",
  days: "le jour",
  hours: "les heures",
  pay: "le taux",
};

export function peopleText(people: number): string {
  return `${people}\u00a0personne${people > 1 ? "s" : ""}`;
}

export function payText({ cents, period, net }: SentencePay): string {
  return `${formatPay(cents, period)}${net ? " net" : " brut"}`;
}

export function daysText(days: readonly string[]): string {
  return days.map((day) => formatDay(atParis(day, "12:00"))).join(", ");
}

/** « 11 h – 15 h », or by day where they differ. */
export function hoursText(hours: DayHours): string {
  if (isList(hours)) return hours.map(rangeText).join(" et ");
  return Object.entries(hours)
    .map(([day, ranges]) => `${daysText([day])} ${ranges.map(rangeText).join(" et ")}`)
    .join(", ");
}

const isList = (hours: DayHours): hours is readonly string[] => Array.isArray(hours);

function rangeText(range: string): string {
  const [start = "", end = ""] = range.replace("+1", "").split("-");
  if (end === "") return `à partir de ${formatClock(start)}`;
  return start === "" ? `jusqu’à ${formatClock(end)}` : `${formatClock(start)} – ${formatClock(end)}`;
}
