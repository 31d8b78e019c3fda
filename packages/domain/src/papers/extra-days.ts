/** How many days a person works as an extra at one establishment of the hotel agreement, by calendar quarter. */
export const EXTRA_DAYS_WARNED = 45;
export const MOST_EXTRA_DAYS = 60;

/** `quarter`: « 2026-Q4 ». Only what is known here is counted. */
export type ExtraDays = { quarter: string; days: number };

/** Of the quarters in which days are asked for, once these are added. Two shifts of a day are one day. */
export function extraDaysWith(worked: readonly string[], asked: readonly string[]): ExtraDays[] {
  const quarters = [...new Set(asked.map(quarterOf))].toSorted();
  const days = [...new Set([...worked, ...asked])];
  return quarters.map((quarter) => ({ quarter, days: days.filter((day) => quarterOf(day) === quarter).length }));
}

/** « 2026-Q4 » */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}
