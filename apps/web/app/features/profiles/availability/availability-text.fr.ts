import type { AvailabilityException } from "@app/contract/profiles/availability";
import type { UserView } from "@app/contract/profiles/profiles";
import { RENEWAL_ASKED_DAYS } from "@app/domain/profiles/availability";
import { AVAILABILITY_LABELS } from "@app/domain/profiles/labels.fr";
import { addDays, daysBetween, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { DAY_HOURS, type DayHours } from "@app/domain/time/day-hours";
import { dayPhrase } from "@app/domain/time/day-phrase";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { SLOT_NAMES } from "../../../parts/week/week-names.fr.ts";

export const EMPTY_WEEK =
  "Tant qu’aucune case n’est cochée, nous vous proposons des missions du matin, du midi et du soir, jamais de nuit.";
export const FILLED_WEEK =
  "Nous vous proposons les missions de ces moments-là. Vous pouvez toujours postuler aux autres.";

export type AvailabilityFacts = Pick<UserView, "availability" | "availability_until" | "available_now_until">;

export interface AvailabilityWords {
  title: string;
  text: string;
}

/** The one sentence about somebody's availability, wherever it is said to them. */
export function availabilityWords(facts: AvailabilityFacts, now: Date): AvailabilityWords {
  const { availability, availability_until: until, available_now_until: nowUntil } = facts;
  const isForNow = nowUntil !== null && Date.parse(nowUntil) > now.getTime();
  const forNow = isForNow ? nowText(new Date(nowUntil)) : undefined;
  if (availability === null) {
    if (forNow !== undefined) {
      const text = "Et ensuite\u202f? Il faut le dire une fois pour pouvoir postuler.";
      return { title: `${forNow}.`, text };
    }
    return { title: "Êtes-vous disponible\u202f?", text: "Il faut le dire une fois pour pouvoir postuler." };
  }
  const end = until === null ? "" : ` ${untilText(new Date(until), now)}`;
  if (availability === "freeze") {
    return {
      title: `${AVAILABILITY_LABELS.freeze}${end}.`,
      text: "Aucune mission ne vous est proposée, vous pouvez toujours postuler.",
    };
  }
  if (forNow !== undefined) return { title: `${forNow}.`, text: "Ensuite, votre semaine type reprend." };
  return {
    title: `${AVAILABILITY_LABELS.on_fire}${end}.`,
    text: "Des missions peuvent vous être proposées.",
  };
}

/** « jusqu’à ce soir », « jusqu’à demain inclus », « jusqu’au samedi 21 novembre inclus » */
export function untilText(lastDay: Date, now: Date): string {
  const days = daysBetween(parisDay(now), parisDay(lastDay));
  if (days === 0) return "jusqu’à ce soir";
  return days === 1 ? "jusqu’à demain inclus" : `jusqu’au ${dayPhrase(lastDay, now)} inclus`;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const dayText = (day: string) => formatDay(parisStartOfDay(day));

/** « sam. 28 nov. », « jeu. 24 déc. au sam. 2 janv. » */
export function exceptionDays({ from, to }: Pick<AvailabilityException, "from" | "to">): string {
  return from === to ? dayText(from) : `${dayText(from)} au ${dayText(to)}`;
}

/** « soir », « midi et soir », « toute la journée » */
export function exceptionSlots(slots: readonly DayHours[]): string {
  if (slots.length === DAY_HOURS.length) return "toute la journée";
  const words = DAY_HOURS.filter((slot) => slots.includes(slot)).map((slot) => SLOT_NAMES[slot].word);
  const last = words.pop() ?? "";
  return words.length === 0 ? last : `${words.join(", ")} et ${last}`;
}

export const NOW_CHOICES = ["2", "4", "8", "evening"] as const;
export type NowChoice = (typeof NOW_CHOICES)[number];

export const NOW_LABELS: Record<NowChoice, string> = {
  "2": "2\u00a0h",
  "4": "4\u00a0h",
  "8": "8\u00a0h",
  evening: "Ce soir",
};

/** Until when; midnight for tonight. */
export function nowEnd(choice: NowChoice, now: Date): Date {
  if (choice === "evening") return parisStartOfDay(addDays(parisDay(now), 1));
  return new Date(now.getTime() + Number(choice) * HOUR_MS);
}

/** Tonight is offered from noon, while an hour of it is left. */
export function nowChoices(now: Date): readonly NowChoice[] {
  const left = nowEnd("evening", now).getTime() - now.getTime();
  return left > 12 * HOUR_MS || left < HOUR_MS ? NOW_CHOICES.filter((choice) => choice !== "evening") : NOW_CHOICES;
}

/** « Disponible jusqu’à 19 h 40 », « Disponible jusqu’à minuit » */
export function nowText(until: Date): string {
  return `Disponible jusqu’à ${clockText(until)}`;
}

/** « 19 h 40 », « minuit » */
export const clockText = (date: Date) => {
  const time = formatTime(date);
  return time === "0\u00a0h" ? "minuit" : time;
};

/** A short month already ends with a full stop. */
const ended = (text: string) => (text.endsWith(".") ? text : `${text}.`);

export type WeekAge = { state: "never" | "believed" | "ending" | "over"; text: string };

/** How long the week still counts. */
export function weekAge(expiresAt: string | null, now: Date): WeekAge {
  if (expiresAt === null) return { state: "never", text: "" };
  const end = new Date(expiresAt);
  if (end <= now)
    return { state: "over", text: `Votre semaine n’est plus prise en compte depuis le ${ended(formatDay(end))}` };
  const isEnding = end.getTime() - now.getTime() < RENEWAL_ASKED_DAYS * DAY_MS;
  return {
    state: isEnding ? "ending" : "believed",
    text: `Prise en compte jusqu’au ${ended(formatDay(end))} Chaque changement la prolonge.`,
  };
}
