// Spaces are written as escapes because U+00A0 and U+202F look the same.

import { addDays, parisDay, parisTime } from "./calendar.ts";
import { hasHours } from "./day-without-hours.ts";
import { lastWorkedDay } from "./worked-days.ts";

const shortWeekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "short" });
const shortMonth = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", month: "short" });
const year = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", year: "numeric" });
const longMonth = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", month: "long" });

/** « lun. 16 nov. » */
export function formatDay(date: Date): string {
  const day = parisDay(date);
  return `${weekdayAndNumber(day)} ${monthOf(day)}`;
}

/** « 16 novembre 2026 » */
export function formatLongDay(date: Date): string {
  return `${formatLongDayWithoutYear(date)} ${parisDay(date).slice(0, 4)}`;
}

/** « 16 novembre » */
export function formatLongDayWithoutYear(date: Date): string {
  return `${formatDayNumber(date)} ${longMonth.format(date)}`;
}

/** « 16 », « 1er » */
export function formatDayNumber(date: Date): string {
  return numberOf(parisDay(date));
}

/** The days worked: « Lun. 16 nov. », « Sam. 14 et dim. 15 nov. », « Du 15 au 19 nov. », « Du 19 nov. au 2 déc. » */
export function formatPeriod(startsAt: Date, endsAt: Date | null): string {
  const first = parisDay(startsAt);
  const last = endsAt ? lastWorkedDay(startsAt, endsAt) : first;
  if (first === last) return capitalize(`${weekdayAndNumber(first)} ${monthOf(first)}`);

  const monthAndYear =
    first.slice(0, 4) === last.slice(0, 4) ? monthOf : (day: string) => `${monthOf(day)} ${day.slice(0, 4)}`;
  const firstMonth = first.slice(0, 7) === last.slice(0, 7) ? "" : ` ${monthAndYear(first)}`;
  return addDays(first, 1) === last
    ? capitalize(`${weekdayAndNumber(first)}${firstMonth} et ${weekdayAndNumber(last)} ${monthAndYear(last)}`)
    : `Du ${numberOf(first)}${firstMonth} au ${numberOf(last)} ${monthAndYear(last)}`;
}

export const HOURS_UNSPECIFIED = "horaires à préciser";

/** « 6 h 30 », « 18 h »; « horaires à préciser » of a day without hours. */
export function formatTime(date: Date): string {
  return hasHours(date) ? formatClock(parisTime(date)) : HOURS_UNSPECIFIED;
}

/** « 6 h 30 » from "06:30" */
export function formatClock(time: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** « sam. 21 nov. à 18 h », « sam. 21 nov., horaires à préciser » */
export function formatMoment(date: Date): string {
  return `${formatDay(date)}${hasHours(date) ? " à" : ","} ${formatTime(date)}`;
}

/** « 6 h / jour » */
export function formatHours(hoursPerDay: number): string {
  return `${formatDuration(hoursPerDay)}\u00a0/\u00a0jour`;
}

/** « mars 2026 » */
export function formatMonth(date: Date): string {
  return `${longMonth.format(date)} ${year.format(date)}`;
}

/** « 6 h », « 6 h 05 » */
export function formatDuration(hours: number): string {
  const minutes = Math.round(hours * 60);
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? "" : `\u00a0${String(rest).padStart(2, "0")}`}`;
}

function weekdayAndNumber(day: string): string {
  return `${shortWeekday.format(noonOf(day))} ${numberOf(day)}`;
}

function monthOf(day: string): string {
  return shortMonth.format(noonOf(day));
}

function numberOf(day: string): string {
  const number = Number(day.slice(8));
  return number === 1 ? "1er" : String(number);
}

/** An instant that is certainly within the day in Paris. */
function noonOf(day: string): Date {
  return new Date(`${day}T11:00:00Z`);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
