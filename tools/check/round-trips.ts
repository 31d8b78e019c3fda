/**
 * How many times a call of each route goes to PostgreSQL or to Redis, `begin` and `commit` included, seen in the server's tests and
 * bounded by round-trips.json: a test file fails with a route that goes more often. `node tools/check/round-trips.ts` writes
 * docs/evidence/round-trips.md from the last run of the tests; a whole one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "@app/contract/routes";
import { ROOT } from "../stack/paths.ts";
import { RESPONSES, type Recorded } from "./response-coverage.ts";

/** The most of each, of one or of several calls; `trips` are those of one call to both. */
export type Measured = { statements: number; postgres: number; redis: number; trips: number };

const TABLE = join(ROOT, "docs/evidence/round-trips.md");

/** The most round trips that one call may need, by method and address. */
export const BUDGETS = JSON.parse(readFileSync(join(import.meta.dirname, "round-trips.json"), "utf8")) as Readonly<
  Record<string, number>
>;

export const ROUTES: readonly string[] = routes.map(({ method, url }) => `${method} ${url}`);

export function worst(one: Measured | undefined, other: Measured): Measured {
  if (!one) return other;
  const most = (key: keyof Measured) => Math.max(one[key], other[key]);
  return { statements: most("statements"), postgres: most("postgres"), redis: most("redis"), trips: most("trips") };
}

/** One line per route that needs more than its budget. */
export function overBudget(measured: Readonly<Record<string, Measured>>): string[] {
  return Object.entries(measured).flatMap(([route, { trips, postgres, redis }]) => {
    const budget = BUDGETS[route];
    if (budget !== undefined && trips <= budget) return [];
    return [`${route}: ${trips} trips (PostgreSQL ${postgres}, Redis ${redis}), budget ${budget ?? "none"}`];
  });
}

function readMeasured(): Record<string, Measured> {
  const most: Record<string, Measured> = {};
  for (const name of existsSync(RESPONSES) ? readdirSync(RESPONSES) : []) {
    const { trips } = JSON.parse(readFileSync(join(RESPONSES, name), "utf8")) as Recorded;
    for (const [route, measured] of Object.entries(trips)) most[route] = worst(most[route], measured);
  }
  return most;
}

function tableOf(measured: Readonly<Record<string, Measured>>): string {
  const lines = ROUTES.map((route) => {
    const { statements = 0, postgres = 0, redis = 0, trips = 0 } = measured[route] ?? {};
    return `| ${route} | ${statements} | ${postgres} | ${redis} | ${trips} | ${BUDGETS[route] ?? "none"} |`;
  });
  return `# Round trips

Written by \`node tools/check/round-trips.ts\` after a whole run of the server's tests. The most that one call of each route needed
among all those calls: statements of PostgreSQL, trips to it (\`begin\` and \`commit\` are two of them) and to Redis (a pipeline is
one; what is sent without being waited for counts too), the two added up, and how many the route may need (\`tools/check/round-trips.json\`):
a test file whose calls need more fails.

| Route | Statements | To PostgreSQL | To Redis | Round trips | Budget |
| --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
}

if (import.meta.main) {
  const measured = readMeasured();
  const unseen = ROUTES.filter((route) => !(route in measured));
  if (unseen.length > 0) process.stderr.write(`not called by the last run of the tests: ${unseen.join(", ")}\n`);
  else writeFileSync(TABLE, tableOf(measured));
  process.exitCode = unseen.length > 0 ? 1 : 0;
}
