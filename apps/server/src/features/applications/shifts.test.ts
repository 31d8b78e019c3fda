import type { ApplicationDetail, ApplicationView } from "@app/contract/applications/applications";
import type { BookingView } from "@app/contract/applications/bookings";
import type { MissionPage, MissionView } from "@app/contract/missions/missions";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { decisionVisibleAt } from "@app/domain/applications/decision-undo";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { bodyOf } from "../../../test/mission-scene.ts";
import { PAST_DECISION_UNDO_MS } from "../../../test/past-undo.ts";
import { get, notificationsOf, patch, post, requireSound } from "../../../test/scene.ts";
import { sweepMissions } from "../missions/close-ended-missions.ts";

const HOUR = 3_600_000;

let h: Harness;
let moved = 0;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(async () => {
  h.advance(-moved);
  moved = 0;
  await requireSound(h);
});
afterAll(() => h.close());
const advance = (ms: number) => {
  moved += ms;
  h.advance(ms);
};

/** From six in the evening, so that the hour of the day at which the tests run does not matter. */
const inDays = (days: number, hours = 0) =>
  new Date(atParis(addDays(parisDay(new Date()), days), "18:00").getTime() + hours * HOUR);
/** An hour after the start of the first of three shifts. */
const startFirst = () => advance(inDays(2, 1).getTime() - h.ctx.now().getTime());
const aShift = (days: number, hours = 6, positions = 2) => ({
  startsAt: inDays(days),
  endsAt: inDays(days, hours),
  breakMinutes: 30,
  positions,
});

/** Three shifts for two people each, which can be taken one by one. */
async function threeShifts(shifts = [aShift(2), aShift(3), aShift(4)]) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const token = await tokenFor(h.ctx, employer.id);
  const { id } = await aMission(h.ctx.db, { employer, takeSome: true, shifts });
  const mission = await h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  const stored = await viewOf(token, id);
  return { employer, token, mission, ids: stored.shifts.map((shift) => shift.id) };
}

const viewOf = async (token: string, id: number) => (await get<MissionView>(h, token, `jobs/${id}/`)).body;

async function aPerson() {
  const { id } = await aCandidate(h.ctx.db, { availability: "freeze" });
  return { id, token: await tokenFor(h.ctx, id) };
}

const applyTo = <T = ApplicationView>(token: string, job: number, shifts?: readonly number[]) =>
  post<T>(h, token, "jobs/apply", { job, message: "Bonjour, je suis disponible.", ...(shifts && { shifts }) });
const accept = <T = ApplicationView>(token: string, id: number, shifts?: readonly number[]) =>
  patch<T>(h, token, `applications/${id}/accept`, shifts && { shifts });
/** Past the few seconds in which an employer may still undo. */
const seeDecision = () => advance(decisionVisibleAt(new Date(0)).getTime() + 1000);

/** Applies for some shifts, is accepted on all of them and confirms. */
async function confirmed(token: string, job: number, shifts: readonly number[]) {
  const person = await aPerson();
  const { body } = await applyTo(person.token, job, shifts);
  await accept(token, body.id);
  seeDecision();
  await patch(h, person.token, `applications/${body.id}/confirm`);
  return { ...person, applicationId: body.id };
}

