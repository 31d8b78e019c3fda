/**
 * Fills a database with a deterministic marketplace, and draws the requests that will be asked of it:
 * `pnpm bench:seed --missions 1000000 --candidates 1000000`. With `--url`, an empty database of yours; else a private one.
 */
import { parseArgs } from "node:util";
import { loadReferenceData } from "@app/db/reference/load";
import type pg from "pg";
import { buildPool } from "./requests/pool.ts";
import { insertApplications } from "./seed/applications.ts";
import { insertEstablishments, insertMissions } from "./seed/missions.ts";
import { insertCandidates, insertCompanies } from "./seed/people.ts";
import { fillProjection, fillSearchWords } from "./seed/projection.ts";
import { loadVocabulary } from "./seed/vocabulary.ts";
import { withServices } from "./services.ts";

const LIVE_SHARE = 0.3;
const IDENTITIES = ["companies", "users", "missions"];

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    missions: { type: "string", default: "100000" },
    candidates: { type: "string", default: "100000" },
    live: { type: "string" },
    applications: { type: "string" },
  },
});
const missions = count(values.missions);
const candidates = count(values.candidates);
const live = values.live === undefined ? Math.round(missions * LIVE_SHARE) : Math.min(missions, count(values.live));
const applications = values.applications === undefined ? missions : count(values.applications);
const companies = Math.max(1, Math.floor(missions / 10));

await withServices({ url: values.url }, async (client) => {
  await step("reference data", () => loadReferenceData(client));
  await refuseUsedDatabase(client);
  await seed(client);
});

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from users limit 1");
  if (rows.length > 0)
    throw new Error("This database already holds users: seed an empty one, or remove the private one (.run/bench).");
}

async function seed(client: pg.Client): Promise<void> {
  // Neither triggers nor foreign keys: every row is right by construction, and one by one they would take hours.
  await client.query(
    "set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
  );
  const { slots, words } = await step("vocabulary", () => loadVocabulary(client));
  const people = { companies, candidates, slots };
  await step("companies", () => insertCompanies(client, people));
  await step("candidates", () => insertCandidates(client, people));
  await step("missions", () =>
    insertMissions(client, { missions, live, applications, companies, slots, words }, (done) =>
      process.stdout.write(`\rmissions ${done}`),
    ),
  );
  await step("establishments", () => insertEstablishments(client));
  await step("applications", () => insertApplications(client, { missions, companies, candidates }));
  await step("search projection", () =>
    fillProjection(client, "public", "select m, null::tsvector as document from missions m"),
  );
  await step("search words", () => fillSearchWords(client));
  for (const table of IDENTITIES) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  }
  await step("vacuum", () => client.query("vacuum analyze"));
  await step("requests", () => buildPool(client));
}

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  process.stdout.write(`\r${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`Not a count: ${text}`);
  return number;
}
