/** The reserve of a mission: its order, who is called when a place is lost, and what a yes then does. */

import { propositionNotificationFr } from "@app/contract/notifications/proposition-notifications.fr";
import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aTeamMember } from "@app/db/builders/team";
import { aCandidate } from "@app/db/builders/users";
import { YES_OUTCOMES, type YesOutcome } from "@app/domain/matching/reserve";
import { atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onReserveDue, onStandbyExpired } from "../src/features/matching/standby.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import {
  aPlanB,
  before,
  bookedOn,
  calledNow,
  callsTo,
  confirmed,
  type Employer,
  HOUR,
  MINUTE,
  onStandby,
  type Person,
  type PlanBMission,
  says,
  waitUntil,
  withdraws,
} from "./reserve-scene.ts";
import { get, notificationsOf, patch, post, requireSound } from "./scene.ts";
import { hasWorked } from "./team-scene.ts";

let h: Harness;
let employer: Employer;

beforeAll(async () => {
  h = await startHarness();
  employer = await anEmployer(h.ctx.db, { company: { level: "verified" } });
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

const put = async (person: number, application: number, reserve: boolean) =>
  call(h.app, "PUT", `/api/applications/${application}/reserve/`, {
    token: await tokenFor(h.ctx, person),
    body: { reserve },
  });
const asBoss = () => tokenFor(h.ctx, employer.id);
const callByHand = async (id: number, body: object) =>
  call(h.app, "POST", `/api/jobs/${id}/calls/`, { token: await asBoss(), body });
const showing = async ({ id, proposition }: Person) =>
  (
    await get<{ state: string; yes: YesOutcome; called: string | null; booking: string }>(
      h,
      await tokenFor(h.ctx, id),
      `propositions/${proposition}/`,
    )
  ).body;

/** Seeded, so that a failure comes back. */
function drawn(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

type InReserve = { id: number; isApprovedInTeam: boolean; hasWorkedHere: boolean; hasApplied: boolean; since: Date };

const rankOf = ({ isApprovedInTeam, hasWorkedHere, hasApplied }: InReserve) =>
  isApprovedInTeam ? 0 : hasWorkedHere ? 1 : hasApplied ? 2 : 3;
const inOrder = <P extends InReserve>(people: readonly P[]) =>
  people.toSorted((a, b) => rankOf(a) - rankOf(b) || a.since.getTime() - b.since.getTime() || a.id - b.id);

describe("the order of the reserve", () => {
  test.each([1, 2, 3, 4])("team, worked here, applied, others, then time: draw %i", async (seed) => {
    const next = drawn(seed);
    const mission = await aPlanB(h, employer, { positions: 5 });
    const people = [];
    for (let index = 0; index < 7; index += 1) {
      const after = next(3) * MINUTE;
      const { id, proposition } = await onStandby(h, mission.id, { after });
      const person = { isApprovedInTeam: next(3) === 0, hasWorkedHere: next(3) === 0, hasApplied: next(3) === 0 };
      const { companyId } = employer;
      if (person.isApprovedInTeam)
        await aTeamMember(h.ctx.db, { now: h.ctx.now(), companyId, candidateId: id, approvedAt: h.ctx.now() });
      if (person.hasWorkedHere) await hasWorked(h, employer, id);
      if (person.hasApplied) {
        const applied = await post<{ id: number }>(h, await tokenFor(h.ctx, id), "jobs/apply", {
          job: mission.id,
          message: "Bonjour",
        });
        expect(applied.status).toBe(201);
        // Applying is a yes; the employer puts them back in the reserve.
        expect((await put(employer.id, applied.body.id, true)).status).toBe(200);
      }
      const { answeredAt } = await h.ctx.db
        .selectFrom("propositions")
        .where("id", "=", proposition)
        .select("answeredAt")
        .executeTakeFirstOrThrow();
      people.push({ ...person, id: proposition, candidate: id, since: answeredAt ?? new Date(0) });
    }
    waitUntil(h, before(mission, 5 * HOUR));
    const expected = inOrder(people).map(({ candidate }) => candidate);
    for (const count of [1, 2, 1]) {
      const already = await calledNow(h, mission.id);
      expect((await callByHand(mission.id, { count })).status).toBe(200);
      const all = await calledNow(h, mission.id);
      expect(all).toEqual(expected.slice(0, already.length + count).toSorted((a, b) => a - b));
    }
  });
});

/** What a person reads, and what is stored, once they said yes. */
async function stateAfterYes(person: Person): Promise<YesOutcome> {
  const row = await h.ctx.db
    .selectFrom("applications as a")
    .innerJoin("propositions as p", "p.applicationId", "a.id")
    .where("p.id", "=", person.proposition)
    .select(["a.status", "a.candidateStatus", "a.vetoUntil"])
    .executeTakeFirstOrThrow();
  if (row.status === "pending" || row.status === "reviewed") return "asks";
  expect(row).toMatchObject({ status: "accepted", candidateStatus: "confirmed" });
  return row.vetoUntil !== null && row.vetoUntil > h.ctx.now() ? "vetoable" : "booked";
}

/** The sentence of one outcome without its hour. */
const sentence = (outcome: YesOutcome) =>
  propositionNotificationFr.callMeans[outcome]("…")
    .split("…")
    .map((part) => part.trim());

describe("a call says what the yes does", () => {
  const cases = [
    { planB: "auto", isAccepted: true, isTeam: false, hours: 5, outcome: "vetoable" },
    { planB: "auto", isAccepted: true, isTeam: false, hours: 2, outcome: "booked" },
    { planB: "auto", isAccepted: false, isTeam: false, hours: 2, outcome: "asks" },
    { planB: "ask", isAccepted: true, isTeam: false, hours: 2, outcome: "asks" },
    { planB: "ask", isAccepted: false, isTeam: false, hours: 5, outcome: "asks" },
    { planB: "ask", isAccepted: false, isTeam: true, hours: 2, outcome: "booked" },
    { planB: "auto", isAccepted: false, isTeam: true, hours: 5, outcome: "vetoable" },
  ] as const;

  test.each(cases)("$planB, accepted beforehand $isAccepted, team $isTeam, $hours h before: $outcome", async (one) => {
    const mission = await aPlanB(h, employer, { planB: one.planB, ...(one.isTeam && { teamBooking: "first" }) });
    const first = await confirmed(h, mission);
    const person = await onStandby(h, mission.id, { isAccepted: one.isAccepted });
    if (one.isTeam)
      await aTeamMember(h.ctx.db, {
        now: h.ctx.now(),
        companyId: employer.companyId,
        candidateId: person.id,
        approvedAt: h.ctx.now(),
      });
    waitUntil(h, before(mission, one.hours * HOUR));
    await withdraws(h, first);
    await h.runDueJobs();
    const [note] = await callsTo(h, person);
    for (const part of sentence(one.outcome)) expect(note?.message).toContain(part);
    for (const other of YES_OUTCOMES.filter((outcome) => outcome !== one.outcome))
      expect(sentence(other).every((part) => note?.message.includes(part))).toBe(false);
    expect(await showing(person)).toMatchObject({ state: "waiting", yes: one.outcome, called: "open" });
    const answered = await says(h, person, "yes");
    expect(answered.status).toBe(200);
    expect(await stateAfterYes(person)).toBe(one.outcome);
    await h.runDueJobs();
    const toBoss = (await notificationsOf(h, await asBoss())).map(({ title }) => title);
    expect(toBoss[0]).toMatch(one.outcome === "asks" ? /a dit oui à votre appel/ : /a dit oui|confirme sa venue/);
  });
});

describe("two hours before the start", () => {
  test("two are called for one place: one is booked, the other stays in the reserve", async () => {
    const mission = await aPlanB(h, employer);
    const first = await confirmed(h, mission);
    const people = [
      await onStandby(h, mission.id, { isAccepted: true }),
      await onStandby(h, mission.id, { isAccepted: true, after: 1 }),
    ] as const;
    const third = await onStandby(h, mission.id, { after: 2 });
    waitUntil(h, before(mission, 2 * HOUR));
    await withdraws(h, first);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual(people.map(({ id }) => id).toSorted((a, b) => a - b));
    const shown = (await get<{ standby: Record<string, unknown> }>(h, await asBoss(), `jobs/${mission.id}/diffusion/`))
      .body;
    expect(shown.standby).toMatchObject({ planB: "auto", waiting: 1, running: { people: 2, level: "other" } });
    const answers = await Promise.all(people.map((person) => says(h, person, "yes")));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers[lost]?.body).toMatchObject({ code: "place_taken", error: "Déjà prise, vous restez en renfort." });
    const loser = people[lost];
    if (!loser) throw new Error("nobody lost");
    expect(await showing(loser)).toMatchObject({ state: "standby", called: "taken" });
    expect(await bookedOn(h, mission.id)).toHaveLength(1);
    await h.runDueJobs();
    for (const person of people) expect(await callsTo(h, person)).toHaveLength(1);
    expect(await callsTo(h, third)).toEqual([]);
  });

  test("when the two who are called say nothing, the third is called, and booked within ten minutes of the loss", async () => {
    const mission = await aPlanB(h, employer);
    const first = await confirmed(h, mission);
    const silent = [await onStandby(h, mission.id), await onStandby(h, mission.id, { after: 1 })];
    const third = await onStandby(h, mission.id, { isAccepted: true, after: 2 });
    waitUntil(h, before(mission, 2 * HOUR));
    const lostAt = h.ctx.now().getTime();
    await withdraws(h, first);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual(silent.map(({ id }) => id).toSorted((a, b) => a - b));
    h.advance(5 * MINUTE + 1000);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([third.id]);
    h.advance(4 * MINUTE);
    expect((await says(h, third, "yes")).status).toBe(200);
    expect(h.ctx.now().getTime() - lostAt).toBeLessThan(10 * MINUTE);
    expect(await bookedOn(h, mission.id)).toEqual([third.id]);
  });

  test("a call that was missed changes no rank, and a no takes out", async () => {
    const mission = await aPlanB(h, employer, { positions: 2 });
    const [first, second] = [await confirmed(h, mission), await confirmed(h, mission)];
    const early = await onStandby(h, mission.id);
    const late = await onStandby(h, mission.id, { after: 1 });
    waitUntil(h, before(mission, 5 * HOUR));
    await withdraws(h, first);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([early.id]);
    h.advance(16 * MINUTE);
    await onStandbyExpired(h.ctx, { propositionId: early.proposition });
    expect(await calledNow(h, mission.id)).toEqual([late.id]);
    expect(await showing(early)).toMatchObject({ state: "standby", called: "missed" });
    expect((await says(h, early, "yes")).body.code).toBe("proposition_expired");
    expect((await says(h, late, "no")).status).toBe(200);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([]);
    h.advance(1);
    // Another place is lost: the first of the order is the first again.
    await withdraws(h, second);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([early.id]);
  });

  test("at night only who chose it is called; the others are called in the morning, in their place", async () => {
    const mission = await aPlanB(h, employer);
    const first = await confirmed(h, mission);
    const asleep = await onStandby(h, mission.id, { nightAlerts: false });
    const awake = await onStandby(h, mission.id, { nightAlerts: true, after: 1 });
    waitUntil(h, atParis(parisDay(mission.startsAt), "04:00"));
    await withdraws(h, first);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([awake.id]);
    expect((await says(h, awake, "no")).status).toBe(200);
    await h.runDueJobs();
    expect(await callsTo(h, asleep)).toEqual([]);
    waitUntil(h, atParis(parisDay(mission.startsAt), "06:31"));
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([asleep.id]);
    expect(await callsTo(h, asleep)).toHaveLength(1);
  });

  test("a place that nobody took is proposed to the reserve three hours before", async () => {
    const mission = await aPlanB(h, employer);
    const person = await onStandby(h, mission.id);
    await onReserveDue(h.ctx, { missionId: mission.id });
    expect(await calledNow(h, mission.id)).toEqual([]);
    waitUntil(h, before(mission, 3 * HOUR - MINUTE));
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([person.id]);
  });

  test("whoever applied and waits is called like the others when the place is lost", async () => {
    const mission = await aPlanB(h, employer, { planB: "ask" });
    const { id: applicant } = await aCandidate(h.ctx.db);
    const waiting = await anApplication(h.ctx.db, { mission: await missionRow(mission), candidateId: applicant });
    const first = await confirmed(h, mission);
    waitUntil(h, before(mission, 5 * HOUR));
    await withdraws(h, first);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([applicant]);
    const { id: proposition } = await h.ctx.db
      .selectFrom("propositions")
      .where("missionId", "=", mission.id)
      .where("candidateId", "=", applicant)
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await says(h, { id: applicant, proposition }, "yes")).body).toMatchObject({ application_id: waiting.id });
    await h.runDueJobs();
    const notes = await notificationsOf(h, await asBoss());
    expect(notes.filter(({ kind }) => kind === "call_answered")).not.toEqual([]);
    // Accepted, they still have to confirm, and are in the reserve no longer.
    expect(await patch(h, await asBoss(), `applications/${waiting.id}/accept`)).toMatchObject({
      status: 200,
      body: { reserve: false },
    });
  });
});

