/** What silence may do: agree to what the person declared, or bring a cut to the office. Never less than what was declared. */
import { anEmployer } from "@app/db/builders/companies";
import { HOURS_ACTIONS } from "@app/domain/hours/hours";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { answer, aWorkedShift, endSilence, lineOf, typed, type WorkedShift } from "../../../test/hours-scene.ts";
import { IS_LONG } from "../../../test/length.ts";
import { requireSound } from "../../../test/scene.ts";
import { sweepHours } from "./sweep-hours.ts";

let h: Harness;
let boss: { employer: Awaited<ReturnType<typeof anEmployer>>; token: string };
beforeAll(async () => {
  h = await startHarness();
  const employer = await anEmployer(h.ctx.db);
  boss = { employer, token: await tokenFor(h.ctx, employer.id) };
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

const aShift = (endedMinutesAgo = 120) => aWorkedShift(h, { employer: boss.employer, endedMinutesAgo });
const declare = (shift: WorkedShift, version = 0) =>
  answer(h, shift.token, shift, { version, action: "declare", ...typed(shift) });
const cut = (shift: WorkedShift, version: number) =>
  answer(h, boss.token, shift, { version, action: "cut", reason: "Départ à 23 h.", ...typed(shift, 0, -30) });
const stepsOf = async ({ application }: WorkedShift) =>
  (
    await h.ctx.db
      .selectFrom("workHoursSteps")
      .where("applicationId", "=", application)
      .orderBy("version")
      .select(["action", "toState"])
      .execute()
  ).map(({ action, toState }) => `${action} ${toState}`);

describe("silence", () => {
  test("of the employer agrees to exactly what was declared, once", async () => {
    const shift = await aShift();
    await declare(shift);
    await sweepHours(h.ctx);
    expect((await lineOf(h, shift.token, shift)).state).toBe("declared");
    await endSilence(h, shift);
    await Promise.all([sweepHours(h.ctx), sweepHours(h.ctx), sweepHours(h.ctx)]);
    expect(await lineOf(h, shift.token, shift)).toMatchObject({
      state: "agreed",
      agreedBy: "silence",
      version: 2,
      hours: { minutes: 330 },
    });
    expect(await stepsOf(shift)).toEqual(["declare declared", "silence agreed"]);
    expect((await answer(h, boss.token, shift, { version: 1, action: "validate" })).body.code).toBe("stale");
  });

  test("of the person on a cut brings it to the office, and what was declared still counts", async () => {
    const shift = await aShift();
    await declare(shift);
    await cut(shift, 1);
    await endSilence(h, shift);
    await sweepHours(h.ctx);
    await sweepHours(h.ctx);
    expect(await lineOf(h, shift.token, shift)).toMatchObject({ state: "contested", hours: { minutes: 330 } });
    expect(await stepsOf(shift)).toEqual(["declare declared", "cut cut", "silence contested"]);
    const items = await h.ctx.db
      .selectFrom("officeItems as i")
      .innerJoin("workHours as w", "w.id", "i.subjectId")
      .where("i.kind", "=", "hours")
      .where("w.applicationId", "=", shift.application)
      .select("i.id")
      .execute();
    expect(items.length).toBe(1);
  });

  test("of the person on hours that they did not declare does nothing", async () => {
    const shift = await aShift();
    await answer(h, boss.token, shift, { version: 0, action: "cut", reason: "Saisi sur place.", ...typed(shift) });
    expect(await endSilence(h, shift)).toMatchObject([{ numUpdatedRows: 0n }]);
    await sweepHours(h.ctx);
    expect(await lineOf(h, shift.token, shift)).toMatchObject({ state: "cut", hours: null });
  });
});

test("a shift that has ended has its row once, and its person may have declared before", async () => {
  const [ended, declared, old, running] = [
    await aShift(),
    await aShift(),
    await aShift(3 * 24 * 60),
    await aShift(-30),
  ];
  await declare(declared);
  await Promise.all([sweepHours(h.ctx), sweepHours(h.ctx)]);
  const rows = await h.ctx.db
    .selectFrom("workHours")
    .where(
      "applicationId",
      "in",
      [ended, declared, old, running].map(({ application }) => application),
    )
    .orderBy("applicationId")
    .select(["applicationId", "state", "version"])
    .execute();
  expect(rows).toEqual([
    { applicationId: ended.application, state: "proposed", version: 0 },
    { applicationId: declared.application, state: "declared", version: 1 },
  ]);
});

/** The same sequences at every run. */
function drawing(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % most;
  };
}

const SEQUENCES = IS_LONG ? 400 : 40;
const STEPS = 12;

test("no sequence of silence, retries, stale versions or double answers lowers what was declared without the person's yes", {
  timeout: 240_000,
}, async () => {
  const draw = drawing(46);
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const shift = await aShift();
    let version = 0;
    let declared: number | null = null;
    let hasAccepted = false;
    for (let step = 0; step < STEPS; step += 1) {
      const action = HOURS_ACTIONS[draw(HOURS_ACTIONS.length)] ?? "declare";
      const isPerson = action === "declare" || action === "accept" || action === "contest";
      const asked = Math.max(0, version - (draw(4) === 0 ? 1 + draw(2) : 0));
      const body = {
        version: asked,
        action,
        reason: "Motif",
        ...typed(shift, -draw(30), isPerson ? draw(60) : -draw(90)),
      };
      const who = isPerson ? shift.token : boss.token;
      if (draw(4) === 0) {
        await endSilence(h, shift);
        await sweepHours(h.ctx);
      } else {
        const answers = await Promise.all(Array.from({ length: 1 + draw(2) }, () => answer(h, who, shift, body)));
        const done = answers.filter(({ status }) => status === 200);
        expect(done.length).toBeLessThanOrEqual(1);
        const [first] = done;
        if (first && action === "declare") declared = first.body.declared?.minutes ?? null;
        if (first && action === "accept") hasAccepted = true;
      }
      const line = await lineOf(h, shift.token, shift);
      version = line.version;
      expect(line.declared?.minutes ?? null).toBe(declared);
      if (!hasAccepted) expect(line.hours?.minutes ?? null).toBe(declared);
    }
  }
});