describe("a mission whose shifts can be taken one by one", () => {
  test("one person takes two of three, another one: places are counted for all", async () => {
    const { token, mission, ids } = await threeShifts();
    const [first = 0, second = 0, third = 0] = ids;
    expect(await viewOf(token, mission.id)).toMatchObject({
      positions: 6,
      acceptedCount: 0,
      shiftCount: 3,
      paidMinutes: 990,
    });

    const [karim, lina] = [await aPerson(), await aPerson()];
    const two = await applyTo(karim.token, mission.id, [first, second]);
    const one = await applyTo(lina.token, mission.id, [third]);
    expect(two.body.shifts.map(({ id, status }) => [id, status])).toEqual([
      [first, "asked"],
      [second, "asked"],
    ]);
    await accept(token, two.body.id);
    await accept(token, one.body.id);
    seeDecision();
    await patch(h, karim.token, `applications/${two.body.id}/confirm`);

    const view = await viewOf(token, mission.id);
    expect(view).toMatchObject({ positions: 6, acceptedCount: 3, confirmedCount: 2 });
    expect(view.shifts.map(({ accepted, confirmed }) => [accepted, confirmed])).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
    ]);
    const bookings = await get<{ results: BookingView[] }>(h, karim.token, "bookings/");
    expect(bookings.body.results.map(({ shift, confirmed: sure }) => [shift, sure])).toEqual([
      [first, true],
      [second, true],
    ]);
  });

  test("an employer accepts some of the shifts asked for, and the others are refused", async () => {
    const { token, mission, ids } = await threeShifts();
    const person = await aPerson();
    const { body } = await applyTo(person.token, mission.id);
    expect((await accept(token, body.id, [ids[1] ?? 0])).body.shifts.map(({ status }) => status)).toEqual([
      "refused",
      "accepted",
      "refused",
    ]);
    // Until the decision is final the person sees what they asked for.
    const before = await get<ApplicationDetail>(h, person.token, `applications/${body.id}/`);
    expect(before.body.shifts.map(({ status }) => status)).toEqual(["asked", "asked", "asked"]);
  });

  test("a full shift is named, to whoever applies and to the employer", async () => {
    const { token, mission, ids } = await threeShifts([aShift(2, 6, 1), aShift(3), aShift(4)]);
    const [first = 0, second = 0] = ids;
    const [early, late, other] = [await aPerson(), await aPerson(), await aPerson()];
    const taken = await applyTo(early.token, mission.id, [first]);
    const waiting = await applyTo(late.token, mission.id, [first, second]);
    await accept(token, taken.body.id);
    expect(await accept(token, waiting.body.id)).toMatchObject({
      status: 409,
      body: { code: "shift_full", shift: first },
    });
    expect(await applyTo(other.token, mission.id, [first])).toMatchObject({
      status: 409,
      body: { code: "shift_full", shift: first },
    });
    // Without a choice, all that are open.
    const { body } = await applyTo(other.token, mission.id);
    expect(body.shifts.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test("stays open until its last shift with a place has started, and is found on each of its days", async () => {
    const { mission, ids } = await threeShifts();
    const found = async (days: number) => {
      const day = parisDay(inDays(days));
      const { body } = await call<MissionPage>(h.app, "GET", `/api/jobs/?date=${day}..${day}`);
      return body.results.some(({ id }) => id === mission.id);
    };
    expect([await found(2), await found(3), await found(4), await found(6)]).toEqual([true, true, true, false]);
    startFirst();
    await sweepMissions(h.ctx);
    const person = await aPerson();
    expect((await applyTo(person.token, mission.id, [ids[0] ?? 0])).body).toMatchObject({ code: "shift_started" });
    expect((await applyTo(person.token, mission.id)).body.shifts.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test("someone who withdraws frees every place they had", async () => {
    const { token, mission, ids } = await threeShifts();
    const person = await confirmed(token, mission.id, ids);
    expect(await viewOf(token, mission.id)).toMatchObject({ acceptedCount: 3, confirmedCount: 3 });
    await patch(h, person.token, `applications/${person.applicationId}/withdraw`, { reason: "Malade" });
    expect(await viewOf(token, mission.id)).toMatchObject({ acceptedCount: 0, confirmedCount: 0 });
  });
});

describe("moving a shift", () => {
  test("says first whom it will ask again, asks only them, and their calendar follows", async () => {
    const { token, mission, ids } = await threeShifts();
    const [first = 0, second = 0, third = 0] = ids;
    const [karim, lina] = [
      await confirmed(token, mission.id, [first, second]),
      await confirmed(token, mission.id, [third]),
    ];
    const { shifts } = await viewOf(token, mission.id);
    const later = (text: string) => new Date(Date.parse(text) + HOUR).toISOString();
    const wanted = shifts.map((shift) =>
      shift.id === second ? { ...shift, startsAt: later(shift.startsAt), endsAt: later(shift.endsAt) } : shift,
    );
    const body = { ...bodyOf(mission), shifts: wanted, takeSome: true };

    const effects = await post<{ asked_again: object[] }>(h, token, `jobs/${mission.id}/edit-effects`, body);
    expect(effects.body.asked_again).toMatchObject([{ application_id: karim.applicationId, shifts: [second] }]);

    const edited = await call<MissionView>(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, { token, body });
    expect(edited.body).toMatchObject({ acceptedCount: 3, positions: 6 });
    expect(edited.body.shifts.map((shift) => shift.confirmed)).toEqual([1, 0, 1]);
    const mine = await get<ApplicationDetail>(h, karim.token, `applications/${karim.applicationId}/`);
    expect(mine.body.shifts.map(({ status }) => status)).toEqual(["confirmed", "accepted"]);
    expect(mine.body.candidate_status).toBeNull();
    const bookings = await get<{ results: BookingView[] }>(h, karim.token, "bookings/");
    expect(bookings.body.results.map(({ from }) => from)).toEqual([
      shifts[0]?.startsAt,
      later(shifts[1]?.startsAt ?? ""),
    ]);
    const theirs = await get<ApplicationDetail>(h, lina.token, `applications/${lina.applicationId}/`);
    expect(theirs.body.candidate_status).toBe("confirmed");

    const [notification] = await notificationsOf(h, karim.token);
    expect(notification).toMatchObject({ kind: "confirmation_asked" });
    expect(notification?.message).toMatch(/confirme/i);
    expect((await notificationsOf(h, lina.token))[0]?.message).not.toMatch(/confirmez/i);
  });

  test("a shift someone counts on is not removed, and its places do not fall below the people accepted", async () => {
    const { token, mission, ids } = await threeShifts([aShift(2), aShift(3)]);
    await confirmed(token, mission.id, [ids[0] ?? 0]);
    await confirmed(token, mission.id, [ids[0] ?? 0]);
    const { shifts } = await viewOf(token, mission.id);
    const edit = (wanted: object[]) =>
      call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, {
        token,
        body: { ...bodyOf(mission), shifts: wanted, takeSome: true },
      });
    expect((await edit(shifts.slice(1))).body).toMatchObject({ shifts: [expect.stringContaining("retenues")] });
    expect((await edit([{ ...shifts[0], positions: 1 }, ...shifts.slice(1)])).body).toMatchObject({
      shifts: [expect.stringContaining("gardez au moins autant de places")],
    });
    // The same shift twice is a mistake of the caller.
    expect((await edit([...shifts, shifts[1] ?? {}])).status).toBe(400);
  });
});

test("two shifts of a day do not overlap: morning and evening can both be taken", async () => {
  const at = (hours: number) => new Date(Date.UTC(2031, 4, 12, hours));
  const shift = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to), breakMinutes: 0, positions: 1 });
  const { token, mission, ids } = await threeShifts([shift(4, 9), shift(16, 21)]);
  const person = await confirmed(token, mission.id, ids);
  const { body } = await get<{ results: BookingView[] }>(h, person.token, "bookings/");
  expect(body.results).toHaveLength(2);
});