const missionRow = ({ id }: PlanBMission) =>
  h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

describe("who is in the reserve", () => {
  test("the person stays when refused, and leaves when they want; the employer never puts them back", async () => {
    const mission = await aPlanB(h, employer);
    const { id: person } = await aCandidate(h.ctx.db);
    const applied = await post<{ id: number }>(h, await tokenFor(h.ctx, person), "jobs/apply", {
      job: mission.id,
      message: "Bonjour",
    });
    const { id } = applied.body;
    // Nobody has answered yet: there is nothing to stay for.
    expect(await put(person, id, true)).toMatchObject({ status: 409, body: { code: "not_for_reserve" } });
    expect((await put(person, 999_999, true)).status).toBe(404);
    expect(
      await call(h.app, "PUT", `/api/applications/${id}/reserve/`, { token: await tokenFor(h.ctx, person), body: {} }),
    ).toMatchObject({ status: 400 });
    // Kept by the employer, then refused: out of the reserve, unless they stay.
    expect(await put(employer.id, id, true)).toMatchObject({
      status: 200,
      body: { reserve: true, reserve_accepted: true },
    });
    await patch(h, await asBoss(), `applications/${id}/reject`);
    await h.runJobs();
    expect(await get(h, await tokenFor(h.ctx, person), `applications/${id}/`)).toMatchObject({
      body: { reserve: false },
    });
    expect(await put(employer.id, id, true)).toMatchObject({ status: 409, body: { code: "not_for_reserve" } });
    expect(await put(person, id, true)).toMatchObject({ status: 200, body: { reserve: true, reserve_accepted: null } });
    expect(await put(employer.id, id, true)).toMatchObject({
      status: 200,
      body: { reserve: true, reserve_accepted: true },
    });
    expect(await put(employer.id, id, false)).toMatchObject({
      status: 200,
      body: { reserve: true, reserve_accepted: false },
    });
    expect(await put(person, id, false)).toMatchObject({ status: 200, body: { reserve: false } });
    expect(await put(employer.id, id, true)).toMatchObject({ status: 409, body: { code: "not_for_reserve" } });
    waitUntil(h, new Date(mission.startsAt.getTime() + 5 * HOUR));
    expect(await put(person, id, true)).toMatchObject({ status: 409, body: { code: "mission_over" } });
  });

  test("an acceptance beforehand holds while the person is called", async () => {
    const mission = await aPlanB(h, employer);
    const { id: person } = await aCandidate(h.ctx.db);
    const applied = await post<{ id: number }>(h, await tokenFor(h.ctx, person), "jobs/apply", {
      job: mission.id,
      message: "Bonjour",
    });
    const first = await confirmed(h, mission);
    expect((await put(employer.id, applied.body.id, true)).status).toBe(200);
    waitUntil(h, before(mission, 5 * HOUR));
    await withdraws(h, first);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([person]);
    const { id: proposition } = await h.ctx.db
      .selectFrom("propositions")
      .where("missionId", "=", mission.id)
      .where("candidateId", "=", person)
      .select("id")
      .executeTakeFirstOrThrow();
    // At the same time: the yes does what the call said.
    const [yes, change] = await Promise.all([
      says(h, { id: person, proposition }, "yes"),
      put(employer.id, applied.body.id, false),
    ]);
    expect(yes.status).toBe(200);
    expect([200, 409]).toContain(change.status);
    expect(await bookedOn(h, mission.id)).toEqual([person]);
  });

  test("calls by hand: only of an open place, with somebody to call", async () => {
    const mission = await aPlanB(h, employer);
    waitUntil(h, before(mission, 5 * HOUR));
    expect(await callByHand(mission.id, { count: 1 })).toMatchObject({ status: 409, body: { code: "nobody_to_call" } });
    expect((await callByHand(mission.id, { count: 0 })).status).toBe(400);
    expect((await callByHand(999_999, { count: 1 })).status).toBe(404);
    await confirmed(h, mission);
    expect(await callByHand(mission.id, { count: 1 })).toMatchObject({ status: 409, body: { code: "not_recruiting" } });
    const one = await aPlanB(h, employer);
    await onStandby(h, one.id);
    await onStandby(h, one.id, { after: 1 });
    waitUntil(h, before(one, 5 * HOUR));
    expect((await callByHand(one.id, { count: 2 })).status).toBe(200);
    expect(await calledNow(h, one.id)).toHaveLength(1);
    expect(await callByHand(one.id, { count: 1 })).toMatchObject({ status: 409, body: { code: "calls_running" } });
    const { id: shift } = await h.ctx.db
      .selectFrom("shifts")
      .where("missionId", "=", mission.id)
      .select("id")
      .executeTakeFirstOrThrow();
    const other = await aPlanB(h, employer, { positions: 2 });
    expect((await callByHand(other.id, { count: 1, shift })).status).toBe(400);
  });
});

