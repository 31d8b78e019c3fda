/** The three steps of an upgrade, by the smallest release that needed them: a previous release that knows two badges only. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPool } from "@app/db/database";
import { runDbmate } from "@app/db/dbmate";
import { migrate } from "@app/db/migrate";
import { createRoles, urlAs } from "@app/db/roles";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabase } from "../../../tools/stack/postgres.ts";

const PASSWORDS = { owner: "owner", app: "app", readonly: "readonly" };
const MIGRATIONS = join(import.meta.dirname, "../../../db/migrations");
const LAST_OF_PREVIOUS_RELEASE = "0022";
/** A whole migration. */
const SLOW = { timeout: 60_000 };
const admin = `${inject("postgresUrl")}migration_steps`;
const ownerUrl = urlAs(admin, "owner", PASSWORDS.owner);
const owner = connectPool(ownerUrl, { max: 1 });
const app = connectPool(urlAs(admin, "app", PASSWORDS.app), { max: 1 });

beforeAll(async () => {
  await createDatabase(`${inject("postgresUrl")}postgres`, "migration_steps");
  await createRoles(admin, PASSWORDS);
  await migrateAsPreviousRelease();
  await owner.query(
    "insert into users (id, role, email, first_name, last_name) overriding system value values (11, 'candidate', 'camille@example.test', 'Camille', 'Moreau')",
  );
  await owner.query("insert into candidates (user_id) values (11)");
  await owner.query(aCompany(21));
  await owner.query("insert into conversations (id, user_a, user_b) overriding system value values (31, 11, 21)");
});
afterAll(() => Promise.all([owner.end(), app.end()]));

test("before the last step, the previous release goes on with the two badges it knows", SLOW, async () => {
  await migrate(ownerUrl, { contract: false });
  await app.query("insert into earned_badges (candidate_id, badge) values (11, 'ten_missions'), (11, 'reliable')");
  expect((await app.query("select badge from candidate_badges")).rows).toEqual([{ badge: "reliable" }]);
  const written =
    "(11, 'quick_starter', 2), (11, 'reliable', 6) on conflict (candidate_id, badge) do update set count = excluded.count";
  await app.query(`insert into candidate_badges (candidate_id, badge, count) values ${written}`);
  await app.query("delete from candidate_badges where badge not in ('reliable')");
  const { rows } = await app.query("select badge || count as badge from earned_badges order by badge");
  expect(rows).toEqual([{ badge: "reliable6" }, { badge: "ten_missions1" }]);
  expect((await app.query("select after_id::integer from badge_recount")).rows).toEqual([{ after_id: 0 }]);
});

test(
  "a company that exists is one owner's, its conversations are its own, and the previous release goes on",
  SLOW,
  async () => {
    const members =
      "select company_id::integer as company, user_id::integer as person, role from company_members order by 1";
    expect((await app.query(members)).rows).toEqual([{ company: 21, person: 21, role: "owner" }]);
    // As it registers a company, and begins a conversation.
    await app.query(aCompany(22));
    await app.query("insert into conversations (id, user_a, user_b) overriding system value values (32, 11, 22)");
    expect((await app.query(members)).rows).toContainEqual({ company: 22, person: 22, role: "owner" });
    const { rows } = await app.query(
      "select id::integer, company_id::integer as company, candidate_id::integer as person from conversations order by 1",
    );
    expect(rows).toEqual([
      { id: 31, company: 21, person: 11 },
      { id: 32, company: 22, person: 11 },
    ]);
  },
);

test("a second run changes nothing", SLOW, async () => {
  const before = await readMigrated();
  await migrate(ownerUrl, { contract: false });
  expect(await readMigrated()).toEqual(before);
});

test("the last step takes away what only the previous release needed", SLOW, async () => {
  await migrate(ownerUrl);
  expect((await owner.query("select to_regclass('candidate_badges') as view")).rows).toEqual([{ view: null }]);
  expect((await owner.query("select 1 from pg_trigger where tgname = 'conversation_begun'")).rows).toEqual([]);
  expect((await app.query("select count(*)::integer as badges from earned_badges")).rows).toEqual([{ badges: 2 }]);
});

/** With its only account, of the same number. */
const aCompany = (id: number) => `
  with made as (
    insert into companies (id, name, siret, address) overriding system value values (${id}, 'Brasserie', '${String(id).padStart(14, "7")}', 'Lyon') returning id)
  insert into users (id, role, email, first_name, last_name, company_id) overriding system value
  select ${id}, 'employer', 'nadia-${id}@example.test', 'Nadia', 'Ferrand', id from made`;

async function readMigrated(): Promise<unknown[]> {
  const { rows } = await owner.query(
    "select version from schema_migrations union all select badge || count from earned_badges union all select after_id::text from badge_recount order by 1",
  );
  return rows;
}

/** The schema as the previous release knew it. */
async function migrateAsPreviousRelease(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const file of readdirSync(MIGRATIONS)) {
    if (/^\d/.test(file) && file.slice(0, 4) <= LAST_OF_PREVIOUS_RELEASE)
      cpSync(join(MIGRATIONS, file), join(folder, file));
  }
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await runDbmate(client, ownerUrl, folder);
  await client.end();
  rmSync(folder, { recursive: true });
}
