import type { AvailabilityException } from "@app/contract/profiles/availability";
import { RENEWAL_ASKED_DAYS } from "@app/domain/profiles/availability";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { DAY_HOURS, type DayHours } from "@app/domain/time/day-hours";
import { formatDay, formatTime } from "@app/domain/time/format-time";
import { SLOT_NAMES } from "./week-names.fr.ts";

export const EMPTY_WEEK =
  "Tant qu’aucune case n’est cochée, nous vous proposons des missions du matin, du midi et du soir, jamais de nuit.";
export const FILLED_WEEK =
  "Nous vous proposons les missions de ces moments-là. Vous pouvez toujours postuler aux autres.";

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
  return `Disponible jusqu’à ${clock(until)}`;
}

const clock = (date: Date) => {
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
