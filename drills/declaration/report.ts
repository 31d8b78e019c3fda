import { lawfulMinutes, type Outcome, type Played, quantile, type Row } from "./rows.ts";

const OUTCOMES: Record<Outcome, string> = {
  lawful: "lawful arrival: declaration noted and « droit au travail vérifié » ticked before the first minute",
  not_checked: "« droit au travail vérifié » not ticked by then (préfecture, or forgotten)",
  not_declared: "nothing noted about the declaration",
  declared_late: "noted after the first minute",
  nobody: "nobody said yes: no arrival",
};

const GROUPS: readonly { name: string; has: (row: Row) => boolean }[] = [
  { name: "all", has: () => true },
  { name: "said after the start", has: ({ kind }) => kind === "at_start" },
  { name: "announced 20 to 180 min before", has: ({ kind }) => kind === "announced" },
  { name: "from 7 h to 16 h", has: ({ part }) => part === "day" },
  { name: "from 16 h to 22 h", has: ({ part }) => part === "evening" },
  { name: "from 22 h to 5 h", has: ({ part }) => part === "night" },
  { name: "week-end", has: ({ isWeekend }) => isWeekend },
  { name: "no step at the préfecture", has: ({ needsPrefecture }) => !needsPrefecture },
  { name: "two working days at the préfecture", has: ({ needsPrefecture }) => needsPrefecture },
];

const minutes = (value: number | null) => (value === null ? "–" : `${value.toFixed(0)} min`);
const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((part / whole) * 100).toFixed(0)} %`);
const cells = (...values: (string | number)[]) => `| ${values.join(" | ")} |`;

/** The figures of the page, between its comments. */
export function figuresOf({ rows, pages, receipts, seed }: Played): string {
  const arrivals = rows.filter(({ outcome }) => outcome !== "nobody");
  const tooEarly = rows.filter(({ shownTooEarly }) => shownTooEarly).length;
  const readings = rows.reduce((sum, row) => sum + row.readings, 0);
  return [
    `${rows.length} absences over the calls (seed ${seed}), ${pages.length} in three browsers; ${receipts} receipts of the imitation.`,
    "",
    cells("calls", "absences", "arrivals", "lawful", "share of arrivals", "median", "p95", "noted: median", "p95"),
    cells(...Array.from({ length: 9 }, () => "---")),
    ...GROUPS.map(({ name, has }) => groupLine(name, rows.filter(has))),
    "",
    cells("what became of them", "absences"),
    cells("---", "---"),
    ...Object.entries(OUTCOMES).map(([outcome, name]) =>
      cells(name, rows.filter((row) => row.outcome === outcome).length),
    ),
    "",
    `**Arrivals shown as declared without a receipt or another channel earlier than the first minute: ${tooEarly}** of ${arrivals.length}, by ${readings} readings of the employer’s page, the person’s and the board.`,
    "",
    cells("three browsers, real clock", "yes", "noted", "arrival", "outcome"),
    cells(...Array.from({ length: 5 }, () => "---")),
    ...pages.map(({ name, minutes: at, outcome }) =>
      cells(name, seconds(at.yes), seconds(at.entered), seconds(at.arrival), outcome.replaceAll("_", " ")),
    ),
  ].join("\n");
}

const seconds = (value: number | null) => (value === null ? "–" : `${(value * 60).toFixed(0)} s`);

function groupLine(name: string, rows: readonly Row[]): string {
  const arrivals = rows.filter(({ outcome }) => outcome !== "nobody").length;
  const lawful = lawfulMinutes(rows);
  const noted = rows.flatMap(({ minutes: at }) => at.entered ?? []).toSorted((a, b) => a - b);
  return cells(
    name,
    rows.length,
    arrivals,
    lawful.length,
    share(lawful.length, arrivals),
    minutes(quantile(lawful, 0.5)),
    minutes(quantile(lawful, 0.95)),
    minutes(quantile(noted, 0.5)),
    minutes(quantile(noted, 0.95)),
  );
}
