/** A place is lost two hours before the start while the real worker is killed again and again: one is booked, each reads of it once. */
import { setTimeout as sleep } from "node:timers/promises";
import { anEmployer } from "@app/db/builders/companies";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";
import { createWorker, type KilledWorker } from "./killed-worker.ts";
import { IS_LONG } from "./length.ts";
import { aPlanB, bookedOn, callsTo, confirmed, HOUR, onStandby, says, withdraws } from "./reserve-scene.ts";

const KILLS = IS_LONG ? 200 : 2;
/** Missions that lose their place at the same time. */
const TOGETHER = 3;
/** A call must have come, and one of the two be booked, within this time. */
const MOST_MS = 10 * 60_000;

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

async function aLoss() {
  const employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
  const mission = await aPlanB(h, employer, { startsAt: new Date(Date.now() + 2 * HOUR) });
  const first = await confirmed(h, mission);
  const people = [
    await onStandby(h, mission.id, { isAccepted: true }),
    await onStandby(h, mission.id, { isAccepted: true, after: 1 }),
  ] as const;
  return { mission, first, people };
}
type Loss = Awaited<ReturnType<typeof aLoss>>;

const jobsLeft = async () =>
  (
    await sql<{ n: number }>`select count(*)::integer as n from graphile_worker.jobs where run_at <= now()
      and task_identifier in ('mission.reopened', 'proposition.called', 'application.event', 'call.answered')`.execute(
      h.ctx.db,
    )
  ).rows[0]?.n ?? 0;

/** What the worker has done so far. */
const written = async () =>
  (
    await sql<{ n: number }>`select (select count(*) from propositions where called_at is not null)
      + (select count(*) from notifications) + (select count(*) from deliveries) as n`.execute(h.ctx.db)
  ).rows[0]?.n;

const areCalled = async (losses: readonly Loss[]) => {
  for (const { people } of losses)
    for (const person of people) if ((await callsTo(h, person)).length === 0) return false;
  return true;
};

test("killed at any step, a lost place has one person, and nobody reads of it twice", {
  timeout: IS_LONG ? 3_600_000 : 300_000,
}, async () => {
  const done = { kills: 0 };
  /** As soon as it has done something, and each time a little later: every step is cut at some time. */
  const killWhile = async (isLeft: () => Promise<boolean>) => {
    while (await isLeft()) {
      worker.start();
      const before = await written();
      while ((await written()) === before && (await isLeft())) {
        if (worker.hasEnded()) throw new Error("the worker ended by itself");
        await sleep(3);
      }
      await sleep((done.kills * 7) % 40);
      await worker.kill();
      done.kills += 1;
    }
  };
  while (done.kills < KILLS) {
    const losses = await Promise.all(Array.from({ length: TOGETHER }, aLoss));
    const lostAt = Date.now();
    for (const { first } of losses) await withdraws(h, first);
    await killWhile(async () => !(await areCalled(losses)));
    for (const { people } of losses) {
      const answers = await Promise.all(people.map((person) => says(h, person, "yes")));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    expect(Date.now() - lostAt).toBeLessThan(MOST_MS);
    await killWhile(async () => (await jobsLeft()) > 0);
    for (const { mission, people } of losses) {
      const booked = await bookedOn(h, mission.id);
      expect(booked).toHaveLength(1);
      expect(people.map(({ id }) => id)).toContain(booked[0]);
      for (const person of people) expect(await callsTo(h, person)).toHaveLength(1);
      const { rows } = await sql<{ kind: string; n: number }>`
        select kind, count(*)::integer as n from notifications
        where user_id = ${mission.employer.id} and kind = 'application_confirmed' group by kind`.execute(h.ctx.db);
      // Of the person who withdrew, and of the one who took the place.
      expect(rows).toEqual([{ kind: "application_confirmed", n: 2 }]);
    }
  }
  expect(done.kills).toBeGreaterThanOrEqual(KILLS);
});
