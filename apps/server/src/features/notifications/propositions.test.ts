import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aSentWave } from "../../../test/proposition-scene.ts";
import { aBrowser, aVapidPair, startPushService } from "../../../test/push-service.ts";
import { post } from "../../../test/scene.ts";
import { createPush } from "../../platform/push/push.ts";
import { onStandbyCalled, onWaveSent } from "./proposition-jobs.ts";

const HOUR = 3_600_000;
let h: Harness;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  h = await startHarness(aVapidPair());
});
afterAll(() => h.close());
beforeEach(async () => {
  service = await startPushService();
  h.ctx.push = createPush(h.ctx.config, h.ctx.now, { post: service.post });
});
afterEach(() => service.close());

const inHours = (hours: number) => new Date(h.ctx.now().getTime() + hours * HOUR);

/** The clock goes to this hour of tomorrow. */
function reach(time: string): void {
  const now = h.ctx.now();
  h.advance(atParis(addDays(parisDay(now), 1), time).getTime() - now.getTime());
}

let phones = 0;
async function aPhone(userId: number) {
  const browser = aBrowser();
  phones += 1;
  const endpoint = `https://fcm.googleapis.com/fcm/send/proposition-${phones}`;
  const body = { endpoint, keys: browser.keys };
  expect((await post(h, await tokenFor(h.ctx, userId), "push/subscriptions", body)).status).toBe(201);
  const read = (): { title: string; body: string; url: string }[] =>
    service.received
      .filter(({ url }) => endpoint.endsWith(url))
      .map(({ body: sealed }) => JSON.parse(browser.open(sealed)));
  return { read };
}

async function aWave(
  hours: number,
  people: readonly number[],
  { reasons, expires = 1 }: { reasons?: object[]; expires?: number } = {},
) {
  const employer = await anEmployer(h.ctx.db, { company: { name: "Brasserie Vauquelle" } });
  const startsAt = inHours(hours);
  const mission = await aMission(h.ctx.db, { employer, startsAt, endsAt: new Date(startsAt.getTime() + 5 * HOUR) });
  const wave = { missionId: mission.id, at: h.ctx.now(), expiresAt: inHours(expires), ...(reasons && { reasons }) };
  return { mission, ...(await aSentWave(h.ctx.db, wave, people)) };
}

const listOf = async (userId: number) =>
  (
    await call<{ title: string; message: string; kind: string; actionUrl: string }[]>(
      h.app,
      "GET",
      "/api/notifications/",
      {
        token: await tokenFor(h.ctx, userId),
      },
    )
  ).body;

async function chooseNights(userId: number): Promise<void> {
  await h.ctx.db
    .insertInto("availabilities")
    .values({ candidateId: userId, nightAlerts: true, expiresAt: inHours(1000) })
    .execute();
}

/** Y10: the trade, the day, the hours, the place and the pay. */
const FIRST_LINE = /^Serveur[^,()]*, ce soir 18\sh – 23\sh · Lyon[^·]* · [\d,]+\s€\s\/\sheure$/;

