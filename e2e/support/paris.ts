const DAY_MS = 86_400_000;
const days = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
const weekdays = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  weekday: "short",
  day: "numeric",
  month: "short",
});
const offsets = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });

/** « 18:00 » in Paris, so many days from today. */
export function parisAt(count: number, time: string): Date {
  const day = days.format(new Date(Date.now() + count * DAY_MS));
  const noon = new Date(`${day}T12:00:00Z`);
  const offset =
    offsets
      .formatToParts(noon)
      .find(({ type }) => type === "timeZoneName")
      ?.value.slice(3) ?? "+01:00";
  return new Date(`${day}T${time}:00${offset}`);
}

/** « mar. 17 nov. » */
export const shortDay = (date: Date) => weekdays.format(date);
