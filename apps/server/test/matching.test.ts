/** Publishing tells people in waves, once each; the employer stops and hastens them. */
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onWaveDue } from "../src/features/matching/send-wave.ts";
import { onWaveSent } from "../src/features/notifications/proposition-jobs.ts";
import { call, type Harness, startHarness, tokenFor } from "./harness.ts";
import { answer, askedFor, middayIn, type Panel, panel, publishMission, somePeople, steer } from "./matching-scene.ts";
import { patch, requireSound } from "./scene.ts";

const HOUR = 3_600_000;
let h: Harness;
let people: Awaited<ReturnType<typeof somePeople>>;

beforeAll(async () => {
  h = await startHarness();
  // By day: at night waves wait for the morning.
  const now = h.ctx.now();
  h.advance(atParis(addDays(parisDay(now), 1), "12:00").getTime() - now.getTime());
  people = await somePeople(h, 20);
});
afterAll(async () => {
  await requireSound(h);
  await h.close();
});

const notes = async (missionId: number) =>
  (
    await sql<{ n: number }>`select count(*)::integer as n from notifications n join propositions p
      on p.candidate_id = n.user_id and n.action_url like '%/' || p.id where p.mission_id = ${missionId}`.execute(
      h.ctx.db,
    )
  ).rows[0]?.n;

const waves = (missionId: number) =>
  h.ctx.db.selectFrom("missionWaves").where("missionId", "=", missionId).orderBy("number").selectAll().execute();

test("publishing tells the first people at once, and plans the next wave", async () => {
  const { id, token, booking } = await publishMission(h);
  expect(booking).toBe("choose");
  expect(await panel(h, token, id)).toMatchObject({ missing: 1, notified: 0, waves: [{ number: 1, state: "due" }] });
  await h.runDueJobs();
  const shown = await panel(h, token, id);
  expect(shown).toMatchObject({ notified: 5, seen: 0, applied: 0, forecast: null });
  expect(shown.waves).toMatchObject([
    { number: 1, state: "sent", reason: "published", notified: 5 },
    { number: 2, state: "due", notified: 0 },
  ]);
  expect(shown.nextWaveAt).not.toBeNull();
  expect(await notes(id)).toBe(5);
});

test("a job that runs again tells nobody twice", async () => {
  const { id, token } = await publishMission(h);
  await h.runDueJobs();
  const [first] = await waves(id);
  if (!first) throw new Error("no wave");
  for (let again = 0; again < 2; again += 1) {
    await onWaveDue(h.ctx, { missionId: id, number: 1 });
    await onWaveSent(h.ctx, { waveId: first.id });
  }
  expect((await waves(id)).map(({ number, state }) => [number, state])).toEqual([
    [1, "sent"],
    [2, "due"],
  ]);
  expect(await notes(id)).toBe(5);
  expect((await panel(h, token, id)).notified).toBe(5);
});

test("two workers with the same wave send it once", async () => {
  const { id } = await publishMission(h);
  await Promise.all([1, 2, 3].map(() => onWaveDue(h.ctx, { missionId: id, number: 1 })));
  expect(await waves(id)).toHaveLength(2);
  expect(await askedFor(h, id)).toHaveLength(5);
  await h.runDueJobs();
});

test("a wave whose time has not come waits", async () => {
  const { id } = await publishMission(h);
  await h.runDueJobs();
  await onWaveDue(h.ctx, { missionId: id, number: 2 });
  expect((await waves(id)).map(({ state }) => state)).toEqual(["sent", "due"]);
});

test("nobody is told once the mission is filled, closed or paused", async () => {
  for (const [what, path, body] of [
    ["closed", "close", undefined],
    ["paused", "status", { status: "paused" }],
  ] as const) {
    const { id, token } = await publishMission(h);
    expect((await patch(h, token, `jobs/${id}/${path}`, body)).status).toBe(200);
    await h.runDueJobs();
    expect([what, await askedFor(h, id)]).toEqual([what, []]);
    expect((await waves(id)).map(({ state }) => state)).toEqual(["stopped"]);
  }
  const { id, token } = await publishMission(h);
  await h.runDueJobs();
  const [first] = await askedFor(h, id);
  if (!first) throw new Error("nobody was asked");
  const { body } = await answer(h, first, "yes");
  await patch(h, token, `applications/${body.application_id}/accept`);
  await h.ctx.db
    .updateTable("missionWaves")
    .set({ dueAt: h.ctx.now() })
    .where("missionId", "=", id)
    .where("state", "=", "due")
    .execute();
  await onWaveDue(h.ctx, { missionId: id, number: 2 });
  expect(await askedFor(h, id)).toHaveLength(5);
  expect((await waves(id)).map(({ state }) => state)).toEqual(["sent", "stopped"]);
  expect(await panel(h, token, id)).toMatchObject({ missing: 0, nextWaveAt: null });
  await h.runJobs();
});

test("a paused mission tells people again when it resumes", async () => {
  const { id, token } = await publishMission(h);
  await patch(h, token, `jobs/${id}/status`, { status: "paused" });
  await h.runDueJobs();
  await patch(h, token, `jobs/${id}/status`, { status: "recruiting" });
  await h.runDueJobs();
  expect((await waves(id)).map(({ state }) => state)).toEqual(["stopped", "sent", "due"]);
  expect(await askedFor(h, id)).toHaveLength(5);
});

