import { randomUUID } from "node:crypto";
import type { PresenceResults } from "@app/contract/day/presence";
import { anEmployer } from "@app/db/builders/companies";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, post } from "../../../test/scene.ts";
import { codeOf } from "./day-code.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
  // Noon of the next day: the code is that of a day.
  h.advance(atParis(addDays(parisDay(h.ctx.now()), 1), "12:00").getTime() - h.ctx.now().getTime());
});
afterAll(() => h.close());

const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;

/** Somebody whose shift of eight hours began half an hour ago. */
async function aShift(startedAgo = 30 * MINUTE) {
  const startsAt = new Date(h.ctx.now().getTime() - startedAgo);
  const endsAt = new Date(startsAt.getTime() + 8 * HOUR);
  const pair = await aPair(h, {
    mission: { startsAt, endsAt, shifts: [{ startsAt, endsAt, positions: 2, breakMinutes: 0 }] },
    application: confirmed,
  });
  const { shiftId } = await h.ctx.db
    .selectFrom("bookings")
    .where("applicationId", "=", pair.person.id)
    .select("shiftId")
    .executeTakeFirstOrThrow();
  const { companyId, establishmentId } = pair.mission;
  const code = (rotation = 0) =>
    codeOf(h.ctx.config, { companyId, establishmentId }, { day: parisDay(h.ctx.now()), rotation });
  return { ...pair, shift: shiftId, startsAt, endsAt, establishmentId, code };
}
type Scene = Awaited<ReturnType<typeof aShift>>;

const tap = ({ person, shift }: Scene, fields: object) => ({
  client_id: randomUUID(),
  application: person.id,
  shift,
  kind: "in",
  device_at: h.ctx.now().toISOString(),
  ...fields,
});
const sendAll = (scene: Scene, events: object[], sentAt = h.ctx.now()) =>
  post<PresenceResults>(h, scene.person.token, "presence", { sent_at: sentAt.toISOString(), events });
const outcomes = ({ body }: { body: PresenceResults }) => body.results.map(({ outcome, reason }) => reason ?? outcome);
const recordedOf = ({ person, shift }: Scene) =>
  h.ctx.db
    .selectFrom("presenceEvents")
    .where("applicationId", "=", person.id)
    .where("shiftId", "=", shift)
    .orderBy("id")
    .selectAll()
    .execute();
const wrongOf = (scene: Scene) => String((Number(scene.code()) + 1) % 10_000).padStart(4, "0");

