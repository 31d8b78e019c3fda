/**
 * `pnpm simulate`: a day of a city under each rule: the list alone, a broadcast, our waves. It writes the tables of
 * `docs/evidence/simulation.md` and `docs/evidence/simulation.svg` (a few minutes). Any other size is printed only:
 * `pnpm simulate --people 2000 --missions 80 --seeds 1`. `--towns` plays and writes the two towns of a team alone, in seconds; `--month` the
 * month of applications alone.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../tools/stack/paths.ts";
import { ASSUMPTIONS } from "./simulate/assumptions.ts";
import { buildCity, type City } from "./simulate/city.ts";
import { type Outcome, simulateDay } from "./simulate/day.ts";
import { eveningOf, figuresOf, isOfLead, LEAD_CLASSES, minutesToFill, quantile } from "./simulate/figures.ts";
import { monthTables } from "./simulate/month/month-tables.ts";
import { drawPlot } from "./simulate/plot.ts";
import { COMPARED, FORMER_WAVES, POLICIES, WAVES } from "./simulate/policy.ts";
import {
  assumptionsTable,
  eveningTable,
  figuresTable,
  type LeadFigures,
  leadTable,
  type NamedFigures,
  replacePart,
  sensitivityTable,
} from "./simulate/report.ts";
import { emptyTownTable, suppliedTownTable } from "./simulate/towns.ts";
import { OTHER_ASSUMPTIONS, OTHER_POLICIES } from "./simulate/variants.ts";

const FULL = { people: "20000", missions: "800", seeds: "1,2,3" };
/** Evenings of three cities: few people for the missions, some, as many as on the day above. */
const EVENING_PEOPLE = [7_000, 12_000, 20_000];
const EVENING_MISSIONS = 200;
const PAGE = join(ROOT, "docs/evidence/simulation.md");
const PLOT = join(ROOT, "docs/evidence/simulation.svg");

const { values } = parseArgs({
  options: {
    people: { type: "string", default: FULL.people },
    missions: { type: "string", default: FULL.missions },
    seeds: { type: "string", default: FULL.seeds },
    /** The two towns alone. */
    towns: { type: "boolean", default: false },
    month: { type: "boolean", default: false },
  },
});
const size = { people: count(values.people), missions: count(values.missions) };
const seeds = values.seeds.split(",").map(count);
const [firstSeed = 1] = seeds;
const print = (line: string) => process.stdout.write(`${line}\n`);

const isFull = Object.entries(FULL).every(([name, value]) => values[name as keyof typeof FULL] === value);
const month = values.month || (isFull && !values["towns"]) ? monthTables(seeds) : {};
print(`${Object.values(month).join("\n\n")}\n`);
if (values.month) {
  savePage(month);
  process.exit();
}

const towns = {
  "town without supply": emptyTownTable(seeds, ASSUMPTIONS),
  "town with supply": suppliedTownTable(seeds, ASSUMPTIONS),
};
print(`${Object.values(towns).join("\n\n")}\n`);
if (values["towns"]) {
  savePage({ ...towns, assumptions: assumptionsTable() });
  process.exit();
}

const runs = seeds.map((seed) => runPolicies(buildCity({ seed, ...size }, ASSUMPTIONS)));
const policies: NamedFigures[] = POLICIES.map(({ name }, index) => ({
  name,
  figures: runs.flatMap(({ city, outcomes }) => outcomes.slice(index, index + 1).map((one) => figuresOf(city, one))),
}));
const leads = POLICIES.map(({ name }, index) => leadsOf(name, index));
print(`${figuresTable(policies)}\n\n${leadTable(leads)}\n`);

const evenings = EVENING_PEOPLE.flatMap((people) =>
  [FORMER_WAVES, WAVES].map((policy) => ({
    name: `${policy.name}, ${people.toLocaleString("en")} people`,
    evenings: seeds.map((seed) => {
      const city = buildCity({ seed, people, missions: EVENING_MISSIONS, isEvening: true }, ASSUMPTIONS);
      return eveningOf(city, simulateDay(city, policy, ASSUMPTIONS));
    }),
  })),
);
print(`${eveningTable(evenings)}\n`);

const others: NamedFigures[] = OTHER_POLICIES.map((policy, index) => {
  const figures = runs.slice(0, 1).map(({ city }) => figuresOf(city, simulateDay(city, policy, ASSUMPTIONS)));
  return { name: `${index + 1}. ${policy.name}`, figures };
});
print(`${figuresTable(others)}\n`);

const sensitivity = OTHER_ASSUMPTIONS.map(({ name, assumptions, changesCity }) => {
  const base = runs[0]?.city;
  const city = base && !changesCity ? base : buildCity({ seed: firstSeed, ...size }, assumptions);
  return { name, figures: COMPARED.map((policy) => figuresOf(city, simulateDay(city, policy, assumptions))) };
});
const asAssumed = {
  name: "as assumed",
  figures: COMPARED.flatMap((policy) => policies[POLICIES.indexOf(policy)]?.figures.slice(0, 1) ?? []),
};
print(sensitivityTable([asAssumed, ...sensitivity]));

if (isFull) save();

function runPolicies(city: City): { city: City; outcomes: Outcome[] } {
  return { city, outcomes: POLICIES.map((policy) => simulateDay(city, policy, ASSUMPTIONS)) };
}

/** All seeds together: a class of one seed is small. */
function leadsOf(name: string, index: number): LeadFigures {
  return {
    name,
    leads: LEAD_CLASSES.map((lead) => {
      const minutes = runs.flatMap(({ city, outcomes }) =>
        outcomes.slice(index, index + 1).flatMap((one) => minutesToFill(city, one, isOfLead(lead))),
      );
      return { filled: minutes.filter(Number.isFinite).length / minutes.length, medianMinutes: quantile(minutes, 0.5) };
    }),
  };
}

function save(): void {
  const parts = {
    results: figuresTable(policies),
    leads: leadTable(leads),
    evening: eveningTable(evenings),
    "other rules": figuresTable(others),
    assumptions: assumptionsTable(),
    sensitivity: sensitivityTable([asAssumed, ...sensitivity]),
    ...towns,
    ...month,
  };
  savePage(parts);
  const curves = POLICIES.map(({ name }, index) => ({
    name,
    minutes: runs.flatMap(({ city, outcomes }) =>
      outcomes.slice(index, index + 1).map((one) => minutesToFill(city, one)),
    ),
  }));
  writeFileSync(PLOT, drawPlot(curves, [...policies, ...others]));
}

function savePage(parts: Readonly<Record<string, string>>): void {
  const page = readFileSync(PAGE, "utf8");
  writeFileSync(
    PAGE,
    Object.entries(parts).reduce((text, [name, part]) => replacePart(text, name, part), page),
  );
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`Not a count: ${text}`);
  return number;
}