test("the employer stops the waves, and asks for the next one at once", async () => {
  const { id, token } = await publishMission(h);
  await h.runDueJobs();
  const stopped = await steer(h, token, id, "stop");
  expect([stopped.status, stopped.body.nextWaveAt]).toEqual([200, null]);
  expect(stopped.body.stoppedAt).not.toBeNull();
  await h.runDueJobs();
  expect(await askedFor(h, id)).toHaveLength(5);
  const sent = await steer(h, token, id, "send");
  expect(sent.body.stoppedAt).toBeNull();
  await h.runDueJobs();
  expect(await askedFor(h, id)).toHaveLength(10);
  expect((await panel(h, token, id)).waves.map(({ reason, state }) => [reason, state])).toEqual([
    ["published", "sent"],
    ["published", "stopped"],
    ["asked", "sent"],
    ["asked", "due"],
  ]);
  await patch(h, token, `jobs/${id}/close`);
  expect((await steer(h, token, id, "send")).body).toMatchObject({ code: "not_recruiting" });
});

test("when nobody is left, the wave looks again later", async () => {
  const { id, token } = await publishMission(h, { positions: 10, startsAt: middayIn(h, 2) });
  await h.runDueJobs();
  expect(await askedFor(h, id)).toHaveLength(people.length);
  await steer(h, token, id, "send");
  await h.runDueJobs();
  const [, second] = await waves(id);
  expect(second?.state).toBe("due");
  expect(second?.dueAt.getTime()).toBeGreaterThan(h.ctx.now().getTime() + HOUR / 2);
});

test("a wave waits while three applications for each place do, until one is answered", async () => {
  const { id, token } = await publishMission(h);
  await h.runDueJobs();
  const asked = await askedFor(h, id);
  const applications = [];
  for (const person of asked.slice(0, 3)) applications.push((await answer(h, person, "yes")).body.application_id);
  const makeDue = () =>
    h.ctx.db
      .updateTable("missionWaves")
      .set({ dueAt: h.ctx.now() })
      .where("missionId", "=", id)
      .where("state", "=", "due")
      .execute();
  await makeDue();
  await onWaveDue(h.ctx, { missionId: id, number: 2 });
  expect(await askedFor(h, id)).toHaveLength(5);
  const waiting = await panel(h, token, id);
  expect(waiting.nextWaveAt).toBeNull();
  expect(waiting.waves).toMatchObject([{ state: "sent" }, { state: "due", putOff: true }]);

  expect((await patch(h, token, `applications/${applications[0]}/reject`)).status).toBe(200);
  h.advance(13_000);
  await h.runDueJobs();
  expect((await askedFor(h, id)).length).toBeGreaterThan(5);
  expect((await panel(h, token, id)).waves[1]).toMatchObject({ state: "sent", putOff: false });
});

test("the employer has a wave leave although enough applications wait, not twice in ten minutes", async () => {
  const { id, token, employer } = await publishMission(h);
  await h.runDueJobs();
  for (const person of (await askedFor(h, id)).slice(0, 3)) await answer(h, person, "yes");
  const sent = await steer(h, token, id, "send");
  expect([sent.status, sent.body.sendAgainAt === null]).toEqual([200, false]);
  await h.runDueJobs();
  expect((await askedFor(h, id)).length).toBeGreaterThan(5);
  const again = await steer(h, token, id, "send");
  expect(again).toMatchObject({
    status: 409,
    body: { code: "asked_too_often", error: expect.stringContaining("Vous pourrez recommencer ") },
  });
  h.advance(10 * 60_000 + 1_000);
  const later = await tokenFor(h.ctx, employer.id);
  expect((await panel(h, later, id)).sendAgainAt).toBeNull();
  expect((await steer(h, later, id, "send")).status).toBe(200);
});

test("the panel counts what was seen, and is its employer's alone", async () => {
  const { id, token } = await publishMission(h);
  const other = await publishMission(h);
  await h.runDueJobs();
  const [first, second] = await askedFor(h, id);
  if (!first || !second) throw new Error("nobody was asked");
  // Somebody else's is left alone; twice counts once.
  const see = ({ token: who }: { token: string }, ids: number[]) =>
    call(h.app, "POST", "/api/propositions/seen/", { token: who, body: { ids } });
  await see(first, [first.proposition, second.proposition]);
  expect(await panel(h, token, id)).toMatchObject({ seen: 1 });
  await see(second, [second.proposition]);
  await see(second, [second.proposition]);
  expect(await panel(h, token, id)).toMatchObject({ notified: 5, seen: 2 });
  await answer(h, first, "standby");
  await answer(h, second, "no", { reason: "too_far" });
  expect(await panel(h, token, id)).toMatchObject({ interested: 1, applied: 0, standby: { waiting: 1 } });
  for (const [method, path] of [
    ["GET", "diffusion"],
    ["POST", "diffusion/send"],
    ["POST", "diffusion/stop"],
  ] as const)
    expect((await call<Panel>(h.app, method, `/api/jobs/${id}/${path}/`, { token: other.token })).status).toBe(404);
});

test("someone who found the mission by themselves counts among those who applied, and in no wave", async () => {
  const { id, token } = await publishMission(h);
  await h.runDueJobs();
  const theirs = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
  await call(h.app, "POST", "/api/jobs/apply/", { token: theirs, body: { job: id, message: "Bonjour" } });
  const { applied, appliedUnnotified, waves: shown } = await panel(h, token, id);
  expect([applied, appliedUnnotified, ...shown.map((wave) => wave.applied)]).toEqual([0, 1, 0, 0]);
});
