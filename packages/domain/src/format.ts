// What a French reader sees. Spaces are written as escapes because U+00A0 and U+202F look the same.

import { addDays, parisDay, parisTime } from "./calendar.ts";
import { PAY_PERIOD_UNITS } from "./catalogue/labels.fr.ts";
import { hasHours } from "./day-without-hours.ts";
import type { Earnings } from "./earnings.ts";
import type { PayPeriod } from "./mission.ts";
import type { Cents } from "./money.ts";
import { lastWorkedDay } from "./worked-days.ts";

const wholeEuros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const exactEuros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const counts = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const ratings = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const shortWeekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "short" });
const shortMonth = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", month: "short" });
const year = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", year: "numeric" });
const longMonth = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", month: "long" });

/** « 1 250 € », « 14,50 € »: no cents when whole. */
export function formatEuros(cents: Cents): string {
  return cents % 100 === 0 ? wholeEuros.format(cents / 100) : exactEuros.format(cents / 100);
}

/** « 14,50 € / heure » */
export function formatPay(cents: Cents, period: PayPeriod): string {
  return `${formatEuros(cents)}\u00a0/\u00a0${PAY_PERIOD_UNITS[period]}`;
}

/** « 14,50 € × 6 h × 2 j » */
export function formatBreakdown({ payCents, hoursPerDay, count, unit }: Earnings): string {
  const units = { day: "j", week: "sem.", month: "mois" } as const;
  const factors = [formatEuros(payCents), `${decimals.format(count)}\u00a0${units[unit]}`];
  if (hoursPerDay !== null) factors.splice(1, 0, formatDuration(hoursPerDay));
  return factors.join(" × ");
}

/** « 26,9 » */
export function formatNumber(value: number): string {
  return decimals.format(value);
}

export function formatCount(count: number): string {
  return counts.format(count);
}

/** « Aucune offre », « 1 offre », « 486 offres »; an estimate is rounded to what it is worth: « environ 126 000 offres ». */
export function formatOffers(count: number, { estimate = false }: { estimate?: boolean } = {}): string {
  if (count <= 0) return "Aucune offre";
  if (count === 1) return "1 offre";
  return estimate ? `environ ${formatCount(Number(count.toPrecision(3)))} offres` : `${formatCount(count)} offres`;
}

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

/** « 06 12 34 56 78 »; anything that is not ten digits is shown as it is. */
export function formatPhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? phone.replace(/\d{2}(?=\d)/g, "$& ") : phone;
}

/** « 4,8 » */
export function formatRating(rating: number): string {
  return ratings.format(rating);
}

/** « 94 % » from 0.94 */
export function formatPercent(ratio: number): string {
  // Intl puts U+00A0 before the sign; the house rule is the thin space.
  return `${formatCount(ratio * 100)}\u202f%`;
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