describe("what a phone records", () => {
  test("on the way, arrived with the code of the day, gone: each counts once, however often it is sent", async () => {
    const scene = await aShift();
    const events = [
      tap(scene, { kind: "en_route" }),
      tap(scene, { code: scene.code() }),
      tap(scene, { kind: "out", code: scene.code() }),
    ];
    expect(outcomes(await sendAll(scene, events))).toEqual(["counted", "counted", "counted"]);
    expect(outcomes(await sendAll(scene, events.toReversed()))).toEqual(["repeated", "repeated", "repeated"]);
    expect((await recordedOf(scene)).map(({ kind, method, flagged }) => [kind, method, flagged])).toEqual([
      ["en_route", "self", false],
      ["in", "code", false],
      ["out", "code", false],
    ]);
  });

  test("without a network: the hour of the tap counts, and a clock that is far off is flagged", async () => {
    const scene = await aShift(2 * HOUR);
    const now = h.ctx.now().getTime();
    const skew = 40 * MINUTE;
    // Tapped an hour and a half ago.
    const event = tap(scene, { code: scene.code(), device_at: new Date(now - 90 * MINUTE + skew).toISOString() });
    expect(outcomes(await sendAll(scene, [event], new Date(now + skew)))).toEqual(["counted"]);
    const [row] = await recordedOf(scene);
    expect(Math.abs(Number(row?.at.getTime()) - (now - 90 * MINUTE))).toBeLessThan(5_000);
    expect(row).toMatchObject({ flagged: true });
    expect(Math.abs(Number(row?.skewSeconds) - 2400)).toBeLessThan(5);
  });

  test("three phones at once, replayed and reordered: one row for each tap", async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await aShift();
      const now = h.ctx.now().getTime();
      const phones = [0, -40 * MINUTE, 40 * MINUTE].map((skew, phone) => ({
        skew,
        events: Array.from({ length: 3 }, (_, index) =>
          tap(scene, {
            kind: (["in", "out", "en_route"] as const)[(index + phone + round) % 3],
            code: scene.code(),
            device_at: new Date(now + skew - index * MINUTE).toISOString(),
          }),
        ),
      }));
      const sendings = phones.flatMap(({ skew, events }) =>
        [events, events.toReversed(), events.slice(1)].map((list) => sendAll(scene, list, new Date(now + skew))),
      );
      const all = (await Promise.all(sendings)).flatMap(outcomes);
      expect(all.filter((outcome) => outcome === "counted")).toHaveLength(9);
      expect(all.filter((outcome) => outcome === "repeated")).toHaveLength(15);
      const rows = await recordedOf(scene);
      expect(rows).toHaveLength(9);
      expect(rows.filter(({ flagged }) => flagged)).toHaveLength(6);
    }
  });

  test("of a shift of somebody else, of none, too early or a week later: refused one by one", async () => {
    const [own, other, later] = [await aShift(), await aShift(), await aShift(-13 * HOUR)];
    const gone = await aShift(8 * 24 * HOUR);
    const batch = [
      tap(own, { kind: "en_route" }),
      tap(other, { kind: "en_route" }),
      tap(own, { kind: "en_route", shift: 999_999_999 }),
    ];
    expect(outcomes(await sendAll(own, batch))).toEqual(["counted", "not_expected", "not_expected"]);
    expect(outcomes(await sendAll(later, [tap(later, { code: later.code() })]))).toEqual(["too_early"]);
    expect(outcomes(await sendAll(gone, [tap(gone, { code: gone.code() })]))).toEqual(["too_late"]);
    expect(await recordedOf(other)).toEqual([]);
  });

  test("while the acceptance can be undone, nobody is expected", async () => {
    const scene = await aShift();
    await h.ctx.db
      .updateTable("applications")
      .set({ statusBeforeDecision: "pending", decisionVisibleAt: new Date(h.ctx.now().getTime() + MINUTE) })
      .where("id", "=", scene.person.id)
      .execute();
    expect(outcomes(await sendAll(scene, [tap(scene, { kind: "en_route" })]))).toEqual(["not_expected"]);
  });

  test("nothing else is taken: a field more is refused", async () => {
    const scene = await aShift();
    const coordinates = { latitude: 45.7676767, longitude: 4.8343434 };
    const refused = { status: 400, body: { code: "invalid" } };
    expect(await sendAll(scene, [tap(scene, { kind: "en_route", ...coordinates })])).toMatchObject(refused);
    const sent = { sent_at: h.ctx.now().toISOString(), events: [tap(scene, { kind: "en_route" })], ...coordinates };
    expect(await post(h, scene.person.token, "presence", sent)).toMatchObject(refused);
    const many = Array.from({ length: 51 }, () => tap(scene, { kind: "en_route" }));
    expect(await sendAll(scene, many)).toMatchObject(refused);
    expect(await recordedOf(scene)).toEqual([]);
  });
});

