/** The real worker is killed again and again while time runs out: every application ends once, and everybody is told once. */
import { setTimeout as sleep } from "node:timers/promises";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "../../../../test/harness.ts";
import { createWorker, type KilledWorker } from "../../../../test/killed-worker.ts";
import { IS_LONG } from "../../../../test/length.ts";
import { requireSound } from "../../../../test/scene.ts";

const MISSIONS = IS_LONG ? 60 : 8;
const EACH = 5;
const MINUTE = 60_000;

let h: Harness;
let worker: KilledWorker;
beforeAll(async () => {
  h = await startHarness();
  worker = createWorker(h);
});
afterAll(async () => {
  await worker.kill();
  await h.close();
});

const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(h.ctx.db)).rows[0]?.n ?? 0;
const left = () =>
  count(sql<{ n: number }>`select count(*)::integer as n from applications where reply_due_at is not null`);
const notified = () =>
  count(sql<{ n: number }>`
    select count(*)::integer as n from notifications n join candidates c on c.user_id = n.user_id where n.kind = 'application_lapsed'`);

/** Each tells the people of a mission, then its employer. */
const toTell = () =>
  count(sql<{ n: number }>`
    select count(*)::integer as n from graphile_worker.jobs where task_identifier = 'application.lapsed'`);

test("a worker killed while applications end tells everybody once", {
  timeout: IS_LONG ? 1_800_000 : 300_000,
}, async () => {
  const boss = await anEmployer(h.ctx.db);
  for (let n = 0; n < MISSIONS; n += 1) {
    const mission = await aMission(h.ctx.db, { employer: boss, positions: EACH });
    for (let person = 0; person < EACH; person += 1) {
      const candidate = await aCandidate(h.ctx.db, { availability: "freeze" });
      await anApplication(h.ctx.db, { mission, candidate });
    }
  }
  const all = MISSIONS * EACH;
  // One mission after the other, as fast as the worker is killed.
  await sql`
    update applications a set reply_by = d.at, reply_due_at = d.at
    from (select id, now() - make_interval(secs => ${MINUTE / 1000}) + make_interval(secs => mission_id % 7) as at from applications) d
    where d.id = a.id`.execute(h.ctx.db);
  let kills = 0;
  const isBehind = async (wanted: number) =>
    wanted < all ? (await notified()) < wanted : (await notified()) < all || (await toTell()) > 0;
  while ((await notified()) < all || (await left()) > 0 || (await toTell()) > 0) {
    worker.start();
    const before = await notified();
    for (let tries = 0; tries < 1_500 && (await isBehind(before + 6)); tries += 1) {
      if (worker.hasEnded()) throw new Error("the worker ended by itself");
      await sleep(10);
    }
    await worker.kill();
    kills += 1;
    if (kills > 200) throw new Error("nothing advances");
  }
  expect(kills).toBeGreaterThan(2);
  await requireSound(h);
  const { rows } = await sql<{ n: number; people: number; lapsed: number; events: number }>`
    select count(*)::integer as n, count(distinct n.user_id)::integer as people,
      (select count(*)::integer from applications where status = 'lapsed') as lapsed,
      (select count(*)::integer from application_events where kind = 'lapsed') as events
    from notifications n join candidates c on c.user_id = n.user_id where n.kind = 'application_lapsed'`.execute(
    h.ctx.db,
  );
  expect(rows).toEqual([{ n: all, people: all, lapsed: all, events: all }]);
  // The employer is told of each mission once for each moment, whose numbers add up.
  const { rows: titles } = await sql<{ title: string }>`
    select title from notifications where user_id = ${boss.id} and kind = 'application_lapsed'`.execute(h.ctx.db);
  const sum = titles.reduce((total, { title }) => total + (Number.parseInt(title, 10) || 1), 0);
  expect(sum).toBe(all);
});
