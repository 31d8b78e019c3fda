/**
 * A dump and a base backup made while civil status was there, with the tools of PostgreSQL, then restored once it is erased: without the
 * weekly keys, which no backup has, nobody reads it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRoles, urlAs } from "@app/db/roles";
import { dossierEnd, keyWeek, vaultWeek } from "@app/domain/papers/dossier";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDirectory } from "../../../tools/stack/paths.ts";
import { freePort } from "../../../tools/stack/ports.ts";
import { binaries, copyPostgres, startPostgres, stopPostgres } from "../../../tools/stack/postgres.ts";
import { migratedData } from "../../../tools/stack/template.ts";
import { keepKeys } from "../src/features/papers/keep-keys.ts";
import { sweepDossiers } from "../src/features/papers/sweep-dossiers.ts";
import { CIVIL_WORDS, filesWithCivilWords } from "./civil-canaries.ts";
import { call, type Harness, startHarness } from "./harness.ts";
import { type AHire, aHire, CIVIL, dossierOf, share, signIn, vaultOf } from "./papers-scene.ts";

const DAY = 86_400_000;
const server = { directory: runDirectory(`civil-backup-${process.pid}`), port: 0, durable: false };
const restored = { directory: runDirectory(`civil-restored-${process.pid}`), port: 0, durable: false };
const scratch = mkdtempSync(join(tmpdir(), "renfort-civil-"));

let url: string;
let h: Harness;
beforeAll(async () => {
  server.port = await freePort();
  url = await startPostgres({ ...server, template: await migratedData() });
  await createRoles(url, { owner: "owner", app: "app", readonly: "readonly" });
  h = await startHarness({ DATABASE_URL: urlAs(url, "app", "app") });
}, 120_000);
afterAll(async () => {
  await h.close();
  for (const { directory } of [server, restored]) {
    stopPostgres(directory);
    rmSync(directory, { recursive: true, force: true });
  }
  rmSync(scratch, { recursive: true, force: true });
});

const withServer = async <T>(at: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const databaseAt = (at: string, name: string) => {
  const other = new URL(at);
  other.pathname = `/${name}`;
  return other.href;
};
const run = (program: string, ...args: string[]) => execFileSync(join(binaries(), program), args, { stdio: "pipe" });

/** What the company and the person read in that database, with these keys. */
async function readsOf(at: string, keys: string, { application, employer, person }: AHire) {
  const other = await startHarness({ DATABASE_URL: urlAs(at, "app", "app"), DOSSIER_KEYS_DIR: keys });
  try {
    const shared = await dossierOf(other, await signIn(other, employer), application);
    const own = await vaultOf(other, await signIn(other, person.candidate));
    return [shared.status, shared.body.civil, own.status, own.body.civil];
  } finally {
    await other.close();
  }
}

test("backups made before civil status is erased open it for nobody once its keys are destroyed", {
  timeout: 300_000,
}, async () => {
  const hire = await aHire(h);
  const { person, application } = hire;
  expect((await share(h, person.token, application, { ...CIVIL, vault: true })).status).toBe(200);
  await withServer(url, (client) => client.query("checkpoint"));

  const [dump, plain] = [join(scratch, "renfort.dump"), join(scratch, "renfort.sql")];
  const source = urlAs(url, "owner", "owner");
  run("pg_dump", "--format=custom", "--file", dump, `--dbname=${url}`);
  run("pg_dump", "--file", plain, `--dbname=${url}`);
  copyPostgres(url, restored.directory, "apart");
  const stolen = join(scratch, "keys");
  cpSync(h.ctx.config.dossierKeysDir, stolen, { recursive: true });
  // Every file of both, the log of PostgreSQL included.
  for (const folder of [scratch, restored.directory, server.directory]) {
    const { read, found } = filesWithCivilWords(folder);
    expect(found).toEqual([]);
    expect(read).toBeGreaterThan(folder === scratch ? 2 : 500);
  }

  const weeks = [keyWeek(dossierEnd(hire.startsAt)), vaultWeek(h.ctx.now())];
  await call(h.app, "DELETE", "/api/vault/", { token: person.token });
  h.advance(dossierEnd(hire.startsAt).getTime() - h.ctx.now().getTime() + 1000);
  await sweepDossiers(h.ctx);
  const left = await withServer(source, (client) =>
    client.query(
      "select (select count(*)::int from dossiers) as dossiers, (select count(*)::int from vaults) as vaults",
    ),
  );
  expect(left.rows).toEqual([{ dossiers: 0, vaults: 0 }]);
  h.advance(40 * DAY);
  await keepKeys(h.ctx);
  for (const week of weeks) expect(await h.ctx.weekKeys.list()).not.toContain(week);

  await withServer(url, (client) => client.query("create database restored owner renfort_owner"));
  const fromDump = databaseAt(url, "restored");
  run("pg_restore", `--dbname=${fromDump}`, dump);
  restored.port = await freePort();
  const fromBase = await startPostgres(restored);
  const keys = h.ctx.config.dossierKeysDir;
  for (const at of [fromDump, fromBase]) {
    const rows = await withServer(at, (client) => client.query("select count(*)::int as n from dossiers"));
    expect(rows.rows).toEqual([{ n: 1 }]);
    expect(await readsOf(at, keys, hire)).toEqual([200, null, 200, null]);
    // The backup is whole: with the keys of its day, which only a thief would have, it opens.
    expect(await readsOf(at, stolen, hire)).toEqual([200, CIVIL, 200, CIVIL]);
  }

  // Each search finds what is put there on purpose: in a row, in bytes, in the log of PostgreSQL.
  await withServer(url, async (client) => {
    await client.query("create table planted (words text, bytes bytea)");
    await client.query("insert into planted values ($1, convert_to($1, 'utf8'))", [CIVIL_WORDS[1]]);
    await client.query("checkpoint");
  });
  run("pg_dump", "--file", plain, `--dbname=${url}`);
  expect(filesWithCivilWords(scratch).found).toEqual([plain]);
  const { found } = filesWithCivilWords(server.directory);
  expect(found.some((path) => path.includes("/base/"))).toBe(true);
  expect(found.some((path) => path.includes("/pg_wal/"))).toBe(true);
});
