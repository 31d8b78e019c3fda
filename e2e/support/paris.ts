const DAY_MS = 86_400_000;
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
const weekdays = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  weekday: "short",
  day: "numeric",
  month: "short",
});
const offsets = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });

/** The day of Paris, so many days from today; days are counted from noon, as two of the year do not have 24 hours. */
export function parisDay(count: number): string {
  const noon = Date.parse(`${days.format(new Date())}T12:00:00Z`);
  return new Date(noon + count * DAY_MS).toISOString().slice(0, 10);
}

/** « 18:00 » in Paris, so many days from today. */
export function parisAt(count: number, time: string): Date {
  const day = parisDay(count);
  const offset =
    offsets
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === "timeZoneName")
      ?.value.slice(3) ?? "+01:00";
  return new Date(`${day}T${time}:00${offset}`);
}

/** « mar. 17 nov. » */
export const shortDay = (date: Date) => weekdays.format(date);
