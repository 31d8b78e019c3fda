import type { AnalyticsView } from "@app/contract/companies/employer-figures";
import { COLUMNS } from "./figure-text.ts";

/** For French spreadsheets: semicolons and a byte order mark. */
export function analyticsCsv({ weeks }: Pick<AnalyticsView, "weeks">): string {
  const header = ["Semaine du", ...COLUMNS.map(({ key, label }) => `${label}${UNITS[key] ?? ""}`)];
  const rows = weeks.map((week) => [week.week, ...COLUMNS.map(({ key }) => week[key] ?? "")]);
  return `\uFEFF${[header, ...rows].map((cells) => cells.join(";")).join("\r\n")}\r\n`;
}

const MINUTES = " (minutes)";
const UNITS: Readonly<Record<string, string>> = {
  answerRate: " (%)",
  answerMinutes: MINUTES,
  firstApplicationMinutes: MINUTES,
  fillMinutes: MINUTES,
};
