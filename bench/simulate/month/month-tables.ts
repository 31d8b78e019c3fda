/** A month under the rules before and after, and under each alone: the tables of docs/evidence/simulation.md. */
import { table } from "../../load/report.ts";
import { ASSUMPTIONS, type Assumptions } from "../assumptions.ts";
import { buildCity, type City } from "../city.ts";
import { across, notesTable, percent } from "../report.ts";
import { playMonth } from "./month.ts";
import { MONTH_ASSUMPTIONS, MONTH_NOTES, type MonthAssumptions } from "./month-assumptions.ts";
import { type MonthFigures, monthFiguresOf } from "./month-figures.ts";
import { MESSAGE_KINDS } from "./records.ts";
import { AFTER, BEFORE, ONE_RULE, type Rules } from "./rules.ts";

/** As many people for a mission of one day as in the city of one day. */
const SIZE = { people: 4_000, missions: 600, days: 30 };

const oneDecimal = (value: number) => value.toFixed(1);
type Column = { name: string; of: Exclude<keyof MonthFigures, "messages">; show: (value: number) => string };
const ASKED: readonly Column[] = [
  { name: "answered by a person before the deadline", of: "answered", show: percent },
  { name: "places filled", of: "filled", show: percent },
  { name: "confirmed at the start", of: "confirmedAtStart", show: percent },
  { name: "messages per filled place", of: "messagesPerPlace", show: oneDecimal },
];
const COLUMNS: readonly Column[] = [
  ...ASKED,
  { name: "applications that nothing ended before the start", of: "silent", show: percent },
  { name: "came", of: "came", show: percent },
  { name: "missions that lost somebody in the last day, complete at the start", of: "mended", show: percent },
];

type Row = { name: string; figures: readonly MonthFigures[] };

const rowTable = (columns: readonly Column[], rows: readonly Row[]) =>
  table(
    ["", ...columns.map(({ name }) => name)],
    rows.map(({ name, figures }) => [
      name,
      ...columns.map(({ of, show }) =>
        across(
          figures.map((one) => one[of]),
          show,
        ),
      ),
    ]),
  );

const messagesTable = (rows: readonly Row[]) =>
  table(
    ["messages per filled place", ...rows.map(({ name }) => name)],
    MESSAGE_KINDS.map((kind) => [
      kind,
      ...rows.map(({ figures }) =>
        across(
          figures.map(({ messages }) => messages[kind]),
          oneDecimal,
        ),
      ),
    ]),
  );

type Changed = {
  name: string;
  assumptions?: Partial<Assumptions>;
  month?: Partial<MonthAssumptions>;
  people?: number;
};

/** One assumption changed at a time. */
const OTHERS: readonly Changed[] = [
  { name: "as assumed" },
  { name: "reminders bring nobody", month: { reminded: 0 } },
  { name: "employers look four times later", assumptions: { employerMinutes: 180, employerUrgentMinutes: 48 } },
  { name: "half of the employers seldom look", month: { careless: 0.5 } },
  { name: "nobody says so when asked again", month: { tells: 0 } },
  { name: "calls get half as many yes", month: { callYes: 0.3 } },
  { name: "every employer lets a call take the place", month: { auto: 1, acceptedBefore: 1 } },
  { name: "twice as many withdraw", month: { withdraws: 0.16 } },
  { name: "twice as many people", people: 2 * SIZE.people },
];

export function monthTables(seeds: readonly number[]): Record<string, string> {
  const cities = seeds.map((seed) => buildCity({ seed, ...SIZE }, ASSUMPTIONS));
  const rows = [BEFORE, ...ONE_RULE, AFTER].map((rules) => ({ name: rules.name, figures: play(cities, rules) }));
  const compared = rows.filter(({ name }) => name === BEFORE.name || name === AFTER.name);
  return {
    month: rowTable(COLUMNS, rows),
    "month messages": messagesTable(compared),
    "month sensitivity": sensitivityTable(seeds[0] ?? 1),
    "month assumptions": notesTable(MONTH_ASSUMPTIONS, MONTH_NOTES),
  };
}

const play = (cities: readonly City[], rules: Rules) =>
  cities.map((city) =>
    monthFiguresOf(city, playMonth(city, rules, { assumptions: ASSUMPTIONS, month: MONTH_ASSUMPTIONS })),
  );

function sensitivityTable(seed: number): string {
  const town = buildCity({ seed, ...SIZE }, ASSUMPTIONS);
  const rows = OTHERS.map(({ name, people, ...changed }) => {
    const city = people === undefined ? town : buildCity({ seed, ...SIZE, people }, ASSUMPTIONS);
    const assumed = {
      assumptions: { ...ASSUMPTIONS, ...changed.assumptions },
      month: { ...MONTH_ASSUMPTIONS, ...changed.month },
    };
    const [before, after] = [
      monthFiguresOf(city, playMonth(city, BEFORE, assumed)),
      monthFiguresOf(city, playMonth(city, AFTER, assumed)),
    ];
    return [name, ...ASKED.map(({ of, show }) => `${show(before[of])} → ${show(after[of])}`)];
  });
  return table(["before → after", ...ASKED.map(({ name }) => name)], rows);
}
