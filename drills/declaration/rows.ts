import { readFileSync } from "node:fs";

export type Outcome = "lawful" | "not_declared" | "declared_late" | "not_checked" | "nobody";
/** As `apps/server/test/declaration-drill` writes it, then as three browsers do. */
export type Row = {
  part: "day" | "evening" | "night";
  isWeekend: boolean;
  kind: "announced" | "at_start";
  channel: string;
  needsPrefecture: boolean;
  outcome: Outcome;
  minutes: { yes: number | null; entered: number | null; arrival: number | null };
  shownTooEarly: boolean;
  readings: number;
};
type PageRow = Pick<Row, "outcome" | "minutes"> & { name: string };

export type Played = { seed: number; receipts: number; rows: Row[]; pages: PageRow[] };

export function readPlayed(apiFile: string, pagesFile: string): Played {
  const lines = readFileSync(pagesFile, "utf8").trim().split("\n");
  return {
    ...(JSON.parse(readFileSync(apiFile, "utf8")) as Omit<Played, "pages">),
    pages: lines.map((line) => JSON.parse(line) as PageRow),
  };
}

/** Of numbers in order; null without any. */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? null;
}

export const lawfulMinutes = (rows: readonly Pick<Row, "outcome" | "minutes">[]): number[] =>
  rows
    .flatMap(({ outcome, minutes }) => (outcome === "lawful" && minutes.arrival !== null ? [minutes.arrival] : []))
    .toSorted((a, b) => a - b);
