/**
 * How search grows: every class of request on live_100k, live_300k and live_1m (projections.ts), in turns.
 * `node bench/growth.ts [--rounds 3] [--seconds 3]`.
 */
import { parseArgs } from "node:util";
import type pg from "pg";
import { best, type Measure } from "./load/measure.ts";
import { runPgbench } from "./load/pgbench.ts";
import { describeMachine, milliseconds, saveSection, table } from "./load/report.ts";
import { CLASSES, type RequestClass } from "./requests/pool.ts";
import { searchScript } from "./rows/searches.ts";
import { sweep } from "./seed/projection.ts";
import { schemaOf } from "./seed/schema-of.ts";
import { withServices } from "./services.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    sizes: { type: "string", default: "100000,300000,1000000" },
    only: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const schemas = values.sizes.split(",").map((size) => schemaOf(Number(size)));

type Case = { requests: RequestClass; schema: string; script: string; oneClient: Measure[]; eightClients: Measure[] };

await withServices({ url: values.url }, async (client, { databaseUrl }) => {
  for (const schema of schemas) await sweep(client, schema);
  const cases = await measureAll(
    client,
    databaseUrl,
    CLASSES.filter((name) => name.includes(values.only ?? "")),
  );
  const body = `${await describeMachine(client, new Date().toISOString().slice(0, 10))} Whole page with its ten cards; p50 / p95 / p99 in ms for one client (best of ${rounds} rounds), then pages a second with eight.\n\n${table(header(), lines(cases))}`;
  process.stdout.write(`\n${body}\n`);
  if (!values.only) await saveSection("Growth of search", body);
});

async function measureAll(client: pg.Client, url: string, classes: readonly RequestClass[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const requests of classes) {
    const script = await searchScript(client, requests);
    for (const schema of schemas) cases.push({ requests, schema, script, oneClient: [], eightClients: [] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const { requests, schema, script, oneClient, eightClients } of cases) {
      process.stdout.write(`\rround ${round}: ${requests}, ${schema}${" ".repeat(20)}`);
      const searchPath = `${schema},public`;
      oneClient.push(await runPgbench({ url, script, clients: 1, seconds, searchPath }));
      eightClients.push(await runPgbench({ url, script, clients: 8, seconds, searchPath }));
    }
  }
  return cases;
}

function header(): string[] {
  return ["request", ...schemas, "p95 growth", ...schemas.map((schema) => `${schema} pages/s`)];
}

function lines(cases: readonly Case[]): string[][] {
  return [...new Set(cases.map(({ requests }) => requests))].map((requests) => {
    const own = cases.filter((one) => one.requests === requests);
    const oneClient = own.map((one) => best(one.oneClient));
    const growth = (oneClient.at(-1)?.p95 ?? 0) / (oneClient[0]?.p95 ?? 1);
    return [
      requests.replaceAll("_", " "),
      ...oneClient.map(({ p50, p95, p99 }) => [p50, p95, p99].map(milliseconds).join(" / ")),
      `× ${growth.toFixed(1)}`,
      ...own.map((one) => Math.max(...one.eightClients.map(({ perSecond }) => perSecond)).toFixed(0)),
    ];
  });
}
