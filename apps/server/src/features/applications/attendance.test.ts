import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aCandidate } from "@app/db/builders/users";
import { deriveMission } from "@app/db/shifts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aPair, aScene, get, notificationsOf, patch, post, requireSound } from "../../../test/scene.ts";
import { settleAttendance } from "./settle-attendance.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
let moved = 0;
const advance = (ms: number) => {
  moved += ms;
  h.advance(ms);
};
beforeEach(() => {
  h.advance(-moved);
  moved = 0;
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const confirmed = { status: "accepted", candidateStatus: "confirmed" } as const;
const running = { startsAt: ago(2 * HOUR), hoursPerDay: 8 };
const say = (token: string, id: number, outcome: string) =>
  patch(h, token, `applications/${id}/attendance`, { outcome });
const contest = (token: string, id: number, reason: string) =>
  post(h, token, `applications/${id}/attendance/contest`, { reason });

type Me = { user: { totalJobs: number; badges: { name: string }[] } };
const profile = async (candidateId: number) => {
  await h.runJobs();
  const { body } = await get<Me>(h, await tokenFor(h.ctx, candidateId), "me/");
  const { reliability } = await h.ctx.db
    .selectFrom("candidates")
    .where("userId", "=", candidateId)
    .select("reliability")
    .executeTakeFirstOrThrow();
  return { totalJobs: body.user.totalJobs, badges: body.user.badges.map(({ name }) => name), reliability };
};

describe("the employer says who came", () => {
  test("from the start on, and the person's missions are counted", async () => {
    const { token, person } = await aPair(h, { mission: running, application: confirmed });
    expect(await say(token, person.id, "worked")).toMatchObject({ status: 200, body: { attendance: "worked" } });
    expect((await say(token, person.id, "worked")).status).toBe(200);
    expect((await notificationsOf(h, person.token)).map(({ kind }) => kind)).toEqual(["attendance_worked"]);
    expect(await profile(person.candidate.id)).toMatchObject({ totalJobs: 1, reliability: 100 });
  });

  test("not before, not of someone who was not retained, and nothing else", async () => {
    const early = await aPair(h, { application: confirmed });
    expect(await say(early.token, early.person.id, "worked")).toMatchObject({
      status: 409,
      body: {
        code: "mission_not_started",
        error: "La mission n’a pas commencé\u00a0: vous pourrez l’indiquer à partir de son début.",
      },
    });
    const pending = await aPair(h, { mission: running });
    expect(await say(pending.token, pending.person.id, "absent")).toMatchObject({
      status: 409,
      body: { code: "not_accepted" },
    });
    expect(await say(pending.token, pending.person.id, "late")).toMatchObject({
      status: 400,
      body: { outcome: ["Indiquez si la personne est venue ou non."] },
    });
    expect((await say(early.token, pending.person.id, "worked")).status).toBe(404);
  });

  test("an absence counts after a week without contest, until it is corrected", async () => {
    const { token, person, employer } = await aPair(h, { mission: running, application: confirmed });
    await say(token, person.id, "absent");
    expect((await notificationsOf(h, person.token))[0]).toMatchObject({
      title: "Brasserie Vauquelle signale votre absence",
      message: expect.stringContaining("contestez-la dans les 30\u00a0jours."),
    });
    expect(await profile(person.candidate.id)).toMatchObject({ totalJobs: 0, reliability: 100 });
    advance(7 * DAY + HOUR);
    expect(await profile(person.candidate.id)).toMatchObject({ totalJobs: 0, reliability: 0 });
    await say(await tokenFor(h.ctx, employer.id), person.id, "worked");
    expect(await profile(person.candidate.id)).toMatchObject({ totalJobs: 1, reliability: 100 });
  });

  test("cannot turn work into an absence once it is rated", async () => {
    const { token, person, mission } = await aPair(h, {
      mission: { startsAt: ago(3 * DAY) },
      application: { ...confirmed, attendance: "worked" },
    });
    const application = await h.ctx.db
      .selectFrom("applications")
      .where("missionId", "=", mission.id)
      .where("id", "=", person.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    await aRating(h.ctx.db, { application, direction: "company" });
    expect(await say(token, person.id, "absent")).toMatchObject({ status: 409, body: { code: "already_rated" } });
  });
});

describe("contesting an absence", () => {
  const absent = async () => {
    const pair = await aPair(h, { mission: running, application: confirmed });
    await say(pair.token, pair.person.id, "absent");
    return pair;
  };

  test("suspends it, notifies the employer with the reason, and works once", async () => {
    const { token, person } = await absent();
    expect(await contest(person.token, person.id, "J’étais là, le chef m’a fait signer.")).toMatchObject({
      status: 200,
      body: { attendance: "absent", contested_at: expect.any(String) },
    });
    expect((await contest(person.token, person.id, "Encore")).status).toBe(200);
    advance(40 * DAY);
    expect(await profile(person.candidate.id)).toMatchObject({ totalJobs: 0, reliability: 100 });
    advance(-40 * DAY);
    const notes = await notificationsOf(h, token);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({
      title: "Camille Moreau conteste son absence",
      message: expect.stringContaining("«\u00a0J’étais là, le chef m’a fait signer.\u00a0»"),
    });
    await say(token, person.id, "worked");
    expect(await say(token, person.id, "absent")).toMatchObject({
      status: 409,
      body: { code: "attendance_contested" },
    });
  });

  test("needs a text, an absence, and at most thirty days", async () => {
    const { token, person } = await absent();
    expect(await contest(person.token, person.id, " ")).toMatchObject({
      status: 400,
      body: { reason: ["Expliquez ce qui s’est passé."] },
    });
    expect((await contest(token, person.id, "Moi")).status).toBe(403);
    advance(31 * DAY);
    const later = await tokenFor(h.ctx, person.candidate.id);
    expect(await contest(later, person.id, "Trop tard")).toMatchObject({
      status: 409,
      body: { code: "contest_too_late", error: "Une absence ou un retrait tardif se conteste dans les 30\u00a0jours." },
    });
    const present = await aPair(h, { mission: running, application: confirmed });
    const presentToken = await tokenFor(h.ctx, present.person.candidate.id);
    expect(await contest(presentToken, present.person.id, "Mais")).toMatchObject({
      status: 409,
      body: { code: "nothing_to_contest" },
    });
  });
});

describe("a late withdrawal", () => {
  const soon = { startsAt: new Date(Date.now() + 20 * HOUR), hoursPerDay: 4 };
  const leave = (token: string, id: number) => patch(h, token, `applications/${id}/withdraw`, { reason: "Imprévu" });

  test("counts like an absence after a week, and earlier ones do not", async () => {
    const late = await aPair(h, { mission: soon, application: confirmed });
    const early = await aPair(h, {
      mission: { startsAt: new Date(Date.now() + 30 * HOUR) },
      application: confirmed,
    });
    const unconfirmed = await aPair(h, { mission: soon, application: { status: "accepted" } });
    for (const { person } of [late, early, unconfirmed])
      expect((await leave(person.token, person.id)).status).toBe(200);
    expect(await profile(late.person.candidate.id)).toMatchObject({ reliability: 100 });
    advance(8 * DAY);
    expect(await profile(late.person.candidate.id)).toMatchObject({ totalJobs: 0, reliability: 0 });
    expect(await profile(early.person.candidate.id)).toMatchObject({ reliability: 100 });
    expect(await profile(unconfirmed.person.candidate.id)).toMatchObject({ reliability: 100 });
  });

  test("contested, it waits in the office's queue and does not count", async () => {
    const { person } = await aPair(h, { mission: soon, application: confirmed });
    await leave(person.token, person.id);
    expect(await contest(person.token, person.id, "Les horaires ont changé par téléphone.")).toMatchObject({
      status: 200,
      body: { contested_at: expect.any(String) },
    });
    const waiting = h.ctx.db.selectFrom("officeItems").where("subjectId", "=", person.id).select(["kind", "closedAt"]);
    expect(await waiting.execute()).toEqual([{ kind: "contested", closedAt: null }]);
    advance(8 * DAY);
    expect(await profile(person.candidate.id)).toMatchObject({ reliability: 100 });
  });
});

describe("48 hours after the end", () => {
  const attendanceOf = async (id: number) =>
    (
      await h.ctx.db
        .selectFrom("applications")
        .where("id", "=", id)
        .select(["attendance", "attendanceDueAt"])
        .executeTakeFirstOrThrow()
    ).attendance;

  test("confirmed people count as present, whoever runs the task and however often", async () => {
    const { people } = await aScene(h, {
      applicants: 2,
      mission: { startsAt: ago(HOUR), hoursPerDay: 2, positions: 2 },
      application: confirmed,
    });
    const silent = await aPair(h, {
      mission: { startsAt: ago(HOUR), hoursPerDay: 2 },
      application: { status: "accepted" },
    });
    const [first, second] = people.map(({ id }) => id);
    await settleAttendance(h.ctx);
    expect(await attendanceOf(first ?? 0)).toBeNull();
    advance(50 * HOUR);
    await Promise.all([settleAttendance(h.ctx), settleAttendance(h.ctx)]);
    await settleAttendance(h.ctx);
    expect(await attendanceOf(first ?? 0)).toBe("worked");
    expect(await attendanceOf(second ?? 0)).toBe("worked");
    expect(await attendanceOf(silent.person.id)).toBeNull();
    const events = await h.ctx.db
      .selectFrom("applicationEvents")
      .where("applicationId", "=", first ?? 0)
      .where("kind", "=", "worked")
      .select("actorId")
      .execute();
    expect(events).toEqual([{ actorId: null }]);
    expect(await profile(people[0]?.candidate.id ?? 0)).toMatchObject({ totalJobs: 1 });
  });

  test("a mission that was lengthened waits for its new end", async () => {
    const { person, mission } = await aPair(h, {
      mission: { startsAt: ago(HOUR), hoursPerDay: 2 },
      application: confirmed,
    });
    advance(50 * HOUR);
    const endsAt = new Date(h.ctx.now().getTime() - HOUR);
    await h.ctx.db.updateTable("shifts").set({ endsAt }).where("missionId", "=", mission.id).execute();
    await deriveMission(h.ctx.db, mission.id, h.ctx.now());
    await h.ctx.db
      .updateTable("bookings")
      .set({ during: sql<string>`tstzrange(lower(during), ${endsAt})` })
      .where("missionId", "=", mission.id)
      .execute();
    await settleAttendance(h.ctx);
    expect(await attendanceOf(person.id)).toBeNull();
    advance(48 * HOUR);
    await settleAttendance(h.ctx);
    expect(await attendanceOf(person.id)).toBe("worked");
  });

  test("a mission closed before it began was worked by nobody", async () => {
    const { person, mission } = await aPair(h, { application: confirmed });
    await h.ctx.db
      .updateTable("missions")
      .set({ status: "completed", closedAt: h.ctx.now() })
      .where("id", "=", mission.id)
      .execute();
    advance(10 * DAY);
    await settleAttendance(h.ctx);
    expect(await attendanceOf(person.id)).toBeNull();
  });
});

test("badges come with attendance and leave with an absence", async () => {
  const candidate = await aCandidate(h.ctx.db);
  const work = async (index: number) => {
    const startsAt = ago((40 - index * 3) * DAY);
    const mission = await aMission(h.ctx.db, { startsAt });
    // Accepted twenty minutes after applying, less than a day before the start.
    const createdAt = new Date(startsAt.getTime() - 3 * HOUR);
    return anApplication(h.ctx.db, { mission, candidate, ...confirmed, attendance: "worked", createdAt });
  };
  for (let i = 0; i < 4; i += 1) await work(i);
  expect(await profile(candidate.id)).toMatchObject({ totalJobs: 4, badges: ["Démarre vite"] });
  const last = await work(4);
  expect(await profile(candidate.id)).toMatchObject({
    totalJobs: 5,
    badges: ["Démarre vite", "Fiable", "Répond vite"],
  });
  const { body } = await get<Me>(h, await tokenFor(h.ctx, candidate.id), "me/");
  expect(body.user.badges[0]).toMatchObject({ id: expect.anything(), description: expect.any(String) });

  const { createdBy } = await h.ctx.db
    .selectFrom("missions")
    .where("id", "=", last.missionId)
    .select("createdBy")
    .executeTakeFirstOrThrow();
  expect((await say(await tokenFor(h.ctx, createdBy), last.id, "absent")).status).toBe(200);
  expect(await profile(candidate.id)).toEqual({ totalJobs: 4, badges: ["Démarre vite"], reliability: 100 });
  advance(7 * DAY + HOUR);
  expect(await profile(candidate.id)).toEqual({ totalJobs: 4, badges: ["Démarre vite"], reliability: 80 });
});
