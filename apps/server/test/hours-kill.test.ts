/** The real worker is killed while silence agrees to hours: each has exactly one step, and exactly what was declared. */
import { setTimeout as sleep } from "node:timers/promises";
import { anEmployer } from "@app/db/builders/companies";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "./harness.ts";
import { answer, aWorkedShift, endSilence, typed } from "./hours-scene.ts";
import { createWorker, type KilledWorker } from "./killed-worker.ts";
import { IS_LONG } from "./length.ts";

const SHIFTS = IS_LONG ? 200 : 4;

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

type Counts = { due: number; agreed: number; steps: number; lowered: number };
async function count(): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from work_hours where due_at is not null)::integer as due,
      (select count(*) from work_hours where state = 'agreed')::integer as agreed,
      (select count(*) from work_hours_steps where action = 'silence')::integer as steps,
      (select count(*) from work_hours where minutes <> 330 or taken <> 'declared')::integer as lowered`.execute(
    h.ctx.db,
  );
  return rows[0] ?? { due: 0, agreed: 0, steps: 0, lowered: 0 };
}

test("a worker killed at any moment of its sweep", { timeout: IS_LONG ? 3_600_000 : 240_000 }, async () => {
  const employer = await anEmployer(h.ctx.db);
  const shifts = [];
  for (let index = 0; index < SHIFTS; index += 1) {
    const shift = await aWorkedShift(h, { employer });
    expect((await answer(h, shift.token, shift, { version: 0, action: "declare", ...typed(shift) })).status).toBe(200);
    shifts.push(shift);
  }
  for (let kills = 0; kills < 40 && (await count()).agreed < SHIFTS; kills += 1) {
    // A few at a time, so that kills fall between and within sweeps.
    for (const shift of shifts.slice(kills * 4, kills * 4 + 4)) await endSilence(h, shift);
    worker.start();
    await sql`select graphile_worker.add_job('sweep_hours')`.execute(h.ctx.db);
    await sleep(900 + kills * 37);
    expect(worker.hasEnded()).toBe(false);
    await worker.kill();
  }
  expect(await count()).toEqual({ due: 0, agreed: SHIFTS, steps: SHIFTS, lowered: 0 });
});
