/** The real worker is killed at random while missions are published: everybody is told once, and no wave is lost. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";
import { createWorker, type KilledWorker } from "./killed-worker.ts";
import { IS_LONG } from "./length.ts";
import { publishMission, somePeople, withinHours } from "./matching-scene.ts";
import { patch } from "./scene.ts";

const PUBLICATIONS = IS_LONG ? 200 : 20;
/** Every fifth mission is closed at once. */
const isClosed = (index: number) => index % 5 === 4;

let h: Harness;
let worker: KilledWorker;

beforeAll(async () => {
  h = await startHarness();
  worker = createWorker(h);
  // Each is asked six times a day at most; at night eighty people are, for each mission.
  await somePeople(h, 14 * PUBLICATIONS);
});
afterAll(async () => {
  await worker.kill();
  await h.close();
});

async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(h.ctx.db)).rows[0]?.n ?? 0;
}

const sentWaves = () =>
  count(sql<{ n: number }>`select count(*)::integer as n from mission_waves where state = 'sent'`);

/** Waves and their notifications that should have left. */
const waiting = () =>
  count(sql<{ n: number }>`
    select (select count(*) from mission_waves where state = 'due' and due_at <= now())::integer
      + (select count(*) from propositions where notified_at is null and closed_at is null)::integer as n`);

test("a worker killed during publications tells everybody once", {
  timeout: IS_LONG ? 3_600_000 : 400_000,
}, async () => {
  const closed: number[] = [];
  const progress = { published: 0 };
  let kills = 0;
  const publishAll = async () => {
    for (let index = 0; index < PUBLICATIONS; index += 1) {
      const { id, token } = await publishMission(h, { startsAt: withinHours(h) });
      progress.published += 1;
      if (isClosed(index)) {
        await patch(h, token, `jobs/${id}/close`);
        closed.push(id);
      }
    }
  };
  const publishing = publishAll();
  // Killed as soon as it has sent some waves, in the middle of others.
  while (progress.published < PUBLICATIONS || (await waiting()) > 0) {
    worker.start();
    const before = await sentWaves();
    while ((await sentWaves()) < before + 3 && (progress.published < PUBLICATIONS || (await waiting()) > 0)) {
      if (worker.hasEnded()) throw new Error("the worker ended by itself");
      await sleep(10);
    }
    await worker.kill();
    kills += 1;
  }
  await publishing;
  expect(kills).toBeGreaterThan(3);

  const { rows } = await sql<{
    missions: number;
    first: number;
    people: number;
    unnotified: number;
    notes: number;
    late: number;
  }>`
    select (select count(*) from missions)::integer as missions,
      (select count(*) from mission_waves where number = 1 and state = 'sent')::integer as first,
      (select count(*) from propositions)::integer as people,
      (select count(*) from propositions where notified_at is null and closed_at is null)::integer as unnotified,
      (select count(*) from notifications n join propositions p
        on p.candidate_id = n.user_id and n.action_url like '%/' || p.id)::integer as notes,
      (select count(*) from mission_waves w join missions m on m.id = w.mission_id
        where w.sent_at > m.closed_at)::integer as late`.execute(h.ctx.db);
  const [found] = rows;
  expect(found).toMatchObject({ missions: PUBLICATIONS, unnotified: 0, late: 0 });
  expect(found?.first).toBeGreaterThanOrEqual(PUBLICATIONS - closed.length);
  const notified = await count(
    sql<{ n: number }>`select count(*)::integer as n from propositions where notified_at is not null`,
  );
  expect(found?.notes).toBe(notified);
  expect(notified).toBeGreaterThanOrEqual(5 * (PUBLICATIONS - closed.length));
});
