import { once } from "node:events";
import { connect as connectTcp, createServer, type Socket } from "node:net";
import { problemFr } from "@app/contract/http/problem.fr";
import { connectPool } from "@app/db/database";
import { urlAs } from "@app/db/roles";
import { API_LIMITS, WORKER_LIMITS } from "@app/db/time-limits";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness } from "../../../test/harness.ts";

const LIMITS = { statement: 1_000, lock: 500, idleInTransaction: 500 };
const UNAVAILABLE = {
  status: 503,
  body: { code: "unavailable", error: problemFr.unavailable, retry_after: 2 },
  headers: { "retry-after": "2" },
};

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ DATABASE_POOL: "2" }, LIMITS);
  h.app.get("/slow", () => h.ctx.pool.query("select pg_sleep(30)"));
  h.app.get("/slow-transaction", () => h.ctx.db.transaction().execute((tx) => sql`select pg_sleep(30)`.execute(tx)));
  h.app.get("/locked", () => h.ctx.pool.query("select from stat_counters where key = 'locked' for update"));
  h.app.get("/quick", () => h.ctx.pool.query("select 1").then(({ rows }) => rows[0]));
});
afterAll(() => h.close());

describe("a database that takes too long", () => {
  test.each(["/slow", "/slow-transaction"])(
    "is a 503 that says when to come back, and the pool recovers (%s)",
    async (url) => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => call(h.app, "GET", url)));
      for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
      expect(await call(h.app, "GET", "/quick")).toMatchObject({ status: 200 });
      expect(h.ctx.pool.waitingCount).toBe(0);
      expect(h.ctx.pool.idleCount).toBe(h.ctx.pool.totalCount);
    },
  );

  test("does not make everyone queue behind one lock", async () => {
    await h.ctx.pool.query("insert into stat_counters (key, slot) values ('locked', 0)");
    const holder = new pg.Client({ connectionString: urlAs(h.ctx.config.databaseUrl, "owner", "owner") });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from stat_counters where key = 'locked' for update");
    expect(await call(h.app, "GET", "/locked")).toMatchObject(UNAVAILABLE);
    await holder.query("rollback");
    expect(await call(h.app, "GET", "/locked")).toMatchObject({ status: 200 });
    await holder.end();
  });

  test("no free connection is a 503 too", async () => {
    const taken = await Promise.all([h.ctx.pool.connect(), h.ctx.pool.connect()]);
    expect(await call(h.app, "GET", "/quick")).toMatchObject(UNAVAILABLE);
    for (const client of taken) client.release();
    expect(await call(h.app, "GET", "/quick")).toMatchObject({ status: 200 });
  });

  test("an idle transaction is ended, and its connection replaced", async () => {
    const client = await h.ctx.pool.connect();
    const ended = new Promise((resolve) => client.once("end", () => resolve(undefined)));
    await client.query("begin");
    await ended;
    await expect(client.query("select 1")).rejects.toThrow(/not queryable|terminat|closed/i);
    client.release();
    expect(await call(h.app, "GET", "/quick")).toMatchObject({ status: 200 });
  });
});

test("an invalid statement is a 500", async () => {
  const broken = await startHarness();
  broken.app.get("/wrong", () => broken.ctx.pool.query("select from nowhere"));
  expect(await call(broken.app, "GET", "/wrong")).toMatchObject({ status: 500, body: { code: "server_error" } });
  await broken.close();
});

test("the api and the worker ask for their own limits", async () => {
  const read = async (limits: typeof API_LIMITS) => {
    const pool = connectPool(h.ctx.config.databaseUrl, { max: 1, limits });
    const { rows } = await pool.query(
      "select current_setting('statement_timeout') s, current_setting('lock_timeout') l, current_setting('idle_in_transaction_session_timeout') i",
    );
    await pool.end();
    return rows[0];
  };
  expect(await read(API_LIMITS)).toEqual({ s: "5s", l: "2s", i: "10s" });
  expect(await read(WORKER_LIMITS)).toEqual({ s: "1min", l: "10s", i: "10s" });
});

test("a network that swallows answers costs one connection, not the pool", async () => {
  const target = new URL(h.ctx.config.databaseUrl);
  const { port, hostname } = target;
  const sockets: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connectTcp(Number(port), hostname);
    for (const socket of [near, far]) socket.on("error", () => {});
    near.pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    sockets.push(far);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  target.port = String(typeof address === "object" && address ? address.port : 0);
  const pool = connectPool(target.href, { max: 1, limits: LIMITS });
  await pool.query("select 1");
  for (const socket of sockets) socket.unpipe();
  const client = await pool.connect();
  await expect(client.query("select 2")).rejects.toThrow("Query read timeout");
  // As Kysely rethrows it, without details.
  client.release();
  const { rows } = await pool.query("select 3 as n");
  expect(rows).toEqual([{ n: 3 }]);
  await pool.end();
  proxy.close();
});