test("cancelled after its first shift: who has begun is told of fewer hours, who has not is free again", async () => {
  const { token: earlierToken, employer, mission, ids } = await threeShifts();
  const begun = await confirmed(earlierToken, mission.id, ids);
  const waiting = await confirmed(earlierToken, mission.id, [ids[2] ?? 0]);
  startFirst();
  const token = await tokenFor(h.ctx, employer.id);
  await post(h, token, `jobs/${mission.id}/cancel`, { reason: "Plus besoin de personne" });
  h.advance(PAST_DECISION_UNDO_MS);
  await h.runJobs();
  const statusOf = async ({ id, applicationId }: typeof begun) =>
    (await get<ApplicationDetail>(h, await tokenFor(h.ctx, id), `applications/${applicationId}/`)).body.status;
  expect([await statusOf(begun), await statusOf(waiting)]).toEqual(["accepted", "rejected"]);
  const [notification] = await notificationsOf(h, await tokenFor(h.ctx, waiting.id));
  expect(notification).toMatchObject({ kind: "application_cancelled" });
  expect((await viewOf(token, mission.id)).shifts.map(({ accepted }) => accepted)).toEqual([1, 0, 0]);
});

describe("a mission whose shifts are taken together", () => {
  test("takes a person for all of them: a part can be neither asked for nor accepted", async () => {
    const employer = await anEmployer(h.ctx.db);
    const token = await tokenFor(h.ctx, employer.id);
    const mission = await aMission(h.ctx.db, { employer, shifts: [aShift(2), aShift(3)] });
    const view = await viewOf(token, mission.id);
    expect(view).toMatchObject({ positions: 2, acceptedCount: 0, takeSome: false });
    const some = [view.shifts[0]?.id ?? 0];
    const person = await aPerson();
    expect((await applyTo(person.token, mission.id, some)).status).toBe(400);
    const { body } = await applyTo(person.token, mission.id);
    expect((await accept(token, body.id, some)).status).toBe(400);
    await accept(token, body.id);
    expect(await viewOf(token, mission.id)).toMatchObject({ positions: 2, acceptedCount: 1 });
  });
});
