/** Acting on a screen settles what it was told by: read at once, and sent nowhere afterwards. */
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { middayIn } from "../../../test/matching-scene.ts";
import { aSentWave } from "../../../test/proposition-scene.ts";
import { patch, post } from "../../../test/scene.ts";
import { kindsSettledBy, SETTLING_ACTS } from "../../../test/settled-by.ts";
import { queueDueMails } from "./mail/mail-due.ts";
import { onWaveSent } from "./proposition-jobs.ts";

const MINUTE = 60_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());
beforeEach(async () => {
  const now = h.ctx.now();
  h.advance(atParis(addDays(parisDay(now), 1), "12:00").getTime() - now.getTime());
  await h.runJobs();
  await h.ctx.db.deleteFrom("deliveries").execute();
  h.mails.length = 0;
});

type Note = { kind: string; title: string; message: string; read: boolean; actionUrl: string };
const notesOf = async (userId: number) =>
  (await call<Note[]>(h.app, "GET", "/api/notifications/", { token: await tokenFor(h.ctx, userId) })).body;
const unread = async (userId: number) => (await notesOf(userId)).filter(({ read }) => !read).map(({ kind }) => kind);

/** Sends the mails of so many minutes later. */
async function mailsAfter(minutes: number): Promise<string[]> {
  h.advance(minutes * MINUTE);
  await queueDueMails(h.ctx);
  await h.sendMails();
  return h.mails.map(({ subject, text }) => `${subject} ${text}`);
}

async function aScene({ applicants = 1, hours = 23 } = {}) {
  const employer = await anEmployer(h.ctx.db, { company: { level: "address_proven" } });
  const startsAt = new Date(h.ctx.now().getTime() + hours * 60 * MINUTE);
  const mission = await aMission(h.ctx.db, {
    employer,
    title: "Serveur (H/F)",
    startsAt,
    endsAt: new Date(startsAt.getTime() + 240 * MINUTE),
    positions: 2,
  });
  const apply = async () => {
    const { id } = await aCandidate(h.ctx.db, { availability: "freeze" });
    const token = await tokenFor(h.ctx, id);
    const { body } = await post<{ id: number }>(h, token, "jobs/apply", { job: mission.id, message: "Bonjour" });
    return { userId: id, token, id: body.id };
  };
  const people = [];
  for (let n = 0; n < applicants; n += 1) people.push(await apply());
  await h.runJobs();
  return { employer, boss: await tokenFor(h.ctx, employer.id), mission, people, apply };
}

test("the database settles what the table says", async () => {
  const { rows } = await h.ctx.pool.query<{ act: string; kinds: string[] }>(
    'select act, array(select k from unnest(settles(act)) k order by k collate "C") as kinds from unnest($1::text[]) act',
    [SETTLING_ACTS],
  );
  expect(Object.fromEntries(rows.map(({ act, kinds }) => [act, kinds]))).toEqual(
    Object.fromEntries(SETTLING_ACTS.map((act) => [act, kindsSettledBy(act)])),
  );
});

test("K9: no mail « Nouvelle candidature » about somebody who was accepted and confirmed meanwhile", async () => {
  const { employer, boss, people } = await aScene();
  const [person] = people;
  if (!person) throw new Error("nobody");
  expect(await unread(employer.id)).toEqual(["application_received"]);
  await patch(h, boss, `applications/${person.id}/accept`);
  // In the same transaction as the decision.
  expect(await unread(employer.id)).toEqual([]);
  await h.runJobs();
  await patch(h, person.token, `applications/${person.id}/confirm`);
  await h.runJobs();
  expect((await mailsAfter(11)).filter((mail) => mail.includes("Nouvelle candidature"))).toEqual([]);
});

test("Y1: whoever confirmed, then withdrew, is not asked to confirm by mail", async () => {
  const { boss, people } = await aScene();
  const [person] = people;
  if (!person) throw new Error("nobody");
  await patch(h, boss, `applications/${person.id}/accept`);
  await h.runJobs();
  expect(await unread(person.userId)).toEqual(["application_accepted"]);
  await patch(h, person.token, `applications/${person.id}/confirm`);
  expect(await unread(person.userId)).toEqual([]);
  await patch(h, person.token, `applications/${person.id}/withdraw`);
  await h.runJobs();
  expect((await mailsAfter(11)).filter((mail) => mail.includes("Confirmez votre venue"))).toEqual([]);
});

