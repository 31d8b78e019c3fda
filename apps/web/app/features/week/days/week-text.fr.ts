import { hasHours } from "@app/domain/time/day-without-hours";
import { formatLongDayWithoutYear, formatTime, HOURS_UNSPECIFIED } from "@app/domain/time/format-time";

const weekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "long" });
const shortWeekday = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", weekday: "short" });

/** Noon, so that no clock change moves the day. */
const middayOf = (day: string) => new Date(`${day}T11:00:00Z`);

/** « 16 au 22 novembre », « 30 novembre au 6 décembre » */
export function weekText(from: string, to: string): string {
  const last = formatLongDayWithoutYear(middayOf(to));
  const first = formatLongDayWithoutYear(middayOf(from));
  return `${from.slice(0, 7) === to.slice(0, 7) ? first.split(" ")[0] : first} au ${last}`;
}

/** « Lundi 16 » */
export function dayTitle(day: string): string {
  const name = weekday.format(middayOf(day));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}\u00a0${dayNumber(day)}`;
}

/** « lun. » */
export const shortDayName = (day: string) => shortWeekday.format(middayOf(day));

export const dayNumber = (day: string) => {
  const number = Number(day.slice(8));
  return number === 1 ? "1er" : String(number);
};

/** « lundi 16 novembre » */
export const longDay = (day: string) => `${weekday.format(middayOf(day))} ${formatLongDayWithoutYear(middayOf(day))}`;

/** « 18 h à 0 h 30 », « horaires à préciser » */
export const hoursText = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  hasHours(new Date(startsAt))
    ? `${formatTime(new Date(startsAt))} à ${formatTime(new Date(endsAt))}`
    : HOURS_UNSPECIFIED;