test("a wave says who looks for somebody, when, where and why, once per person even when its job runs twice", async () => {
  reach("10:00");
  const [one, other] = [await aCandidate(h.ctx.db), await aCandidate(h.ctx.db)];
  const phone = await aPhone(one.id);
  const reasons = [
    { kind: "skills", skills: ["Service en salle", "Bar"] },
    { kind: "near", count: 1 },
  ];
  const { waveId, propositions } = await aWave(8, [one.id, other.id], { reasons });
  await Promise.all([onWaveSent(h.ctx, { waveId }), onWaveSent(h.ctx, { waveId })]);
  await onWaveSent(h.ctx, { waveId });
  await h.runJobs();
  const [proposition, ...more] = await listOf(one.id);
  expect(more).toEqual([]);
  expect(proposition).toMatchObject({
    type: "job_match",
    kind: "proposition",
    title: expect.stringMatching(FIRST_LINE),
    actionUrl: `/candidat/tableau-de-bord/propositions/${propositions[0]}`,
  });
  expect(proposition?.message.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(
    /^Brasserie Vauquelle · à 1 km\nVos compétences : Service en salle, Bar\. Répondez avant 11 h\.$/,
  );
  expect(phone.read().map(({ title }) => title)).toEqual([expect.stringMatching(FIRST_LINE)]);
  expect(await listOf(other.id)).toHaveLength(1);
  const unsent = h.ctx.db.selectFrom("propositions").where("waveId", "=", waveId).where("notifiedAt", "is", null);
  expect(await unsent.select("id").execute()).toEqual([]);
});

test("with in-app notifications off, the phone rings all the same", async () => {
  reach("10:00");
  const person = await aCandidate(h.ctx.db);
  const phone = await aPhone(person.id);
  await h.ctx.db
    .insertInto("notificationPreferences")
    .values({ userId: person.id, type: "job_match", channel: "in_app", enabled: false })
    .execute();
  const { waveId } = await aWave(8, [person.id]);
  await onWaveSent(h.ctx, { waveId });
  await h.runJobs();
  expect(phone.read()).toHaveLength(1);
  expect(await listOf(person.id)).toEqual([]);
});

test("whoever is let go while their wave is being written hears nothing of it", async () => {
  reach("10:00");
  const [one, other] = [await aCandidate(h.ctx.db), await aCandidate(h.ctx.db)];
  const { waveId } = await aWave(8, [one.id, other.id]);
  const waitingForLock = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const sent = await h.ctx.db.transaction().execute(async (tx) => {
    const theirs = tx.updateTable("propositions").where("waveId", "=", waveId).where("candidateId", "=", other.id);
    await theirs.set({ closedAt: h.ctx.now() }).execute();
    const isSent = onWaveSent(h.ctx, { waveId });
    await vi.waitFor(async () => expect((await waitingForLock.execute(h.ctx.db)).rows).toHaveLength(1), 10_000);
    return { isSent };
  });
  await sent.isSent;
  expect(await listOf(one.id)).toHaveLength(1);
  expect(await listOf(other.id)).toEqual([]);
});

test("nobody hears of a mission that was closed, or of an answer that came first", async () => {
  reach("10:00");
  const [late, quick] = [await aCandidate(h.ctx.db), await aCandidate(h.ctx.db)];
  const closed = await aWave(8, [late.id]);
  await h.ctx.db.updateTable("missions").set({ status: "completed" }).where("id", "=", closed.mission.id).execute();
  await onWaveSent(h.ctx, closed);
  expect(await listOf(late.id)).toEqual([]);
  const phone = await aPhone(quick.id);
  const open = await aWave(8, [quick.id]);
  await onWaveSent(h.ctx, open);
  await h.ctx.db.updateTable("propositions").set({ seenAt: h.ctx.now() }).where("waveId", "=", open.waveId).execute();
  await h.runJobs();
  expect(phone.read()).toEqual([]);
});

test("at 23 h for 6 h only those who chose it are woken; the others sleep, and nothing is sent once it has started", async () => {
  reach("23:00");
  const [owl, sleeper] = [await aCandidate(h.ctx.db), await aCandidate(h.ctx.db)];
  await chooseNights(owl.id);
  const [awake, asleep] = [await aPhone(owl.id), await aPhone(sleeper.id)];
  const { waveId } = await aWave(7, [owl.id, sleeper.id], { expires: 6.5 });
  await onWaveSent(h.ctx, { waveId });
  await h.runJobs();
  expect(awake.read()).toHaveLength(1);
  expect(asleep.read()).toEqual([]);
  // 6 h 35: the mission began at 6 h.
  h.advance(7.6 * HOUR);
  await h.runDueJobs();
  expect(asleep.read()).toEqual([]);
});

test("a proposition of the night for the next evening rings in the morning, even for those who may be woken", async () => {
  reach("23:00");
  const owl = await aCandidate(h.ctx.db);
  await chooseNights(owl.id);
  const phone = await aPhone(owl.id);
  const { waveId } = await aWave(19, [owl.id], { expires: 12 });
  await onWaveSent(h.ctx, { waveId });
  await h.runJobs();
  expect(phone.read()).toEqual([]);
  h.advance(7.6 * HOUR);
  await h.runDueJobs();
  expect(phone.read()).toHaveLength(1);
});

test("six propositions a day ring, the seventh waits; a standby that is called rings at once", async () => {
  reach("09:00");
  const person = await aCandidate(h.ctx.db);
  const phone = await aPhone(person.id);
  let last: Awaited<ReturnType<typeof aWave>> | undefined;
  for (let n = 0; n < 7; n += 1) {
    last = await aWave(8, [person.id]);
    await onWaveSent(h.ctx, last);
    await h.runJobs();
    h.advance(60_000);
  }
  expect(phone.read()).toHaveLength(6);
  const [propositionId = 0] = last?.propositions ?? [];
  const now = h.ctx.now();
  await h.ctx.db
    .updateTable("propositions")
    .set({ answer: "standby", answeredAt: now, calledAt: now, calledUntil: inHours(0.5) })
    .where("id", "=", propositionId)
    .execute();
  await onStandbyCalled(h.ctx, { propositionId });
  await onStandbyCalled(h.ctx, { propositionId });
  await h.runJobs();
  expect(phone.read()).toHaveLength(7);
  expect(phone.read().at(-1)?.title).toMatch(/^Une place se libère\s: Serveur.*, ce soir \d/);
  expect((await listOf(person.id)).filter(({ kind }) => kind === "standby_called")).toHaveLength(1);
});
