import type { ApplicationView } from "@app/contract/applications/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission, type MissionOverrides } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { bodyOf } from "../../../../test/mission-scene.ts";
import { get, notificationsOf, patch, post, requireSound } from "../../../../test/scene.ts";
import { sweepReplies } from "./sweep-replies.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h), 60_000);
afterAll(() => h.close());

/** Ten in the morning of the next day. Sessions are made after it. */
function goToMorning(): Date {
  const morning = atParis(addDays(parisDay(h.ctx.now()), 1), "10:00");
  h.advance(morning.getTime() - h.ctx.now().getTime());
  return morning;
}

/** A mission that starts eight hours from now: two hours to answer. */
async function aMissionTonight(overrides: MissionOverrides = {}) {
  const now = goToMorning();
  const boss = await anEmployer(h.ctx.db);
  const startsAt = new Date(now.getTime() + 8 * HOUR);
  const endsAt = new Date(now.getTime() + 13 * HOUR);
  const mission = await aMission(h.ctx.db, { employer: boss, now, startsAt, endsAt, positions: 2, ...overrides });
  return { boss, mission, now };
}

async function applying(missionId: number, availability: "freeze" | "on_fire" = "freeze") {
  const candidate = await aCandidate(h.ctx.db, { availability });
  const token = await tokenFor(h.ctx, candidate.id);
  const body = { job: missionId, message: "Bonjour, je suis disponible.", is_coverLetter: false };
  const sent = await post<ApplicationView>(h, token, "jobs/apply", body);
  expect(sent.status).toBe(201);
  return { id: sent.body.id, person: candidate.id, sent: sent.body };
}
type Applied = Awaited<ReturnType<typeof applying>>;

/** With a new session: the clock has moved. */
const asPerson = async ({ id, person }: Applied) =>
  (await get<ApplicationView>(h, await tokenFor(h.ctx, person), `applications/${id}/`)).body;
const kindsOf = async (user: number) => (await notificationsOf(h, await tokenFor(h.ctx, user))).map(({ kind }) => kind);

async function later(ms: number): Promise<void> {
  h.advance(ms);
  await sweepReplies(h.ctx);
}

