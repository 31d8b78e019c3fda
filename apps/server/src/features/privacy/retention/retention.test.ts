import { randomBytes } from "node:crypto";
import { anEmployer } from "@app/db/builders/companies";
import { aNotification } from "@app/db/builders/notifications";
import { aCandidate } from "@app/db/builders/users";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { RETENTION_PERIODS } from "./retention-periods.ts";
import { sweepRetention } from "./sweep-old-rows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const inMs = (ms: number) => new Date(h.ctx.now().getTime() + ms);

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(h.ctx.db);
  return rows[0]?.n ?? 0;
}

async function sweepAfter(ms: number): Promise<void> {
  h.advance(ms);
  await sweepRetention(h.ctx);
}

async function aLink(fields: { usedAt?: Date; expiresAt: Date }): Promise<void> {
  const { id: userId } = await aCandidate(h.ctx.db);
  await h.ctx.db
    .insertInto("oneTimeTokens")
    .values({ tokenHash: randomBytes(32), userId, purpose: "verify_email", ...fields })
    .execute();
}

describe("expired rows are deleted, and no others", () => {
  test("tickets, at once", async () => {
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    await call(h.app, "POST", "/api/ws-ticket/", { token });
    await sweepAfter(25_000);
    expect(await count("socket_tickets")).toBe(1);
    await sweepAfter(6_000);
    expect(await count("socket_tickets")).toBe(0);
  });

  test("mailed links, used at once, expired a day later", async () => {
    await aLink({ expiresAt: inMs(DAY), usedAt: h.ctx.now() });
    await aLink({ expiresAt: inMs(HOUR) });
    await sweepAfter(MINUTE);
    expect(await count("one_time_tokens")).toBe(1);
    await sweepAfter(24 * HOUR);
    expect(await count("one_time_tokens")).toBe(1);
    await sweepAfter(HOUR);
    expect(await count("one_time_tokens")).toBe(0);
  });

  test("answers to repeated requests, after a day", async () => {
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const body = { name: "Aline", email: "aline@exemple.fr", subject: "other", message: "Bonjour" };
    await call(h.app, "POST", "/api/contact/", { token, body, headers: { "idempotency-key": "k" } });
    await sweepAfter(23 * HOUR);
    expect(await count("idempotency_keys")).toBe(1);
    await sweepAfter(HOUR + MINUTE);
    expect(await count("idempotency_keys")).toBe(0);
  });

  test("sessions, thirty days after they expired, with what hung on them", async () => {
    await h.ctx.db.deleteFrom("sessions").execute();
    const { id: userId } = await aCandidate(h.ctx.db);
    // It expires in a day.
    const token = await tokenFor(h.ctx, userId);
    const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
    const body = { endpoint: "https://fcm.googleapis.com/fcm/send/retention", keys };
    expect((await call(h.app, "POST", "/api/push/subscriptions/", { token, body })).status).toBe(201);
    await sweepAfter(30 * DAY);
    expect([await count("sessions"), await count("push_subscriptions")]).toEqual([1, 1]);
    await sweepAfter(DAY + MINUTE);
    expect([await count("sessions"), await count("push_subscriptions")]).toEqual([0, 0]);
  });

  test("who looked at whose contact details, after a year", async () => {
    const viewer = await anEmployer(h.ctx.db);
    const { id: candidateId } = await aCandidate(h.ctx.db);
    await h.ctx.db
      .insertInto("contactViews")
      .values({ viewerId: viewer.id, candidateId, subject: "contact", at: h.ctx.now() })
      .execute();
    await sweepAfter(364 * DAY);
    expect(await count("contact_views")).toBe(1);
    await sweepAfter(DAY + MINUTE);
    expect(await count("contact_views")).toBe(0);
  });

  test("contact messages, after a year", async () => {
    await h.ctx.db.deleteFrom("contactMessages").execute();
    const body = { name: "Aline", email: "aline@exemple.fr", subject: "other", message: "Bonjour" };
    await call(h.app, "POST", "/api/contact/", { body });
    await sweepAfter(364 * DAY);
    expect(await count("contact_messages")).toBe(1);
    await sweepAfter(DAY + MINUTE);
    expect(await count("contact_messages")).toBe(0);
  });
});

test("security events go after twelve months by the database's own clock, however many there are", async () => {
  const insert = (days: number, rows: number) =>
    h.ctx.pool.query(
      `insert into security_events (kind, occurred_at)
       select 'sign_in_failed', now() - make_interval(days => $1) from generate_series(1, $2)`,
      [days, rows],
    );
  await h.runAsOwner("truncate security_events");
  await insert(364, 3);
  await insert(367, 12_000);
  await sweepRetention(h.ctx);
  expect(await count("security_events")).toBe(3);
  // A wrong clock deletes nothing early.
  await sweepAfter(400 * DAY);
  expect(await count("security_events")).toBe(3);
  h.advance(-400 * DAY);
});

test("a month of notifications is dropped once its first day is six months old", async () => {
  const other = await startHarness();
  try {
    const now = other.ctx.now();
    const month = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await aNotification(other.ctx.db, { createdAt: new Date(month(0).getTime() + HOUR) });
    // Without a partition, rows go to the default one.
    await aNotification(other.ctx.db, { createdAt: new Date(month(5).getTime() + HOUR) });
    const left = async () => (await other.ctx.db.selectFrom("notifications").select("id").execute()).length;
    const tables = async () =>
      (await other.ctx.pool.query("select 1 from pg_inherits where inhparent = 'notifications'::regclass")).rows.length;
    const before = await tables();

    const reach = async (instant: Date) => {
      other.advance(instant.getTime() - other.ctx.now().getTime());
      await sweepRetention(other.ctx);
    };
    await reach(new Date(month(6).getTime() - 2 * HOUR));
    expect(await left()).toBe(2);
    await reach(new Date(month(6).getTime() + HOUR));
    expect(await left()).toBe(1);
    expect(await tables()).toBeLessThan(before);
    await reach(new Date(month(11).getTime() + DAY));
    expect(await left()).toBe(0);
  } finally {
    await other.close();
  }
});

test("a large backlog is deleted in batches, and every period uses an indexed column", async () => {
  const { id } = await aCandidate(h.ctx.db);
  await h.ctx.pool.query(
    `insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
     select $1, n::text, '', 200, '{}', $2 from generate_series(1, 12000) n`,
    [id, inMs(-2 * DAY)],
  );
  await sweepRetention(h.ctx);
  expect(await count("idempotency_keys")).toBe(0);
  for (const { table, since } of RETENTION_PERIODS) {
    const { rows } = await h.ctx.pool.query(
      "select 1 from pg_indexes where tablename = $1 and indexdef ~ ('\\(' || $2 || '\\M')",
      [table, since],
    );
    expect(rows, `${table}.${since}`).not.toEqual([]);
  }
});

/** Their rows are marked or emptied, never deleted. */
const NEVER_DELETED = ["users", "candidates", "companies", "establishments", "missions", "communes", "departments"];

test("deleting a row never reads a whole table: what refers to it has an index", async () => {
  const { rows } = await h.ctx.pool.query<{ reference: string }>(
    `select c.conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as reference
     from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and not t.relispartition and c.connamespace = 'public'::regnamespace
       and c.confrelid::regclass::text <> all ($1)
       and not exists (select 1 from pg_index i where i.indrelid = c.conrelid
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] operator(pg_catalog.@>) c.conkey)`,
    [NEVER_DELETED],
  );
  expect(rows).toEqual([]);
});
