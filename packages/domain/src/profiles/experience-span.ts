import { formatMonth } from "../time/format-time.ts";

/** Between two bare days: « Avril 2024 – aujourd’hui », « Mai 2021 – mars 2024 », « Juin 2020 ». */
export function formatSpan(startDate: string, endDate: string | null): string {
  const start = monthOf(startDate);
  const end = endDate === null ? "aujourd’hui" : monthOf(endDate);
  const span = start === end ? start : `${start} – ${end}`;
  return span.charAt(0).toUpperCase() + span.slice(1);
}

const monthOf = (day: string) => formatMonth(new Date(`${day}T12:00:00Z`));
