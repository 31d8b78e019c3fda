/** The rights of each database role. */
import { APPEND_ONLY_TABLES, READ_ONLY_TABLES } from "@app/db/grants";
import { migrate } from "@app/db/migrate";
import { createRoles, urlAs } from "@app/db/roles";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createDatabase } from "../../../tools/stack/postgres.ts";

const PASSWORDS = { owner: "owner", app: "app", readonly: "readonly" };
const DENIED = /permission denied|must be owner|read-only transaction/;
const admin = `${inject("postgresUrl")}roles`;
const clients: pg.Client[] = [];
let [app, owner, readonly] = [new pg.Client(), new pg.Client(), new pg.Client()];

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  await createDatabase(`${inject("postgresUrl")}postgres`, "roles", "template_renfort");
  await createRoles(admin, PASSWORDS);
  owner = await open(urlAs(admin, "owner", PASSWORDS.owner));
  // As a release would.
  await owner.query("create table if not exists security_events (id bigint generated always as identity, kind text)");
  await migrate(urlAs(admin, "owner", PASSWORDS.owner));
  app = await open(urlAs(admin, "app", PASSWORDS.app));
  readonly = await open(urlAs(admin, "readonly", PASSWORDS.readonly));
});
afterAll(() => Promise.all(clients.map((client) => client.end())));

describe("the application", () => {
  test.each([
    "create table stolen (id int)",
    "create table graphile_worker.stolen (id int)",
    "create temp table stolen (id int)",
    "create schema stolen",
    "create function stolen() returns int language sql as 'select 1'",
    "create view stolen as select 1",
    "create extension hstore",
    "create role stolen",
    "alter table users add column stolen text",
    "alter table users disable trigger all",
    "alter role renfort_app superuser",
    "alter function count_up(text, bigint) security definer",
    "drop table ratings",
    "drop function rebuild_mission_search()",
    "truncate users",
    "truncate messages",
    "create index stolen on users (email)",
    "set role renfort_owner",
    "set session authorization postgres",
    "copy users to program 'cat'",
    "copy (select 1) to '/tmp/stolen'",
    "select pg_read_file('/etc/passwd')",
  ])("cannot %s", async (statement) => {
    await app.query("begin");
    try {
      await expect(app.query(statement)).rejects.toThrow(/permission denied|must be owner|must be superuser/);
    } finally {
      await app.query("rollback");
    }
  });

  test.each(APPEND_ONLY_TABLES)("adds to %s, and changes nothing there", async (table) => {
    const { rows } = await owner.query<{ column: string }>(
      "select column_name as column from information_schema.columns where table_name = $1 and is_identity = 'NO'",
      [table],
    );
    for (const { column } of rows)
      await expect(app.query(`update ${table} set ${column} = null`)).rejects.toThrow(DENIED);
    await expect(app.query(`delete from ${table}`)).rejects.toThrow(DENIED);
    await expect(app.query(`truncate ${table}`)).rejects.toThrow(DENIED);
    await app.query(`select * from ${table}`);
  });

  test("adds a row to an append-only table", async () => {
    await app.query("insert into security_events (kind) values ('sign_in')");
    await expect(app.query("delete from security_events")).rejects.toThrow(DENIED);
  });

  test.each(READ_ONLY_TABLES)("only reads %s", async (table) => {
    await app.query(`select * from ${table} limit 1`);
    await expect(app.query(`delete from ${table}`)).rejects.toThrow(DENIED);
  });

  test("makes next month's notifications and drops the oldest, without the right to make or drop a table", async () => {
    await owner.query("drop table if exists notifications_2020_01");
    await owner.query(
      "create table notifications_2020_01 partition of notifications for values from ('2020-01-01') to ('2020-02-01')",
    );
    await expect(app.query("drop table notifications_2020_01")).rejects.toThrow(DENIED);
    await app.query("select ensure_notification_partitions(0, 4), drop_notifications_before('2020-06-01')");
    const { rows } = await owner.query("select to_regclass('notifications_2020_01') as old");
    expect(rows).toEqual([{ old: null }]);
    const { rows: months } = await owner.query(
      "select from pg_inherits where inhparent = 'notifications'::regclass and inhrelid::regclass::text = to_char(now() + interval '4 months', '\"notifications_\"YYYY_MM')",
    );
    expect(months).toHaveLength(1);
  });

  test("queues and reads jobs, whose tables are not its own", async () => {
    await app.query("select graphile_worker.add_job('nothing', '{}'::json)");
    const { rows } = await app.query("select from graphile_worker._private_jobs");
    expect(rows).toHaveLength(1);
    await expect(app.query("alter table graphile_worker._private_jobs add column x int")).rejects.toThrow(DENIED);
  });
});

describe("the reader", () => {
  test("reads people and missions, and writes nothing", async () => {
    await readonly.query("select id, email, status from users limit 1");
    await readonly.query("select * from missions limit 1");
    await readonly.query("select * from graphile_worker.jobs limit 1");
    for (const statement of [
      "delete from missions",
      "update users set email = 'x'",
      "insert into blocks values (1, 2)",
    ]) {
      await expect(readonly.query(statement)).rejects.toThrow(DENIED);
      await expect(readonly.query(`set default_transaction_read_only = off; ${statement}`)).rejects.toThrow(DENIED);
    }
    for (const statement of ["truncate missions", "drop table missions", "create temp table t (id int)"])
      await expect(readonly.query(statement)).rejects.toThrow(DENIED);
  });

  test.each([
    "select password_hash from users",
    "select * from users",
    "select token_hash from sessions",
    "select * from one_time_tokens",
    "select * from email_codes",
    "select * from phone_codes",
    "select * from socket_tickets",
    "select * from social_attempts",
    "select * from push_subscriptions",
    "select secret from totp_factors",
    "select * from recovery_codes",
    "select * from totp_challenges",
    "select payload from graphile_worker._private_jobs",
  ])("cannot %s", async (statement) => {
    await expect(readonly.query(statement)).rejects.toThrow(/permission denied/);
  });

  test("sees no column that holds a hash, a token or a secret, in any table", async () => {
    const { rows } = await owner.query(`
      select attrelid::regclass || '.' || attname as column
      from pg_attribute join pg_class c on c.oid = attrelid and relkind in ('r', 'p')
      where relnamespace = 'public'::regnamespace and attname ~ 'hash|token|secret|nonce|password'
        and has_column_privilege('renfort_readonly', attrelid, attnum, 'select')`);
    expect(rows).toEqual([]);
  });
});

test("a table of the next release is the application's to use, before anyone grants anything", async () => {
  await owner.query("create table next_release (id bigint generated always as identity, kind text)");
  await app.query("insert into next_release (kind) values ('new')");
  await app.query("update next_release set kind = 'changed'");
  await expect(app.query("truncate next_release")).rejects.toThrow(DENIED);
});

test("making the roles again, or after a release that ran as superuser, leaves the same rights", async () => {
  const superuser = await open(admin);
  await superuser.query("create table made_by_superuser (id int); create type made_kind as enum ('a')");
  await createRoles(admin, PASSWORDS);
  await createRoles(admin, PASSWORDS);
  const { rows } = await superuser.query(
    "select tableowner from pg_tables where schemaname in ('public', 'graphile_worker') group by 1",
  );
  expect(rows).toEqual([{ tableowner: "renfort_owner" }]);
  await app.query("insert into made_by_superuser values (1)");
  await expect(app.query("delete from security_events")).rejects.toThrow(DENIED);
});
