/**
 * Civil status is in clear in no table, no log, nothing sent to Redis, no file of the store, and nothing PostgreSQL writes to its disk; in
 * no mail but the copy of a signed contract, to its two parties. Backups: apps/server/test/civil-backup.test.ts.
 */
import { urlAs } from "@app/db/roles";
import { dossierEnd } from "@app/domain/papers/dossier";
import { Redis } from "ioredis";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { objectsWithCivilWords, pdfText } from "../../../test/civil-canaries.ts";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { codeIn } from "../../../test/mail.ts";
import {
  aHire,
  askCode,
  CIVIL,
  declare,
  dossierOf,
  makeContract,
  share,
  sheetOf,
  sign,
  signIn,
  unshare,
  vaultOf,
  writePapers,
} from "../../../test/papers-scene.ts";
import { get, notificationsOf } from "../../../test/scene.ts";
import { keepKeys } from "./keep-keys.ts";
import { sweepDossiers } from "./sweep-dossiers.ts";

/** As they are typed, and as bytes of which a part would do. */
const WORDS = [
  "Quennec-Ozanne",
  "Thibodeau-Vasset",
  "Zéphyrine",
  "1987-03-14",
  "Plougonvelin-Trez",
  "Vanuatu",
  "Mortier-Blanc",
];

const lines: string[] = [];
const commands: string[] = [];
let h: Harness;
let monitor: Redis;
let owner: pg.Client;
beforeAll(async () => {
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  h = await startHarness({ LOG_LEVEL: "debug" }, undefined, log);
  const redis = new Redis(inject("redisUrl"));
  monitor = await redis.monitor();
  redis.disconnect();
  monitor.on("monitor", (_time: string, args: string[]) => void commands.push(args.join(" ")));
  owner = new pg.Client({ connectionString: urlAs(h.ctx.config.databaseUrl, "owner", "owner") });
  await owner.connect();
});
afterAll(async () => {
  monitor.disconnect();
  await owner.end();
  await h.close();
});

const holding = (texts: readonly string[]) => texts.filter((text) => WORDS.some((word) => text.includes(word)));

/** Every text and every byte of every table, those of the queue included. */
async function tablesWithWords(): Promise<string[]> {
  const { rows } = await owner.query<{ schema: string; name: string; column: string; type: string }>(`
    select n.nspname as schema, c.relname as name, a.attname as column, t.typname as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    join pg_type t on t.oid = a.atttypid
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not a.attisdropped`);
  const found = [];
  for (const [table, columns] of Map.groupBy(rows, ({ schema, name }) => `${schema}."${name}"`)) {
    const seen = columns.map(({ column, type }) =>
      type === "bytea"
        ? `position(convert_to(w, 'utf8') in x."${column}") > 0`
        : `x."${column}"::text like '%' || w || '%'`,
    );
    const { rowCount } = await owner.query(
      `select from ${table} x cross join unnest($1::text[]) w where ${seen.map((one) => `coalesce(${one}, false)`).join(" or ")} limit 1`,
      [WORDS],
    );
    if (rowCount) found.push(table);
  }
  return found;
}

/** Segments of the log of PostgreSQL written since. */
async function walWithWords(since: Date): Promise<{ segments: number; found: string[] }> {
  const superuser = new pg.Client({ connectionString: `${inject("postgresUrl")}postgres` });
  await superuser.connect();
  try {
    const { rows } = await superuser.query<{ name: string; found: boolean }>(
      `select w.name, exists (select from unnest($2::text[]) t
         where position(convert_to(t, 'utf8') in pg_read_binary_file('pg_wal/' || w.name)) > 0) as found
       from pg_ls_waldir() w where w.modification >= $1::timestamptz - interval '1 minute'`,
      [since, WORDS.filter((word) => word !== "Vanuatu" && word !== "1987-03-14")],
    );
    return { segments: rows.length, found: rows.filter(({ found }) => found).map(({ name }) => name) };
  } finally {
    await superuser.end();
  }
}

/** A contract whose two sides have signed and received their copy. */
async function aSignedContract({ token, employer, person, application }: Awaited<ReturnType<typeof aHire>>) {
  await writePapers(h, token);
  const [version] = (await makeContract(h, token, application)).body.results;
  const { sha256, file = "" } = version ?? {};
  for (const [own, { email }] of [
    [token, employer],
    [person.token, person.candidate],
  ] as const) {
    await askCode(h, own, application, 1);
    h.advance(1);
    await h.sendMails();
    expect((await sign(h, own, application, 1, { sha256, code: codeIn(h, email) })).status).toBe(200);
  }
  return `${file.replace("/fichiers/", "/api/files/")}/`;
}

const withoutCopies = () => h.mails.map(({ attachments: _, ...mail }) => JSON.stringify(mail));

