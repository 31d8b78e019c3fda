/** A real streaming replica, late, then killed: visitors get an answer, and authors see what they wrote. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { anEmployer } from "@app/db/builders/companies";
import { aCandidate } from "@app/db/builders/users";
import { urlAs } from "@app/db/roles";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runDirectory } from "../../../tools/stack/paths.ts";
import { freePort } from "../../../tools/stack/ports.ts";
import { copyPostgres, startPostgres, stopPostgres } from "../../../tools/stack/postgres.ts";
import { MAX_LAG_MS } from "../src/platform/database/replica-watch.ts";
import { evening } from "./bodies.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { get, post } from "./scene.ts";

const HOUR = 3_600_000;
const SEARCHES = 200;
const VISITORS = 8;

const primary = inject("postgresCopy");
const replica = { directory: runDirectory(`replica-${process.pid}`), port: 0, durable: false };
let replicaUrl: string;
let h: Harness;

beforeAll(async () => {
  const server = await startPostgres({ directory: primary, port: await freePort(), durable: false });
  const primaryUrl = inTemplate(server);
  copyPostgres(server, replica.directory, "replica");
  replica.port = await freePort();
  replicaUrl = inTemplate(await startPostgres(replica));
  h = await startHarness({
    DATABASE_URL: urlAs(primaryUrl, "app", "app"),
    DATABASE_REPLICA_URL: urlAs(replicaUrl, "app", "app"),
  });
});
afterAll(async () => {
  await h.close();
  for (const directory of [replica.directory, primary]) stopPostgres(directory);
  rmSync(replica.directory, { recursive: true });
});

/** The migrated database of the copied server. */
function inTemplate(server: string): string {
  const url = new URL(server);
  url.pathname = "/template_renfort";
  return url.href;
}

async function onReplica(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: replicaUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

type Listed = { status: number; body: { results: { id: number; application?: object | null }[] } };
const asVisitor = (path = "jobs/"): Promise<Listed> => call(h.app, "GET", `/api/${path}`);
const asMember = (token: string, path = "jobs/"): Promise<Listed> => get(h, token, path);
const ids = ({ body }: Listed) => body.results.map(({ id }) => id);

const isFresh = async () => (await h.ctx.readiness.read()).dependencies["replica"];
/** Reads the replica answered so far, those that came while it was late, and those asked again of the primary. */
async function reads(): Promise<Record<string, number>> {
  const metrics = await h.ctx.metrics.registry.getMetricsAsJSON();
  const metric = metrics.find(({ name }) => name === "renfort_replica_reads_total");
  return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [labels["outcome"], value]));
}

function soon(): object {
  const startsAt = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR;
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + 4 * HOUR), breakMinutes: 0, positions: 1 };
}

test("a replica that is late is read for five seconds at most, and never by the author", async () => {
  const [employer, candidate] = [await anEmployer(h.ctx.db), await aCandidate(h.ctx.db)];
  const [theirs, own] = [await tokenFor(h.ctx, employer.id), await tokenFor(h.ctx, candidate.id)];
  const publish = async () =>
    (await post<{ id: number }>(h, theirs, "jobs/add", evening({ shifts: [soon()] }))).body.id;
  const before = await publish();
  await expect.poll(isFresh, { timeout: 10_000 }).toBe("up");
  await expect.poll(async () => ids(await asVisitor())).toEqual([before]);
  const { replica: answered = 0, ...others } = await reads();
  await asMember(own);
  expect(await reads()).toEqual({ ...others, replica: answered + 1 });

  await onReplica("select pg_wal_replay_pause()");
  const id = await publish();
  const start = performance.now();
  expect(ids(await asVisitor())).toEqual([before]);
  expect(ids(await asMember(theirs))).toContain(id);
  await post(h, own, "jobs/apply", { job: before, message: "Bonjour, je suis disponible." });
  expect(await asMember(own)).toMatchObject({ body: { results: [{ id: before, application: {} }] } });
  expect(await asMember(own, `jobs/${before}/`)).toMatchObject({ body: { application: {}, totalApplications: 1 } });
  // Whoever follows a link to it finds it, on the primary.
  expect(await asVisitor(`jobs/${id}/`)).toMatchObject({ status: 200, body: { id } });
  expect(await asVisitor("jobs/999999/")).toMatchObject({ status: 404 });

  const statuses = new Set<number>();
  for (let found = false; !found; await sleep(50)) {
    const answer = await asVisitor();
    statuses.add(answer.status);
    found = ids(answer).includes(id);
  }
  expect(performance.now() - start).toBeLessThan(MAX_LAG_MS + 2_000);
  expect(statuses).toEqual(new Set([200]));
  expect(await isFresh()).toBe("down");
  await onReplica("select pg_wal_replay_resume()");
  await expect.poll(isFresh, { timeout: 10_000 }).toBe("up");
});

test("a replica killed among two hundred searches costs nobody an answer, and is read again once it is back", async () => {
  const statuses: number[] = [];
  async function search(): Promise<void> {
    while (statuses.length < SEARCHES) statuses.push((await asVisitor()).status);
  }
  const searching = Promise.all(Array.from({ length: VISITORS }, search));
  await expect.poll(() => statuses.length).toBeGreaterThan(SEARCHES / 4);
  process.kill(
    Number.parseInt(readFileSync(join(replica.directory, "postgres/postmaster.pid"), "utf8"), 10),
    "SIGQUIT",
  );
  await searching;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect((await reads())["again"]).toBeGreaterThan(1);

  await expect.poll(isFresh, { timeout: 10_000 }).toBe("down");
  await startPostgres(replica);
  await expect.poll(isFresh, { timeout: 10_000 }).toBe("up");
  const { replica: answered = 0 } = await reads();
  await asVisitor();
  expect((await reads())["replica"]).toBe(answered + 1);
});
