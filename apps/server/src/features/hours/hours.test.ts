import { hoursFr as fr, hoursRefusals, typedRefusals } from "@app/contract/hours/hours.fr";
import { anEmployer } from "@app/db/builders/companies";
import { anEstablishment } from "@app/db/builders/establishments";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { answer, aWorkedShift, lineOf, sheetOf, typed } from "../../../test/hours-scene.ts";
import { openItem } from "../../../test/office-scene.ts";
import { post, requireSound } from "../../../test/scene.ts";

let h: Harness;
let boss: { employer: Awaited<ReturnType<typeof anEmployer>>; token: string };
beforeAll(async () => {
  h = await startHarness();
  const employer = await anEmployer(h.ctx.db, { company: { name: "Brasserie des Terreaux" } });
  boss = { employer, token: await tokenFor(h.ctx, employer.id) };
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

const aShift = (fields: Partial<Parameters<typeof aWorkedShift>[1]> = {}) =>
  aWorkedShift(h, { employer: boss.employer, ...fields });
const declare = (version: number, hours: object) => ({ version, action: "declare", ...hours });
const cut = (version: number, hours: object) => ({
  version,
  action: "cut",
  reason: "Fermeture de la salle à 0 h 30.",
  ...hours,
});
const stepsOf = async (application: number) =>
  (
    await h.ctx.db
      .selectFrom("workHoursSteps")
      .where("applicationId", "=", application)
      .orderBy("id")
      .select(["action", "fromState", "toState", "byUser", "minutes", "reason"])
      .execute()
  ).map(({ action, fromState, toState, byUser, minutes, reason }) => [
    action,
    fromState,
    toState,
    byUser,
    minutes,
    reason,
  ]);

describe("a shift that is over", () => {
  test("is proposed as planned, declared in one answer, and validated as declared", async () => {
    const shift = await aShift();
    const line = await lineOf(h, shift.token, shift);
    expect(line).toMatchObject({
      version: 0,
      state: "proposed",
      plannedMinutes: 330,
      proposed: { ...typed(shift), minutes: 330, source: "planned" },
      declared: null,
      hours: null,
      pay: null,
      hourly: 14.5,
      actions: ["declare"],
      company: "Brasserie des Terreaux",
    });
    const declared = await answer(h, shift.token, shift, declare(0, typed(shift, 20, 15)));
    expect(declared).toMatchObject({
      status: 200,
      body: { version: 1, state: "declared", hours: { minutes: 325 }, pay: 78.54, actions: ["declare"] },
    });
    expect(await lineOf(h, boss.token, shift)).toMatchObject({
      actions: ["validate", "cut"],
      declared: { minutes: 325 },
    });
    const validated = await answer(h, boss.token, shift, { version: 1, action: "validate" });
    expect(validated.body).toMatchObject({
      version: 2,
      state: "agreed",
      agreedBy: "company",
      hours: { minutes: 325 },
      dueAt: null,
      actions: [],
    });
    expect(await stepsOf(shift.application)).toEqual([
      ["declare", "proposed", "declared", shift.candidate.id, 325, null],
      ["validate", "declared", "agreed", boss.employer.id, null, null],
    ]);
  });

  test("may be declared again as long as nobody answered", async () => {
    const shift = await aShift();
    await answer(h, shift.token, shift, declare(0, typed(shift)));
    expect((await answer(h, shift.token, shift, declare(1, typed(shift, -10)))).body).toMatchObject({
      version: 2,
      hours: { minutes: 340 },
    });
  });

  test("counts its break when it is paid", async () => {
    const shift = await aShift({ breakPaid: true });
    expect(await lineOf(h, shift.token, shift)).toMatchObject({
      plannedMinutes: 360,
      proposed: { breakMinutes: 0, minutes: 360 },
    });
  });
});

describe("a cut", () => {
  const aCutShift = async () => {
    const shift = await aShift();
    await answer(h, shift.token, shift, declare(0, typed(shift, 20, 15)));
    const { status, body } = await answer(h, boss.token, shift, cut(1, typed(shift, 20, 0)));
    expect([status, body.state]).toEqual([200, "cut"]);
    return shift;
  };

  test("changes nothing without the person's yes", async () => {
    const shift = await aCutShift();
    expect(await lineOf(h, shift.token, shift)).toMatchObject({
      state: "cut",
      hours: { minutes: 325 },
      cut: { minutes: 310, reason: "Fermeture de la salle à 0 h 30." },
      actions: ["accept", "contest"],
    });
    const accepted = await answer(h, shift.token, shift, { version: 2, action: "accept" });
    expect(accepted.body).toMatchObject({
      state: "agreed",
      agreedBy: "person",
      hours: { minutes: 310 },
      declared: { minutes: 325 },
    });
  });

  test("is taken back by validating what was declared", async () => {
    const shift = await aCutShift();
    expect((await answer(h, boss.token, shift, { version: 2, action: "validate" })).body).toMatchObject({
      state: "agreed",
      hours: { minutes: 325 },
    });
  });

  test.each([
    ["keep_hours", 325],
    ["take_cut", 310],
  ] as const)("contested, waits for the office: %s", async (action, minutes) => {
    const shift = await aCutShift();
    const contested = await answer(h, shift.token, shift, {
      version: 2,
      action: "contest",
      reason: "J’ai fermé la salle.",
    });
    expect(contested.body).toMatchObject({ state: "contested", hours: { minutes: 325 }, actions: [] });
    const { id } = await h.ctx.db
      .selectFrom("workHours")
      .where("applicationId", "=", shift.application)
      .select("id")
      .executeTakeFirstOrThrow();
    const item = await openItem(h.ctx, "hours", "hours", id);
    const admin = await tokenFor(h.ctx, (await anAdmin(h.ctx.db)).id);
    const read = await call<{ content: { field: string; text: string }[]; actions: string[] }>(
      h.app,
      "GET",
      `/api/admin/items/${item}/`,
      { token: admin },
    );
    expect(read.body.actions).toEqual(["keep_hours", "take_cut"]);
    expect(read.body.content).toEqual(
      expect.arrayContaining([
        { field: "contested", text: "J’ai fermé la salle." },
        { field: "cut_reason", text: "Fermeture de la salle à 0 h 30." },
      ]),
    );
    const decided = await post(h, admin, `admin/items/${item}/decide`, {
      action,
      rule: "rules_respected",
      note: "Les codes tapés ce soir-là le montrent.",
    });
    expect(decided.status).toBe(200);
    expect(await lineOf(h, shift.token, shift)).toMatchObject({
      state: "agreed",
      agreedBy: "office",
      hours: { minutes },
      declared: { minutes: 325 },
    });
    await h.runJobs();
    const people = await h.ctx.db
      .selectFrom("users")
      .where("id", "in", [shift.candidate.id, boss.employer.id])
      .select("email")
      .execute();
    for (const { email } of people)
      expect(h.mails.filter(({ to, subject }) => to === email && subject.includes("heures")).length).toBeGreaterThan(0);
  });

  test("contested, may still be taken back by the employer: the office has nothing left to decide", async () => {
    const shift = await aCutShift();
    await answer(h, shift.token, shift, { version: 2, action: "contest" });
    expect((await answer(h, boss.token, shift, { version: 3, action: "validate" })).body).toMatchObject({
      state: "agreed",
      hours: { minutes: 325 },
    });
    const open = await h.ctx.db
      .selectFrom("officeItems as i")
      .innerJoin("workHours as w", "w.id", "i.subjectId")
      .where("i.kind", "=", "hours")
      .where("w.applicationId", "=", shift.application)
      .where("i.closedAt", "is", null)
      .select("i.id")
      .execute();
    expect(open).toEqual([]);
  });
});

describe("hours that nobody declared", () => {
  test("entered by the employer, wait for the person's yes", async () => {
    const shift = await aShift();
    const entered = await answer(h, boss.token, shift, cut(0, typed(shift)));
    expect(entered.body).toMatchObject({ state: "cut", hours: null, cut: { minutes: 330 }, dueAt: null });
    expect((await lineOf(h, shift.token, shift)).actions).toEqual(["declare", "accept"]);
    expect((await answer(h, shift.token, shift, { version: 1, action: "accept" })).body).toMatchObject({
      state: "agreed",
      hours: { minutes: 330 },
      declared: null,
    });
  });

  test("entered by the employer, give way to what the person declares", async () => {
    const shift = await aShift();
    await answer(h, boss.token, shift, cut(0, typed(shift)));
    expect((await answer(h, shift.token, shift, declare(1, typed(shift, 0, 20)))).body).toMatchObject({
      state: "declared",
      hours: { minutes: 350 },
      cut: null,
    });
  });
});

describe("refused", () => {
  test("a version that is not the last, in both directions", async () => {
    const shift = await aShift();
    const once = await answer(h, shift.token, shift, declare(0, typed(shift)));
    const twice = await answer(h, shift.token, shift, declare(0, typed(shift, 0, -60)));
    expect([once.status, twice.status, twice.body.code, twice.body.error]).toEqual([200, 409, "stale", fr.stale]);
    expect(await answer(h, boss.token, shift, { version: 0, action: "validate" })).toMatchObject({ status: 409 });
    expect(await lineOf(h, shift.token, shift)).toMatchObject({ version: 1, hours: { minutes: 330 } });
  });

  test("what the state does not allow, with a sentence", async () => {
    const shift = await aShift();
    const refusal = async (token: string, version: number, body: object) => {
      const { status, body: problem } = await answer(h, token, shift, { version, ...body });
      return [status, problem.code, problem.error];
    };
    expect(await refusal(boss.token, 0, { action: "validate" })).toEqual([
      409,
      "not_declared",
      hoursRefusals.not_declared,
    ]);
    expect(await refusal(shift.token, 0, { action: "accept" })).toEqual([409, "no_cut", hoursRefusals.no_cut]);
    await answer(h, shift.token, shift, declare(0, typed(shift)));
    await answer(h, boss.token, shift, cut(1, typed(shift, 0, -30)));
    const again = { action: "declare", ...typed(shift, 0, 60) };
    expect(await refusal(shift.token, 2, again)).toEqual([409, "cut_waiting", hoursRefusals.cut_waiting]);
    await answer(h, shift.token, shift, { version: 2, action: "contest" });
    expect(await refusal(boss.token, 3, cut(3, typed(shift, 0, -60)))).toEqual([
      409,
      "in_office",
      hoursRefusals.in_office,
    ]);
    await answer(h, boss.token, shift, { version: 3, action: "validate" });
    expect(await refusal(shift.token, 4, again)).toEqual([409, "already_agreed", hoursRefusals.already_agreed]);
  });

  test("a shift that has not begun", async () => {
    const shift = await aShift({ endedMinutesAgo: -600, lengthMinutes: 300 });
    expect(await answer(h, shift.token, shift, declare(0, typed(shift)))).toMatchObject({
      status: 409,
      body: { code: "not_started" },
    });
  });

  test.each([
    ["an end before its start", { out: -400 }, "out", typedRefusals.out_before_in],
    ["a start too far from the shift", { in: -13 * 60 }, "in", typedRefusals.too_far],
    ["an end that has not come", { out: 121 }, "out", typedRefusals.in_future],
    ["a break as long as the shift", { pause: 360 }, "breakMinutes", typedRefusals.break_too_long],
  ] as const)("%s", async (_, off, field, message) => {
    const shift = await aShift();
    const { in: from = 0, out: to = 0, pause = 30 } = off as { in?: number; out?: number; pause?: number };
    const { status, body } = await answer(h, shift.token, shift, declare(0, typed(shift, from, to, pause)));
    expect([status, body[field]]).toEqual([400, [message]]);
  });

  test("a form that is not filled in", async () => {
    const shift = await aShift();
    const errors = async (token: string, body: object) => (await answer(h, token, shift, body)).body;
    expect(await errors(shift.token, { version: 0, action: "declare" })).toMatchObject({ in: [fr.timeRequired] });
    const noBreak = { ...typed(shift), breakMinutes: undefined };
    expect(await errors(shift.token, declare(0, noBreak))).toMatchObject({ breakMinutes: [fr.breakInvalid] });
    expect(await errors(shift.token, { version: 0, action: "pay" })).toMatchObject({ action: [fr.actionInvalid] });
    await answer(h, shift.token, shift, declare(0, typed(shift)));
    const silent = { ...cut(1, typed(shift, 0, -10)), reason: "" };
    expect(await errors(boss.token, silent)).toMatchObject({ reason: [fr.reasonRequired] });
    expect(await errors(boss.token, cut(1, typed(shift)))).toMatchObject({ out: [fr.notLower] });
  });

  test("the other side's answer, and somebody else's hours", async () => {
    const shift = await aShift();
    expect(await answer(h, shift.token, shift, { version: 0, action: "validate" })).toMatchObject({ status: 403 });
    expect(await answer(h, boss.token, shift, declare(0, typed(shift)))).toMatchObject({ status: 403 });
    const other = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    expect(await answer(h, other, shift, declare(0, typed(shift)))).toMatchObject({ status: 404 });
    expect((await sheetOf(h, other)).lines).toEqual([]);
    const rival = await tokenFor(h.ctx, (await anEmployer(h.ctx.db)).id);
    expect(await answer(h, rival, shift, cut(0, typed(shift)))).toMatchObject({ status: 404 });
    const nowhere = await call(h.app, "POST", "/api/hours/x/1/", { token: other, body: declare(0, typed(shift)) });
    expect(nowhere.status).toBe(400);
  });
});

describe("a shift lead", () => {
  test("reads the day without pay, validates, and cuts nothing", async () => {
    const { company, companyId } = boss.employer;
    const place = await anEstablishment(h.ctx.db, { companyId, name: "Terreaux", placeCode: "69381" });
    const lead = await anEmployer(h.ctx.db, { company, member: { role: "shift_lead", establishmentIds: [place.id] } });
    const token = await tokenFor(h.ctx, lead.id);
    const [today, old] = [
      await aShift({ establishmentId: place.id }),
      await aShift({ establishmentId: place.id, endedMinutesAgo: 49 * 60 }),
    ];
    for (const shift of [today, old]) await answer(h, shift.token, shift, declare(0, typed(shift)));
    const { lines } = await sheetOf(h, token);
    expect(lines).toMatchObject([
      { application_id: today.application, pay: null, hourly: null, actions: ["validate"] },
    ]);
    expect(await answer(h, token, today, cut(1, typed(today, 0, -10)))).toMatchObject({
      status: 403,
      body: { code: "member_role" },
    });
    expect(await answer(h, token, old, { version: 1, action: "validate" })).toMatchObject({ status: 404 });
    expect(await answer(h, token, today, { version: 1, action: "validate" })).toMatchObject({ status: 200 });
    const elsewhere = await aShift();
    expect(await answer(h, token, elsewhere, { version: 0, action: "validate" })).toMatchObject({ status: 404 });
    expect((await sheetOf(h, boss.token, `?establishment=${place.id}`)).lines.length).toBeGreaterThan(0);
  });
});

describe("two at once", () => {
  const ROUNDS = 12;

  test("validating against cutting: one of them, and what was declared is still there", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const shift = await aShift();
      await answer(h, shift.token, shift, declare(0, typed(shift)));
      const answers = await Promise.all([
        answer(h, boss.token, shift, { version: 1, action: "validate" }),
        answer(h, boss.token, shift, cut(1, typed(shift, 0, -30))),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await lineOf(h, shift.token, shift)).toMatchObject({ version: 2, hours: { minutes: 330 } });
    }
  });

  test("declaring against the employer's entry: one of them, on the same version", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const shift = await aShift();
      const answers = await Promise.all([
        answer(h, shift.token, shift, declare(0, typed(shift))),
        answer(h, boss.token, shift, cut(0, typed(shift, 0, -30))),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await stepsOf(shift.application)).length).toBe(1);
    }
  });

  test("declaring twice is one declaration", async () => {
    const shift = await aShift();
    const body = declare(0, typed(shift));
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(h, shift.token, shift, body)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await stepsOf(shift.application)).length).toBe(1);
  });
});
