import type { MissionView } from "@app/contract/missions/missions";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import { anEmployer } from "@app/db/builders/companies";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { evening } from "../../../test/bodies.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
let token: string;
beforeAll(async () => {
  h = await startHarness();
  token = await tokenFor(h.ctx, (await anEmployer(h.ctx.db, { company: { level: "address_proven" } })).id);
});
afterAll(() => h.close());

const HOUR_MS = 3_600_000;
/** A whole hour, some days from now. */
const FIRST = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 240 * HOUR_MS;
const shift = (from: number, hours: number, more: object = {}) => ({
  startsAt: new Date(FIRST + from * HOUR_MS).toISOString(),
  endsAt: new Date(FIRST + (from + hours) * HOUR_MS).toISOString(),
  breakMinutes: 0,
  positions: 2,
  ...more,
});

type Answer = MissionView & Record<string, unknown>;
const publish = (changes: object) =>
  call<Answer>(h.app, "POST", "/api/jobs/add/", { token, body: evening({ shifts: [shift(0, 6)], ...changes }) });

test("a mission says of its shifts when it starts and ends, its days, hours and places", async () => {
  const shifts = [shift(24, 6, { breakMinutes: 30 }), shift(0, 6, { breakMinutes: 30 })];
  const { status, body: mission } = await publish({ shifts });
  expect(status).toBe(201);
  expect(mission).toMatchObject({
    startDate: shifts[1]?.startsAt,
    endDate: shifts[0]?.endsAt,
    totalDays: 2,
    hoursPerDay: 5.5,
    positions: 2,
    paidMinutes: 660,
    shiftCount: 2,
    takeSome: false,
  });
  expect(mission.shifts.map(({ startsAt }) => startsAt)).toEqual([shifts[1]?.startsAt, shifts[0]?.startsAt]);
});

test("when people may take some of them, the places add up", async () => {
  const { body: mission } = await publish({ takeSome: true, shifts: [shift(0, 6), shift(24, 6, { positions: 3 })] });
  expect(mission).toMatchObject({ positions: 5, takeSome: true });
});

describe("shifts that a mission cannot have are refused", () => {
  test.each([
    ["overlap", { shifts: [shift(0, 6), shift(5, 6)] }],
    ["uneven_positions", { shifts: [shift(0, 6), shift(24, 6, { positions: 3 })] }],
    ["break_too_long", { shifts: [shift(0, 2, { breakMinutes: 120 })] }],
    ["end_before_start", { shifts: [shift(0, -1)] }],
    ["over_twelve_hours", { shifts: [shift(0, 13)], acknowledged: ["working_time"] }],
  ] as const)("%s", async (rule, changes) => {
    const answer = await publish(changes);
    expect(answer.status).toBe(400);
    expect(answer.body["shifts"]).toEqual([shiftFr.refusals[rule]]);
  });

  test("none at all, and one that has already begun", async () => {
    expect((await publish({ shifts: [] })).body["shifts"]).toEqual(["Choisissez au moins un créneau."]);
    expect((await publish({ shifts: [shift(-300, 6)] })).body["shifts"]).toEqual([shiftFr.past]);
  });
});

test("over ten hours of work are remarked, the break aside, and may be published", async () => {
  const long = { shifts: [shift(0, 6), shift(24, 11)] };
  expect(await publish(long)).toMatchObject({ status: 400, body: { code: "needs_acknowledgement" } });
  expect((await publish({ ...long, acknowledged: ["working_time"] })).status).toBe(201);
  expect((await publish({ shifts: [shift(0, 11, { breakMinutes: 60 })] })).status).toBe(201);
  // A freelance's hours are his own.
  expect((await publish({ ...long, contractKind: "freelance" })).status).toBe(201);
});

test("the pay of a day is compared with the minimum wage by the hours of its longest day", async () => {
  const daily = { compensation: 80, compensationType: "daily" };
  expect((await publish({ ...daily, shifts: [shift(0, 6)] })).status).toBe(201);
  expect(await publish({ ...daily, shifts: [shift(0, 6), shift(24, 7)] })).toMatchObject({
    status: 400,
    body: { code: "unlawful", compensation: [expect.stringContaining("SMIC")] },
  });
});

test("shifts typed so far are read by the law check, the others ignored", async () => {
  const { body: answer } = await call<{ findings: { rule: string }[] }>(h.app, "POST", "/api/jobs/lint/", {
    token,
    body: { contractKind: "extra", shifts: [shift(0, 11), { startsAt: "demain" }, {}] },
  });
  expect(answer.findings.map(({ rule }) => rule)).toEqual(["working_time"]);
});