describe("giving up a yes", () => {
  async function aVetoable() {
    const mission = await aPlanB(h, employer);
    const first = await confirmed(h, mission);
    const person = await onStandby(h, mission.id, { isAccepted: true });
    const next = await onStandby(h, mission.id, { isAccepted: true, after: 1 });
    waitUntil(h, before(mission, 5 * HOUR));
    await withdraws(h, first);
    await h.runDueJobs();
    const answered = await says(h, person, "yes");
    const application = answered.body.application_id ?? 0;
    return { mission, person, next, application };
  }
  const veto = async (application: number, reason = "Nous avons trouvé sur place.") =>
    call(h.app, "POST", `/api/applications/${application}/veto/`, {
      token: await asBoss(),
      body: { reason },
    });

  test("for ten minutes, with a reason: the next one is called, the person is back in the reserve", async () => {
    const { mission, person, next, application } = await aVetoable();
    expect((await veto(application, "")).status).toBe(400);
    expect((await veto(999_999)).status).toBe(404);
    expect(await veto(application)).toMatchObject({
      status: 200,
      body: { status: "rejected", reserve: true, veto_until: null },
    });
    expect((await veto(application)).status).toBe(200);
    await h.runDueJobs();
    expect(await calledNow(h, mission.id)).toEqual([next.id]);
    expect(await showing(person)).toMatchObject({ state: "standby" });
    const notes = await notificationsOf(h, await tokenFor(h.ctx, person.id));
    expect(notes.find(({ kind }) => kind === "application_cancelled")?.message).toContain(
      "Nous avons trouvé sur place.",
    );
    expect(notes.map(({ kind }) => kind)).not.toContain("place_given");
  });

  test("then the place is theirs, and they read so once", async () => {
    const { person, application } = await aVetoable();
    await h.runDueJobs();
    const kinds = async () => (await notificationsOf(h, await tokenFor(h.ctx, person.id))).map(({ kind }) => kind);
    expect(await kinds()).not.toContain("place_given");
    h.advance(10 * MINUTE + 1000);
    expect(await veto(application)).toMatchObject({ status: 409, body: { code: "too_late" } });
    await h.runDueJobs();
    expect((await kinds()).filter((kind) => kind === "place_given")).toHaveLength(1);
  });

  test("against its end: either the veto holds, or the place is given, never both", async () => {
    const { mission, person, application } = await aVetoable();
    h.advance(10 * MINUTE - 1);
    const [answer] = await Promise.all([veto(application), h.runDueJobs()]);
    await h.runDueJobs();
    const booked = await bookedOn(h, mission.id);
    expect(booked).toEqual(answer.status === 200 ? [] : [person.id]);
  });

  test("an ordinary confirmation has nothing to give up", async () => {
    const mission = await aPlanB(h, employer);
    const { application } = await confirmed(h, mission);
    expect(await veto(application)).toMatchObject({ status: 409, body: { code: "not_vetoable" } });
  });
});