describe("an application has until when it is answered", () => {
  test("both read it; half way one reminder for all who wait; then it ends, each is told once, and the cap is free", async () => {
    const { boss, mission, now } = await aMissionTonight({ maxApplications: 2 });
    const [first, second] = [await applying(mission.id), await applying(mission.id)];
    expect(first.sent.state).toBe("waiting");
    expect(Date.parse(first.sent.reply_by ?? "") - now.getTime()).toBeCloseTo(2 * HOUR, -5);
    const listed = await get<{ results: ApplicationView[] }>(h, await tokenFor(h.ctx, boss.id), "applications/");
    expect(listed.body.results.map(({ reply_by }) => reply_by)).toContain(first.sent.reply_by);

    await later(59 * MINUTE);
    expect(await kindsOf(boss.id)).not.toContain("reply_soon");
    await later(2 * MINUTE);
    await later(MINUTE);
    const reminders = (await notificationsOf(h, await tokenFor(h.ctx, boss.id))).filter(
      ({ kind }) => kind === "reply_soon",
    );
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.title).toBe("2\u00a0candidatures attendent votre réponse");

    await later(59 * MINUTE);
    await later(MINUTE);
    for (const applied of [first, second]) {
      expect(await asPerson(applied)).toMatchObject({ status: "lapsed", state: "lapsed", reply_by: null });
      expect((await kindsOf(applied.person)).filter((kind) => kind === "application_lapsed")).toHaveLength(1);
    }
    const notes = await notificationsOf(h, await tokenFor(h.ctx, boss.id));
    const ended = notes.find(({ kind }) => kind === "application_lapsed");
    expect(ended).toMatchObject({
      title: "2\u00a0candidatures sont restées sans réponse",
      actionUrl: `/employeur/tableau-de-bord/emploi/${mission.id}/candidatures`,
    });
    expect((await kindsOf(boss.id)).filter((kind) => kind === "application_lapsed")).toHaveLength(1);
    const stats = await h.ctx.db
      .selectFrom("companyStats")
      .where("companyId", "=", boss.companyId)
      .select(["answers", "lapsed"])
      .executeTakeFirst();
    expect(stats).toEqual({ answers: 0, lapsed: 2 });
    await applying(mission.id);
  });

  test("what asked for their answers is read by both sides as soon as they end, and what is about others is not", async () => {
    const { boss, mission, now } = await aMissionTonight();
    const [waiting, ended] = [await applying(mission.id), await applying(mission.id)];
    const [startsAt, endsAt] = [new Date(now.getTime() + 8 * HOUR), new Date(now.getTime() + 13 * HOUR)];
    const elsewhere = await aMission(h.ctx.db, { employer: await anEmployer(h.ctx.db), now, startsAt, endsAt });
    const other = await applying(elsewhere.id);
    await h.runJobs();
    await patch(h, await tokenFor(h.ctx, boss.id), `applications/${ended.id}/read`);
    await h.runJobs();
    await h.ctx.db
      .updateTable("applications")
      .set({ replyBy: endsAt, replyDueAt: endsAt })
      .where("id", "=", waiting.id)
      .execute();
    const unread = async (user: number) => {
      const { body } = await get<{ kind: string; read: boolean }[]>(h, await tokenFor(h.ctx, user), "notifications/");
      return body.filter(({ read }) => !read).map(({ kind }) => kind);
    };
    h.advance(2 * HOUR + MINUTE);
    expect(await unread(ended.person)).toEqual(["application_seen"]);
    expect(await unread(elsewhere.createdBy)).toEqual(["application_received"]);
    // Of the one who waits; the other was opened.
    expect(await unread(boss.id)).toEqual(["application_received"]);
    // The sweep alone: no job has run.
    await sweepReplies(h.ctx);
    expect(await unread(ended.person)).toEqual([]);
    expect(await unread(elsewhere.createdBy)).toEqual([]);
    expect(await unread(other.person)).toEqual([]);
    expect(await unread(boss.id)).toEqual(["application_received"]);
  });

  test("an answer stops the clock; one that is undone leaves what was left of it", async () => {
    const { boss, mission } = await aMissionTonight();
    const [refused, waiting] = [await applying(mission.id), await applying(mission.id)];
    const token = await tokenFor(h.ctx, boss.id);
    await patch(h, token, `applications/${refused.id}/reject`);
    expect((await asPerson(refused)).state).toBe("waiting");
    await patch(h, token, `applications/${waiting.id}/accept`);
    expect((await post(h, token, `applications/${waiting.id}/undo-decision`, {})).status).toBe(200);
    await later(2 * HOUR + MINUTE);
    expect((await asPerson(refused)).state).toBe("refused");
    expect((await asPerson(waiting)).state).toBe("lapsed");
  });

  test("one that ended is not answered any more, by hand either: the person is asked again, and their yes is theirs", async () => {
    const { boss, mission } = await aMissionTonight();
    const applied = await applying(mission.id, "on_fire");
    await later(2 * HOUR + MINUTE);
    const token = await tokenFor(h.ctx, boss.id);
    const ended = { status: 409, body: { code: "application_lapsed" } };
    expect(await patch(h, token, `applications/${applied.id}/accept`)).toMatchObject(ended);
    expect(await patch(h, token, `applications/${applied.id}/reject`)).toMatchObject(ended);
    expect(await patch(h, token, `applications/${applied.id}/status`, { status: "reviewed" })).toMatchObject(ended);
    expect((await patch(h, token, `applications/${applied.id}/status`, { status: "lapsed" })).status).toBe(400);
    const own = await tokenFor(h.ctx, applied.person);
    expect(await patch(h, own, `applications/${applied.id}/withdraw`)).toMatchObject(ended);
    expect(await post(h, token, `jobs/${mission.id}/propose`, { people: [applied.person] })).toMatchObject({
      status: 200,
      body: { proposed: 1 },
    });
    await h.runJobs();
    const proposition = await h.ctx.db
      .selectFrom("propositions")
      .where("candidateId", "=", applied.person)
      .select("id")
      .executeTakeFirstOrThrow();
    expect((await post(h, own, `propositions/${proposition.id}/answer`, { answer: "yes" })).status).toBe(200);
    expect(await asPerson(applied)).toMatchObject({ state: "vetoable" });
  });

  test("an interview on the table holds it until two hours after its last time, and no longer once declined", async () => {
    const { boss, mission, now } = await aMissionTonight();
    const applied = await applying(mission.id);
    const token = await tokenFor(h.ctx, boss.id);
    const times = [3, 4].map((hours) => new Date(now.getTime() + hours * HOUR).toISOString());
    const proposed = await post<{ id: number }>(h, token, `applications/${applied.id}/interview`, { times });
    expect((await asPerson(applied)).reply_by).toBe(new Date(now.getTime() + 6 * HOUR).toISOString());
    await patch(h, await tokenFor(h.ctx, applied.person), `interviews/${proposed.body.id}`, { action: "decline" });
    expect((await asPerson(applied)).reply_by).toBe(applied.sent.reply_by);
  });

  test("shifts that move count it from the application again", async () => {
    const { boss, mission } = await aMissionTonight();
    const applied = await applying(mission.id);
    const startDate = new Date(mission.startsAt.getTime() + 8 * HOUR).toISOString();
    const endDate = new Date(mission.endsAt.getTime() + 8 * HOUR).toISOString();
    const edited = await call(h.app, "PUT", `/api/jobs/${mission.id}/edit/`, {
      token: await tokenFor(h.ctx, boss.id),
      body: bodyOf(mission, { startDate, endDate }),
    });
    expect(edited.status).toBe(200);
    // Sixteen hours away: four to answer.
    const moved = Date.parse((await asPerson(applied)).reply_by ?? "") - Date.parse(applied.sent.reply_by ?? "");
    expect(moved).toBeCloseTo(2 * HOUR, -5);
  });

  test("studied again after a refusal, there is a new time to answer", async () => {
    const { boss, mission } = await aMissionTonight();
    const applied = await applying(mission.id);
    await patch(h, await tokenFor(h.ctx, boss.id), `applications/${applied.id}/reject`);
    await h.runJobs();
    await later(4 * HOUR);
    await patch(h, await tokenFor(h.ctx, boss.id), `applications/${applied.id}/status`, { status: "reviewed" });
    await later(0);
    const read = await asPerson(applied);
    expect(read.state).toBe("waiting");
    expect(Date.parse(read.reply_by ?? "") - h.ctx.now().getTime()).toBeCloseTo(HOUR, -5);
  });

  test("a decision at the same instant: answered or ended, never both", { timeout: 120_000 }, async () => {
    const { boss, mission } = await aMissionTonight({ positions: 12 });
    const all = [];
    for (let n = 0; n < 12; n += 1) all.push(await applying(mission.id));
    h.advance(2 * HOUR + MINUTE);
    const token = await tokenFor(h.ctx, boss.id);
    await Promise.all(
      all.map(async ({ id }, n) => {
        const [answer] = await Promise.all([
          patch(h, token, `applications/${id}/${n % 2 === 0 ? "accept" : "reject"}`),
          sweepReplies(h.ctx),
        ]);
        expect([200, 409]).toContain(answer.status);
      }),
    );
    await sweepReplies(h.ctx);
    const rows = await h.ctx.db
      .selectFrom("applications")
      .where("missionId", "=", mission.id)
      .select(["status", "answeredAt", "lapsedAt"])
      .execute();
    expect(rows.every(({ answeredAt, lapsedAt }) => (answeredAt === null) !== (lapsedAt === null))).toBe(true);
    expect(rows.every(({ status }) => status !== "pending")).toBe(true);
  });
});
