/**
 * Two years pass: everything of the retention schedule is there the day before its end, and gone the day after. The sweeps
 * are those the worker schedules.
 */
import { readFileSync } from "node:fs";
import { urlAs } from "@app/db/roles";
import type { JobHelpers } from "graphile-worker";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTasks, crontab } from "../src/main/tasks.ts";
import { type Harness, startHarness } from "./harness.ts";
import { RETENTION_EXCEPTIONS } from "./retention-exceptions.ts";
import { peopleKinds } from "./retention-people.ts";
import { recordKinds } from "./retention-records.ts";
import { type Age, aRetentionScene, type Made } from "./retention-scene.ts";
import { shortKinds } from "./retention-short.ts";
import { requireSound } from "./scene.ts";

const DAY = 86_400_000;
const KINDS = [...peopleKinds, ...recordKinds, ...shortKinds];
const ROOT = `${import.meta.dirname}/../../..`;

let h: Harness;
let owner = new pg.Client();
beforeAll(async () => {
  h = await startHarness({ REQUIRE_VERIFIED_EMAIL: "on" });
  owner = new pg.Client({ connectionString: urlAs(h.ctx.config.databaseUrl, "owner", "owner") });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await h.close();
});

const names = async (query: string): Promise<string[]> =>
  (await owner.query<{ name: string }>(query)).rows.map(({ name }) => name);

/** As the worker does in a night: every task of the crontab, the jobs these queue, then the tasks of every minute. */
async function passNight(): Promise<void> {
  const tasks = buildTasks(h.ctx);
  const lines = crontab.split("\n");
  const run = async (line: string) => {
    const task = tasks[line.split(" ").at(-1) ?? ""];
    if (!task) throw new Error(`nothing runs « ${line} »`);
    // Our tasks use no helper of the library.
    await task({}, {} as JobHelpers);
  };
  for (const line of lines) await run(line);
  await h.runJobs();
  for (const line of lines.filter((each) => each.startsWith("* * * * *"))) await run(line);
}

function after(start: Date, { months = 0, days = 0 }: Age): number {
  const at = new Date(start);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.getTime() + days * DAY;
}

test("two years later nothing is past due; the day before its end everything is still there", {
  timeout: 120_000,
}, async () => {
  const scene = await aRetentionScene(h, (statement) => owner.query(statement));
  const start = scene.now;
  const made: (Made & { name: string; lasts: Age })[] = [];
  for (const { make, name, lasts } of KINDS)
    made.push({ name, ...(await make(scene)), lasts: typeof lasts === "function" ? lasts(start) : lasts });

  const left = async ({ rows, objects = [] }: Made): Promise<number[]> => {
    const counts = [];
    for (const row of rows) counts.push((await owner.query(`select from ${row} limit 1`)).rowCount ?? 0);
    for (const key of objects) counts.push((await h.ctx.storage.get(key)) ? 1 : 0);
    return counts;
  };
  const moveTo = async (age: Age) => {
    h.advance(after(start, age) - h.ctx.now().getTime());
    // Everyone else signs in from time to time.
    await owner.query("update users set last_seen_at = $1 where id <> $2", [h.ctx.now(), scene.idle.id]);
    const interval = `(interval '${age.months ?? 0} months' + interval '${age.days ?? 0} days')`;
    for (const { agedBy } of made) if (agedBy) await owner.query(agedBy(interval));
    await passNight();
  };

  const steps = [
    { months: 23, days: 1 },
    { months: 24, days: -14.5 },
    ...made.flatMap(({ lasts: { months = 0, days = 0 } }) =>
      [-1, 1].map((around) => ({ months, days: days + around })),
    ),
  ];
  const byTime = new Map(steps.map((step) => [Math.round(after(start, step) / DAY), step]));
  for (const [, step] of [...byTime].toSorted(([a], [b]) => a - b)) {
    await moveTo(step);
    for (const kind of made) {
      const late = after(start, step) - after(start, kind.lasts);
      // The step of another kind may fall on the very end of this one.
      if (Math.abs(late) < DAY / 3) continue;
      expect([step, kind.name, ...(await left(kind))]).toEqual([
        step,
        kind.name,
        ...[...kind.rows, ...(kind.objects ?? [])].map(() => (late > 0 ? 0 : 1)),
      ]);
    }
  }
  expect(steps.some((step) => after(start, step) > after(start, { months: 24 }))).toBe(true);
  const subjects = h.mails.filter(({ to }) => to === scene.idle.email).map(({ subject }) => subject);
  expect(subjects).toEqual([
    "Votre compte Renfort sera supprimé dans un mois",
    "Votre compte Renfort sera supprimé dans deux semaines",
    "Votre compte Renfort est supprimé",
  ]);
  await requireSound(h);
});

test("partitions of the coming months are made ahead, and an old one is dropped", async () => {
  const { rows } = await owner.query<{ name: string }>(
    "select to_char(now() + make_interval(months => n), '\"notifications_\"YYYY_MM') as name from generate_series(0, 2) n",
  );
  const coming = rows.map(({ name }) => name);
  for (const name of coming) await owner.query(`drop table if exists ${name}`);
  await owner.query(
    "create table notifications_2020_01 partition of notifications for values from ('2020-01-01') to ('2020-02-01')",
  );
  await passNight();
  const months = await names(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'notifications'::regclass",
  );
  expect(months).toEqual(expect.arrayContaining(coming));
  expect(months).not.toContain("notifications_2020_01");
});

test("every table has an end in the schedule, or says why it has none", async () => {
  const tables = await names(`
    select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
  const known = [...KINDS.flatMap(({ tables: of }) => of), ...Object.keys(RETENTION_EXCEPTIONS)];
  expect(known.toSorted()).toEqual(tables.toSorted());
});

test("the schedule and the privacy page say the same", () => {
  const schedule = readFileSync(`${ROOT}/docs/security.md`, "utf8");
  const page = readFileSync(`${ROOT}/apps/web/app/features/site/texts/privacy.fr.ts`, "utf8");
  expect(KINDS.filter(({ name }) => !schedule.includes(`| ${name} |`)).map(({ name }) => name)).toEqual([]);
  expect(KINDS.filter(({ page: says = "" }) => !page.includes(says)).map(({ name }) => name)).toEqual([]);
});