describe("the code of the day", () => {
  test("is needed to arrive and to leave; five wrong ones, and only a member records", async () => {
    const scene = await aShift();
    expect(outcomes(await sendAll(scene, [tap(scene, {}), tap(scene, { kind: "out" })]))).toEqual([
      "code_missing",
      "code_missing",
    ]);
    const wrong = Array.from({ length: 4 }, () => tap(scene, { code: wrongOf(scene) }));
    expect(outcomes(await sendAll(scene, wrong))).toEqual(["code_wrong", "code_wrong", "code_wrong", "code_wrong"]);
    // Sent again after an answer that was lost: no try more, whatever the code is then.
    expect(outcomes(await sendAll(scene, [{ ...wrong[0], code: scene.code() }]))).toEqual(["code_wrong"]);
    expect(outcomes(await sendAll(scene, [tap(scene, { code: wrongOf(scene) })]))).toEqual(["code_over"]);
    expect(outcomes(await sendAll(scene, [tap(scene, { code: scene.code() })]))).toEqual(["code_over"]);
    // Their own tap has none.
    expect(outcomes(await sendAll(scene, [tap(scene, { kind: "en_route" })]))).toEqual(["counted"]);
  });

  test("two phones have five tries between them", async () => {
    const scene = await aShift();
    const batch = () =>
      sendAll(
        scene,
        Array.from({ length: 4 }, () => tap(scene, { code: wrongOf(scene) })),
      );
    const all = (await Promise.all([batch(), batch()])).flatMap(outcomes);
    expect(all.filter((outcome) => outcome === "code_wrong")).toHaveLength(4);
    const { count } = await h.ctx.db
      .selectFrom("presenceTries")
      .where("applicationId", "=", scene.person.id)
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(5);
  });

  test("is replaced by a member: what was typed before still counts, and the old one no longer does", async () => {
    const scene = await aShift(3 * HOUR);
    const before = scene.code();
    const { establishmentId } = scene;
    const { status, body } = await post<{ code: string }>(h, scene.token, "board/code", {
      establishment: establishmentId,
    });
    expect([status, body.code]).toEqual([200, scene.code(1)]);
    const tappedBefore = tap(scene, { code: before, device_at: new Date(h.ctx.now().getTime() - HOUR).toISOString() });
    expect(outcomes(await sendAll(scene, [tappedBefore]))).toEqual(["counted"]);
    h.advance(3 * MINUTE);
    expect(outcomes(await sendAll(scene, [tap(scene, { code: before })]))).toEqual(["code_wrong"]);
    expect(outcomes(await sendAll(scene, [tap(scene, { code: body.code })]))).toEqual(["counted"]);
  });

  test("differs from one establishment to the next, and is not of another company", async () => {
    const [here, there] = [await aShift(), await aShift()];
    expect(here.code()).not.toBe(there.code());
    const asked = { establishment: there.establishmentId };
    expect(await post(h, here.token, "board/code", asked)).toMatchObject({
      status: 404,
      body: { code: "establishment_not_found" },
    });
    expect((await post(h, here.token, "board/code", { establishment: "none" })).status).toBe(200);
    expect(await post(h, here.token, "board/code", {})).toMatchObject({ status: 400 });
  });
});

describe("a member of the company", () => {
  const record = (token: string, { person, shift }: Scene, fields: object = {}) =>
    post(h, token, "board/presence", { client_id: randomUUID(), application: person.id, shift, kind: "in", ...fields });

  test("records an arrival and a departure, also once the codes are over", async () => {
    const scene = await aShift();
    await sendAll(
      scene,
      Array.from({ length: 5 }, () => tap(scene, { code: wrongOf(scene) })),
    );
    const id = randomUUID();
    const at = scene.startsAt.toISOString();
    expect(await record(scene.token, scene, { client_id: id, at })).toMatchObject({
      status: 200,
      body: { outcome: "counted" },
    });
    expect(await record(scene.token, scene, { client_id: id, at })).toMatchObject({ body: { outcome: "repeated" } });
    expect((await record(scene.token, scene, { kind: "out" })).status).toBe(200);
    const rows = await recordedOf(scene);
    expect(rows).toMatchObject([
      { kind: "in", at: scene.startsAt, method: "lead", byUser: scene.employer.id, flagged: false },
      { kind: "out", method: "lead" },
    ]);
  });

  test("not for an hour to come or far from the shift, nor for another company", async () => {
    const [scene, other] = [await aShift(), await aShift()];
    const later = new Date(h.ctx.now().getTime() + HOUR).toISOString();
    const refusal = { status: 409, body: { code: "outside_shift" } };
    expect(await record(scene.token, scene, { at: later })).toMatchObject(refusal);
    const before = new Date(scene.startsAt.getTime() - 7 * HOUR).toISOString();
    expect(await record(scene.token, scene, { at: before })).toMatchObject(refusal);
    expect(await record(other.token, scene)).toMatchObject({ status: 404, body: { code: "person_not_found" } });
    expect(await record(scene.token, scene, { kind: "en_route" })).toMatchObject({ status: 400 });
  });

  test("a shift lead, around the shift alone", async () => {
    const [now, longAgo] = [await aShift(), await aShift(3 * 24 * HOUR)];
    for (const [scene, status] of [
      [now, 200],
      [longAgo, 404],
    ] as const) {
      const lead = await anEmployer(h.ctx.db, {
        company: scene.employer.company,
        member: { role: "shift_lead", establishmentIds: [Number(scene.establishmentId)] },
      });
      const at = scene.startsAt.toISOString();
      expect((await record(await tokenFor(h.ctx, lead.id), scene, { at })).status).toBe(status);
    }
  });
});
