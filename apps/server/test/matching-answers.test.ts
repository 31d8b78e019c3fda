/** Answers to propositions: yes, no, standby; the first yes that books; standbys called one after the other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { onConfirmationDue } from "../src/features/applications/confirmation-due.ts";
import { onPlaceReopened, onStandbyExpired } from "../src/features/matching/standby.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import {
  type Asked,
  answer,
  askedFor,
  middayIn,
  type Proposition,
  panel,
  publishMission,
  somePeople,
  waitForMorning,
} from "./matching-scene.ts";
import { get, notificationsOf, patch, requireSound } from "./scene.ts";

const MINUTE = 60_000;
let h: Harness;

beforeAll(async () => {
  h = await startHarness();
  waitForMorning(h);
  await somePeople(h, 25);
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

/** Each mission on a day of its own, so that nobody is booked elsewhere. */
let day = 3;
async function askedMission(options: { positions?: number; booking?: "choose" | "first" } = {}) {
  day += 1;
  const mission = await publishMission(h, { ...options, startsAt: middayIn(h, day) });
  await h.runDueJobs();
  const asked = await askedFor(h, mission.id);
  return { ...mission, asked, at: (index: number) => pick(asked, index) };
}

function pick(asked: readonly Asked[], index: number): Asked {
  const person = asked[index];
  if (!person) throw new Error("not enough people were asked");
  return person;
}

const states = async (id: number, token: string) => (await panel(h, token, id)).standby.steps.map(({ state }) => state);

test("yes applies, once; the employer then chooses", async () => {
  const { id, token, at } = await askedMission();
  const first = await answer(h, at(0), "yes");
  expect([first.status, first.body.state]).toEqual([200, "yes"]);
  const again = await answer(h, at(0), "yes");
  expect([again.status, again.body.application_id]).toEqual([200, first.body.application_id]);
  expect((await answer(h, at(0), "no")).body.code).toBe("proposition_answered");
  expect(await panel(h, token, id)).toMatchObject({
    missing: 1,
    seen: 1,
    interested: 1,
    applied: 1,
    appliedUnnotified: 0,
  });
  expect(await get(h, token, `applications/${first.body.application_id}/`)).toMatchObject({
    body: { status: "pending" },
  });
});

test("the menu counts the propositions that wait", async () => {
  const { id, token, at } = await askedMission();
  const waiting = async () => (await get<{ propositions: number }>(h, at(0).token, "unread/")).body.propositions;
  const listed = async () =>
    (await get<{ results: Proposition[] }>(h, at(0).token, "propositions/")).body.results.filter(
      ({ state }) => state === "waiting",
    ).length;
  const before = await waiting();
  expect([before > 0, await listed()]).toEqual([true, before]);
  await patch(h, token, `jobs/${id}/close`);
  expect([await waiting(), await listed()]).toEqual([before - 1, before - 1]);
  expect((await get(h, token, "unread/")).body).toMatchObject({ propositions: 0 });
});

test("someone who applies from the mission's page has answered", async () => {
  const { id, token, at } = await askedMission();
  const { token: mine, proposition } = at(0);
  await call(h.app, "POST", "/api/jobs/apply/", { token: mine, body: { job: id, message: "Bonjour" } });
  expect((await get<Proposition>(h, mine, `propositions/${proposition}/`)).body.state).toBe("yes");
  expect((await panel(h, token, id)).applied).toBe(1);
});

test("no is stored with its reason; somebody else's proposition does not exist", async () => {
  const { at } = await askedMission();
  expect((await answer(h, { ...at(0), token: at(1).token }, "no")).status).toBe(404);
  expect((await answer(h, at(0), "no", { reason: "pay" })).body.state).toBe("no");
  const { body } = await get<{ results: Proposition[] }>(h, at(0).token, "propositions/");
  expect(body.results.find((one) => one.id === at(0).proposition)?.state).toBe("no");

  const heldBack = async () => (await get<{ heldBack: object[] }>(h, at(0).token, "availability/")).body.heldBack;
  expect(await heldBack()).toMatchObject([{ proposition_id: at(0).proposition, reason: "pay", hourlyCents: 1450 }]);
  const forget = (token: string) => call(h.app, "POST", `/api/propositions/${at(0).proposition}/forget/`, { token });
  expect([(await forget(at(1).token)).status, (await heldBack()).length]).toEqual([404, 1]);
  expect([(await forget(at(0).token)).status, await heldBack()]).toEqual([200, []]);
  await answer(h, at(0), "no", { reason: "not_free" });
  expect(await heldBack()).toEqual([]);
});

test("too late: expired, or closed with the mission", async () => {
  const { id, token, at } = await askedMission();
  await h.ctx.db
    .updateTable("propositions")
    .set({ expiresAt: h.ctx.now() })
    .where("id", "=", at(0).proposition)
    .execute();
  expect((await answer(h, at(0), "yes")).body.code).toBe("proposition_expired");
  await patch(h, token, `jobs/${id}/close`);
  expect((await answer(h, at(1), "yes")).body.code).toBe("proposition_closed");
});

