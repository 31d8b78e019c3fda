const monthAndYear = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", month: "long", year: "numeric" });

/** « avril 2024 », from an instant or a bare day. */
export function formatMonth(date: string): string {
  return monthAndYear.format(new Date(date.length === 10 ? `${date}T12:00:00Z` : date));
}

/** « Avril 2024 – aujourd’hui », « Mai 2021 – mars 2024 », « Juin 2020 ». */
export function formatSpan(startDate: string, endDate: string | null): string {
  const start = formatMonth(startDate);
  const end = endDate === null ? "aujourd’hui" : formatMonth(endDate);
  const span = start === end ? start : `${start} – ${end}`;
  return span.charAt(0).toUpperCase() + span.slice(1);
}