test("civil status is in clear nowhere, and nowhere at all once it is erased", async () => {
  const began = new Date();
  const hire = await aHire(h);
  const { person, employer, token, application, startsAt } = hire;
  expect((await share(h, person.token, application, { ...CIVIL, vault: true })).status).toBe(200);
  expect(
    (await share(h, person.token, application, { ...CIVIL, address: "FR76 3000 6000 0112 3456 7890 189" })).status,
  ).toBe(400);
  expect((await share(h, person.token, application, { ...CIVIL, nationality: "Vanuatu" })).status).toBe(400);
  expect((await dossierOf(h, token, application)).body.civil).toEqual(CIVIL);
  expect((await sheetOf(h, token, application)).body.shared).toBe(true);
  await h.app.inject({
    url: `/api/applications/${application}/dpae.txt`,
    headers: { authorization: `Bearer ${token}` },
  });
  await h.app.inject({ url: "/api/account/export/", headers: { authorization: `Bearer ${person.token}` } });
  const file = await aSignedContract(hire);
  // What waits to be mailed has numbers alone.
  expect(await tablesWithWords()).toEqual([]);
  await h.runJobs();
  expect((await share(h, person.token, application)).status).toBe(200);
  await declare(h, token, application, {
    channel: "tese",
    declaredAt: h.ctx.now().toISOString(),
    rightToWorkChecked: true,
  });
  await get(h, token, `applications/${application}/`);
  await notificationsOf(h, person.token);
  await notificationsOf(h, token);
  await keepKeys(h.ctx);

  expect(await tablesWithWords()).toEqual([]);
  expect(lines.length).toBeGreaterThan(10);
  expect(holding(lines)).toEqual([]);
  expect(commands.length).toBeGreaterThan(10);
  expect(holding(commands)).toEqual([]);
  expect(holding(withoutCopies())).toEqual([]);
  const copies = h.mails.filter(({ attachments = [] }) => attachments.length > 0);
  expect(copies.map(({ to }) => to).toSorted()).toEqual([employer.email, person.candidate.email].toSorted());
  const read = await h.app.inject({ url: file, headers: { authorization: `Bearer ${person.token}` } });
  expect(await pdfText(read.rawPayload)).toContain(CIVIL.birthName);
  for (const { attachments = [] } of copies) expect(attachments[0]?.content.equals(read.rawPayload)).toBe(true);
  const objects = await objectsWithCivilWords(h.ctx.config.filesDir);
  expect(objects.read).toBeGreaterThan(0);
  expect(objects.found).toEqual([]);
  const wal = await walWithWords(began);
  expect(wal.segments).toBeGreaterThan(0);
  expect(wal.found).toEqual([]);
  // What the company takes away has none of it.
  const exported = await h.app.inject({ url: "/api/account/export/", headers: { authorization: `Bearer ${token}` } });
  expect(holding([exported.body])).toEqual([]);

  // A copy of the database and of the store, with another folder of keys.
  const copy = await startHarness({
    DATABASE_URL: h.ctx.config.databaseUrl,
    FILES_DIR: h.ctx.config.filesDir,
    CONTRACT_KEY: "another key than the one that sealed them",
    DOSSIER_KEYS_DIR: `${h.ctx.config.dossierKeysDir}-other`,
  });
  await copy.ctx.weekKeys.draw(await h.ctx.weekKeys.list());
  expect((await dossierOf(copy, token, application)).body.civil).toBeNull();
  expect((await vaultOf(copy, person.token)).body.civil).toBeNull();
  const sealed = await copy.app.inject({ url: file, headers: { authorization: `Bearer ${person.token}` } });
  expect([sealed.statusCode, sealed.rawPayload.includes("%PDF")]).toEqual([500, false]);
  await copy.close();

  await unshare(h, person.token, application);
  const again = await aHire(h, { startsAt });
  await share(h, again.person.token, again.application);
  h.advance(dossierEnd(again.startsAt).getTime() - h.ctx.now().getTime() + 1000);
  await sweepDossiers(h.ctx);
  const counts = await owner.query<{ n: number }>("select count(*)::int as n from dossiers");
  expect(counts.rows).toEqual([{ n: 0 }]);
  expect((await dossierOf(h, await signIn(h, employer), application)).body.civil).toBeNull();
  // The contract of five years outlives it, the same to the byte.
  const later = await h.app.inject({
    url: file,
    headers: { authorization: `Bearer ${await signIn(h, person.candidate)}` },
  });
  expect(later.rawPayload.equals(read.rawPayload)).toBe(true);
});

test("each search finds what is put there on purpose", async () => {
  const began = new Date();
  const [word = ""] = WORDS;
  await owner.query("create table planted (words text, bytes bytea)");
  expect(await tablesWithWords()).toEqual([]);
  await owner.query("insert into planted (words) values ($1)", [`M. ${word}`]);
  expect(await tablesWithWords()).toEqual(['public."planted"']);
  await owner.query("update planted set words = null, bytes = convert_to($1, 'utf8')", [`M. ${word}`]);
  expect(await tablesWithWords()).toEqual(['public."planted"']);
  expect((await walWithWords(began)).found).not.toEqual([]);
  await owner.query("drop table planted");

  h.ctx.log.info({ event: "planted", word });
  expect(holding(lines)).toHaveLength(1);
  const redis = new Redis(inject("redisUrl"));
  await redis.publish("planted", word);
  redis.disconnect();
  await expect.poll(() => holding(commands)).toHaveLength(1);
  await h.ctx.mailer.send({ to: "a@b.fr", subject: word, text: "", html: "", key: "planted" });
  expect(holding(withoutCopies())).toHaveLength(1);

  // A contract as it would be in the store without its seal: its words are in none of its bytes.
  const copy = h.mails.flatMap(({ attachments = [] }) => attachments)[0];
  const clear = copy?.content ?? Buffer.alloc(0);
  expect(WORDS.some((one) => clear.includes(one))).toBe(false);
  await h.ctx.storage.put("aa/planted.pdf", clear, "application/pdf");
  expect((await objectsWithCivilWords(h.ctx.config.filesDir)).found).toEqual([
    `${h.ctx.config.filesDir}/aa/planted.pdf`,
  ]);
});