test("three places for the first who say yes: three of twenty get one, at once and confirmed", async () => {
  const { id, token, asked, booking } = await askedMission({ positions: 4, booking: "first" });
  expect([booking, asked.length]).toEqual(["first", 20]);
  await h.ctx.db.updateTable("shifts").set({ positions: 3 }).where("missionId", "=", id).execute();
  await h.ctx.db.updateTable("missions").set({ positions: 3, people: 3 }).where("id", "=", id).execute();
  const answers = await Promise.all(asked.map((person) => answer(h, person, "yes")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const lost = answers.filter(({ status }) => status !== 200);
  expect([...new Set(lost.map(({ status, body }) => `${status} ${body.code}`))]).toEqual(["409 place_taken"]);
  const stored = await h.ctx.db
    .selectFrom("applications")
    .where("missionId", "=", id)
    .select(["status", "candidateStatus"])
    .execute();
  expect(stored).toEqual(Array.from({ length: 3 }, () => ({ status: "accepted", candidateStatus: "confirmed" })));
  expect(await panel(h, token, id)).toMatchObject({ missing: 0, applied: 3 });
  const kinds = (await notificationsOf(h, token)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "application_confirmed")).toHaveLength(3);
  expect(kinds.filter((kind) => kind === "mission_filled")).toHaveLength(1);
  // Who came too late may still help out.
  const loser = pick(
    asked,
    answers.findIndex(({ status }) => status === 409),
  );
  expect((await answer(h, loser, "standby")).body.state).toBe("standby");
});

test("a place that reopens is offered to the standbys, one after the other, then to others", async () => {
  const { id, token, at } = await askedMission({ booking: "first" });
  const winner = await answer(h, at(0), "yes");
  for (const index of [1, 2, 3]) expect((await answer(h, at(index), "standby")).status).toBe(200);
  expect((await answer(h, at(1), "yes")).body.code).toBe("proposition_answered");

  const cancelled = await patch(h, token, `applications/${winner.body.application_id}/status`, {
    status: "rejected",
    reason: "Trop d’attente sur place.",
  });
  expect(cancelled.status).toBe(200);
  await h.runDueJobs();
  expect(await states(id, token)).toEqual(["called", "waiting", "waiting"]);
  const called = await get<Proposition>(h, at(1).token, `propositions/${at(1).proposition}/`);
  expect(called.body).toMatchObject({ state: "waiting", standbyCalled: true });

  // A retry calls nobody else.
  await onPlaceReopened(h.ctx, { missionId: id });
  await onStandbyExpired(h.ctx, { propositionId: at(1).proposition });
  expect(await states(id, token)).toEqual(["called", "waiting", "waiting"]);

  await h.ctx.db
    .updateTable("propositions")
    .set({ calledUntil: h.ctx.now() })
    .where("id", "=", at(1).proposition)
    .execute();
  await onStandbyExpired(h.ctx, { propositionId: at(1).proposition });
  await onStandbyExpired(h.ctx, { propositionId: at(1).proposition });
  expect(await states(id, token)).toEqual(["expired", "called", "waiting"]);
  expect((await answer(h, at(1), "yes")).body.code).toBe("proposition_expired");

  await answer(h, at(2), "no");
  await h.runDueJobs();
  expect(await states(id, token)).toEqual(["expired", "declined", "called"]);
  expect((await answer(h, at(3), "yes")).body.state).toBe("yes");
  expect(await states(id, token)).toEqual(["expired", "declined", "accepted"]);
  expect(await panel(h, token, id)).toMatchObject({ missing: 0 });

  // Whoever missed a call is on standby as before; then nobody is any more.
  const { application_id } = (await get<Proposition>(h, at(3).token, `propositions/${at(3).proposition}/`)).body;
  expect((await patch(h, at(3).token, `applications/${application_id}/withdraw`)).status).toBe(200);
  await h.runDueJobs();
  expect(await states(id, token)).toEqual(["declined", "accepted", "called"]);
  expect((await answer(h, at(1), "no")).status).toBe(200);
  await h.runDueJobs();
  const shown = await panel(h, token, id);
  expect(shown.missing).toBe(1);
  expect(shown.waves.filter(({ state }) => state === "sent")).toHaveLength(2);
});

const giveUp = (token: string, id: number | null, reason?: string) =>
  patch(h, token, `applications/${id}/status`, { status: "rejected", reason });

test("for ten minutes the employer may give up the first yes, with a reason that the person reads", async () => {
  const { id, token, at } = await askedMission({ booking: "first" });
  const { application_id } = (await answer(h, at(0), "yes")).body;
  await answer(h, at(1), "standby");
  const shown = (await get<{ cancel_until: string; created_at: string }>(h, token, `applications/${application_id}/`))
    .body;
  expect(Date.parse(shown.cancel_until) - h.ctx.now().getTime()).toBeGreaterThan(9 * MINUTE);
  expect(await get(h, at(0).token, `applications/${application_id}/`)).toMatchObject({ body: { cancel_until: null } });
  expect((await giveUp(token, application_id)).status).toBe(400);
  expect((await giveUp(token, application_id, "Nous avons trouvé sur place.")).status).toBe(200);

  await h.runDueJobs();
  const notes = await notificationsOf(h, at(0).token);
  expect(notes.find(({ kind }) => kind === "application_cancelled")?.message).toContain("Nous avons trouvé sur place.");
  expect(await states(id, token)).toEqual(["called"]);
  // Nothing of it counts against the person.
  expect(await get(h, at(0).token, `applications/${application_id}/`)).toMatchObject({
    body: { late_withdrawal: false, attendance: null },
  });
  const { reliability } = await h.ctx.db
    .selectFrom("candidates")
    .where("userId", "=", at(0).id)
    .select("reliability")
    .executeTakeFirstOrThrow();
  expect(reliability).toBe(100);
});

test("after ten minutes the place belongs to whom the first yes brought", async () => {
  const { id, employer, at } = await askedMission({ booking: "first" });
  const { application_id } = (await answer(h, at(0), "yes")).body;
  h.advance(10 * MINUTE + 1_000);
  const token = await tokenFor(h.ctx, employer.id);
  expect(await giveUp(token, application_id, "Changement d’avis.")).toMatchObject({
    status: 409,
    body: {
      code: "too_late",
      error: expect.stringContaining("Les 10\u00a0minutes pour revenir sur ce oui sont passées"),
    },
  });
  expect(await panel(h, token, id)).toMatchObject({ missing: 0 });
});

test("a place that is not confirmed in time is offered to the standbys, then to others", async () => {
  const { id, token, employer, at } = await askedMission();
  const { application_id } = (await answer(h, at(0), "yes")).body;
  await answer(h, at(1), "standby");
  await patch(h, token, `applications/${application_id}/accept`);
  await h.runJobs();
  const accepted = (await notificationsOf(h, at(0).token)).find(({ kind }) => kind === "application_accepted");
  expect(accepted?.message).toMatch(/Confirmez votre venue avant .* pour garder la place\.$/);

  h.advance(24 * 60 * MINUTE + 60_000);
  const [mine, theirs] = [await tokenFor(h.ctx, at(0).id), await tokenFor(h.ctx, employer.id)];
  await h.runDueJobs();
  expect(await get(h, mine, `applications/${application_id}/`)).toMatchObject({
    body: { status: "rejected", released: true, cancel_reason: null, late_withdrawal: false },
  });
  expect((await notificationsOf(h, mine)).map(({ title }) => title)).toContainEqual(
    expect.stringContaining("est proposée à une autre personne"),
  );
  expect((await notificationsOf(h, theirs)).map(({ title }) => title)).toContainEqual(
    expect.stringContaining("n’a pas confirmé sa venue"),
  );
  const { results } = (await get<{ results: { job: { id: number } }[] }>(h, mine, "bookings/")).body;
  expect(results.filter(({ job }) => job.id === id)).toEqual([]);
  expect(await panel(h, theirs, id)).toMatchObject({
    missing: 1,
    reopenings: [{ cause: "released" }],
    standby: { steps: [{ state: "called" }] },
  });

  // A retry changes nothing; the standby lets it pass, and others are asked.
  await onConfirmationDue(h.ctx, { applicationId: application_id ?? 0 });
  const before = (await panel(h, theirs, id)).waves.length;
  await answer(h, { ...at(1), token: await tokenFor(h.ctx, at(1).id) }, "no");
  await h.runDueJobs();
  const shown = await panel(h, theirs, id);
  expect(shown.reopenings).toHaveLength(1);
  expect(shown.waves.length).toBeGreaterThan(before);
});

test("whoever confirmed keeps the place", async () => {
  const { id, token, at } = await askedMission();
  const { application_id } = (await answer(h, at(0), "yes")).body;
  await patch(h, token, `applications/${application_id}/accept`);
  await h.runJobs();
  expect((await patch(h, at(0).token, `applications/${application_id}/confirm`)).status).toBe(200);
  h.advance(25 * 60 * MINUTE);
  await onConfirmationDue(h.ctx, { applicationId: application_id ?? 0 });
  await h.runDueJobs();
  const { acceptedCount } = await h.ctx.db
    .selectFrom("missions")
    .where("id", "=", id)
    .select("acceptedCount")
    .executeTakeFirstOrThrow();
  expect(acceptedCount).toBe(1);
});

test("the employer of somebody who applied reads « Disponible » or nothing, never their week", async () => {
  const { token, at } = await askedMission();
  const { application_id } = (await answer(h, at(0), "yes")).body;
  const read = async (who: string) =>
    (await get<{ shift_availability: string | null }>(h, who, `applications/${application_id}/`)).body
      .shift_availability;
  expect([await read(token), await read(at(0).token)]).toEqual(["yes", null]);
  await call(h.app, "PUT", "/api/availability/", { token: at(0).token, body: { weekly: { mon: ["night"] } } });
  expect(await read(token)).toBe("unknown");
  await patch(h, at(0).token, `applications/${application_id}/withdraw`);
  expect(await read(token)).toBeNull();
});
