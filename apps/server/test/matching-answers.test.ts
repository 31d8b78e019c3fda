/** Answers to propositions: yes, no, standby; the first yes that books; standbys called one after the other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { onPlaceReopened, onStandbyExpired } from "../src/features/matching/standby.ts";
import { call, type Harness, startHarness } from "./harness.ts";
import {
  type Asked,
  answer,
  askedFor,
  middayIn,
  type Proposition,
  panel,
  publishMission,
  somePeople,
} from "./matching-scene.ts";
import { get, notificationsOf, patch, requireSound } from "./scene.ts";

let h: Harness;

beforeAll(async () => {
  h = await startHarness();
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
  expect(await panel(h, token, id)).toMatchObject({ missing: 1, applied: 1 });
  expect(await get(h, token, `applications/${first.body.application_id}/`)).toMatchObject({
    body: { status: "pending" },
  });
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
  await h.ctx.db.updateTable("missions").set({ positions: 3 }).where("id", "=", id).execute();
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

  // Nobody is on standby any more.
  const { application_id } = (await get<Proposition>(h, at(3).token, `propositions/${at(3).proposition}/`)).body;
  expect((await patch(h, at(3).token, `applications/${application_id}/withdraw`)).status).toBe(200);
  await h.runDueJobs();
  const shown = await panel(h, token, id);
  expect(shown.missing).toBe(1);
  expect(shown.waves.filter(({ state }) => state === "sent")).toHaveLength(2);
});
