/** A database with as many missions as asked for, in the schema of the previous release. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { DEMO_PASSWORD_HASH } from "@app/db/builders/demo-password";
import type pg from "pg";
import { withClient } from "../../tools/stack/with-client.ts";
import type { Release } from "./releases.ts";
import type { Site } from "./site.ts";

export type Size = { missions: number; candidates: number; applications: number; live: number };
export type Person = { id: number; email: string };

/** Seeds once for each schema and size; later runs begin with a copy. */
export async function prepareDatabase(site: Site, previous: Release, size: Size): Promise<void> {
  const schema = createHash("sha256").update(migrationsOf(previous).join()).digest("hex").slice(0, 8);
  const seeded = `seeded_${Object.values(size).join("_")}_${schema}`;
  const server = new URL(site.databaseUrl);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  await withClient(server.href, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [seeded]);
    if (rowCount === 0) await seed(client, server, previous, seeded, size);
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.query(`create database "${name}" template "${seeded}" strategy file_copy`);
  });
  await site.grantRoles();
  await site.migrate(previous);
}

async function seed(client: pg.Client, server: URL, { folder }: Release, name: string, size: Size): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists "${unfinished}" with (force)`);
  await client.query(`create database "${unfinished}"`);
  const url = new URL(server);
  url.pathname = unfinished;
  const sizes = Object.entries(size).flatMap(([what, count]) => [`--${what}`, String(count)]);
  execFileSync(process.execPath, ["bench/seed.ts", "--url", url.href, ...sizes], { cwd: folder, stdio: "inherit" });
  await client.query(`alter database "${unfinished}" rename to "${name}"`);
}

/** Their files, from the first to the last. */
export function migrationsOf({ folder }: Release): string[] {
  return globSync("**/*.sql", { cwd: join(folder, "db/migrations") }).toSorted();
}

/** People who sign in, and missions that are read. */
export async function drawPeople(url: string, people: number): Promise<{ people: Person[]; missions: number[] }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Person>(
      `update users set password_hash = $1
       where id in (select user_id from candidates order by hashint8(user_id) limit $2) returning id::integer, email`,
      [DEMO_PASSWORD_HASH, people],
    );
    const { rows: missions } = await client.query<{ id: number }>(
      `select m.id::integer as id from mission_search s join missions m on m.id = s.mission_id
       where m.starts_at > now() + interval '1 day' and m.max_applications is null order by hashint8(m.id) limit 2000`,
    );
    return { people: rows, missions: missions.map(({ id }) => id) };
  });
}

export async function countRows(url: string, query: string): Promise<number> {
  return withClient(url, async (client) => Number((await client.query<{ count: string }>(query)).rows[0]?.count ?? 0));
}