test("a rejection that can be undone settles nothing that its person sees", async () => {
  const { boss, people } = await aScene();
  const [person] = people;
  if (!person) throw new Error("nobody");
  await patch(h, boss, `applications/${person.id}/read`);
  await h.runJobs();
  expect(await unread(person.userId)).toEqual(["application_seen"]);
  await patch(h, boss, `applications/${person.id}/reject`);
  expect(await unread(person.userId)).toEqual(["application_seen"]);
  await h.runJobs();
  expect(await unread(person.userId)).toEqual(["application_rejected"]);
});

test("answering a proposition settles its notification, and no mail or push follows", async () => {
  const { mission } = await aScene({ applicants: 0 });
  const { id } = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, id);
  await call(h.app, "PUT", "/api/notifications/preferences/", { token, body: { job_match: { email: true } } });
  const wave = await aSentWave(h.ctx.db, { missionId: mission.id, at: h.ctx.now(), expiresAt: middayIn(h, 1) }, [id]);
  await onWaveSent(h.ctx, wave);
  expect(await unread(id)).toEqual(["proposition"]);
  await post(h, token, `propositions/${wave.propositions[0]}/answer`, { answer: "no" });
  expect(await unread(id)).toEqual([]);
  expect(await mailsAfter(11)).toEqual([]);
});

test("K4: a deadline says its day when it is not today, in the list, and again as it is the next day", async () => {
  const { boss, people } = await aScene({ hours: 47 });
  const [person] = people;
  if (!person) throw new Error("nobody");
  await patch(h, boss, `applications/${person.id}/accept`);
  await h.runJobs();
  const message = async () =>
    (await notesOf(person.userId)).find(({ kind }) => kind === "application_accepted")?.message;
  expect(await message()).toMatch(
    /, \S+ \d+ \S+ à 11\sh\. Confirmez votre venue avant demain 12\sh pour garder la place\.$/,
  );
  h.advance(20 * 60 * MINUTE);
  expect(await message()).toMatch(/, demain à 11\sh\. Confirmez votre venue avant 12\sh pour garder la place\.$/);
});

test("N5: fifty people apply in ten minutes: one notification at once, one for all the others", async () => {
  const { employer, mission, people, apply } = await aScene({ hours: 23 });
  const [first] = people;
  for (let n = 1; n < 50; n += 1) {
    await apply();
    if (n % 10 === 0) {
      h.advance(MINUTE);
      await h.runDueJobs();
    }
  }
  await h.runDueJobs();
  expect((await notesOf(employer.id)).map(({ actionUrl }) => actionUrl)).toEqual([
    `/employeur/tableau-de-bord/candidatures/${first?.id}`,
  ]);
  h.advance(6 * MINUTE);
  await h.runDueJobs();
  const [together, ...others] = await notesOf(employer.id);
  expect(others).toHaveLength(1);
  expect(together?.title).toMatch(/^49\snouvelles candidatures pour «\sServeur \(H\/F\)\s», demain à 11\sh$/);
  expect(together?.actionUrl).toBe(`/employeur/tableau-de-bord/emploi/${mission.id}/candidatures`);
  // One mail for both; and once every application was opened, nothing is left to read.
  const boss = await tokenFor(h.ctx, employer.id);
  const { body } = await call<{ results: { id: number }[] }>(h.app, "GET", `/api/applications/?job=${mission.id}`, {
    token: boss,
  });
  expect(body.results.length).toBeGreaterThan(0);
  await h.ctx.db
    .updateTable("applications")
    .set({ seenAt: h.ctx.now() })
    .where("missionId", "=", mission.id)
    .where("id", "!=", first?.id ?? 0)
    .execute();
  expect(await unread(employer.id)).toHaveLength(2);
  await patch(h, boss, `applications/${first?.id}/read`);
  expect(await unread(employer.id)).toEqual([]);
  // A quiet ten minutes later, the next one is told at once.
  h.advance(11 * MINUTE);
  await apply();
  await h.runDueJobs();
  expect((await notesOf(employer.id))[0]?.title).toMatch(/^Nouvelle candidature/);
}, 120_000);
