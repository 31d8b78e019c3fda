import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/length.ts";
import { PAST_APPLICATION_UNDO_MS } from "../../../test/past-undo.ts";
import { aPair, get, missionCounters, notificationsOf, patch, post, requireSound } from "../../../test/scene.ts";

const MINUTE = 60_000;
const ROUNDS = IS_LONG ? 50 : 8;

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

type View = { candidate_status: string; message: string; candidate: { name: string; email: string | null } };
const withdraw = (token: string, id: number) => patch<View>(h, token, `applications/${id}/withdraw`);

describe("withdrawing", () => {
  test("frees a slot, notifies the employer, and hides the person from them", async () => {
    const { token, person, mission } = await aPair(h, { application: { seen: true } });
    expect(await withdraw(person.token, person.id)).toMatchObject({
      status: 200,
      body: { candidate_status: "withdrawn", message: expect.stringContaining("Bonjour") },
    });
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 0, acceptedCount: 0 });
    expect((await notificationsOf(h, token))[0]).toMatchObject({
      kind: "application_withdrawn",
      title: "Camille Moreau retire sa candidature",
    });
    const { body } = await get<View>(h, token, `applications/${person.id}/`);
    expect(body.candidate).toMatchObject({ name: "Camille M.", email: null, phone: null, skills: [] });
    expect(body).toMatchObject({ message: "", coverLetter: null });
  });

  test("frees the place and the hours of someone accepted: the mission is found again", async () => {
    const { token, person, mission } = await aPair(h, {
      application: { status: "accepted", candidateStatus: "confirmed" },
    });
    const search = () =>
      h.ctx.db.selectFrom("missionSearch").where("missionId", "=", mission.id).select("missionId").execute();
    expect(await search()).toEqual([]);
    await withdraw(person.token, person.id);
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 0, acceptedCount: 0 });
    expect(await search()).toHaveLength(1);
    expect((await notificationsOf(h, token))[0]?.title).toBe("Camille Moreau ne pourra pas venir");
  });

  test("twice changes nothing and notifies once", async () => {
    const { token, person, mission } = await aPair(h);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(person.token, person.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 0, acceptedCount: 0 });
    expect(await notificationsOf(h, token)).toHaveLength(1);
  });

  test("is too late once the mission has started, and pointless once refused", async () => {
    const started = await aPair(h, { mission: { startsAt: new Date(Date.now() - MINUTE), hoursPerDay: 8 } });
    expect(await withdraw(started.person.token, started.person.id)).toMatchObject({
      status: 409,
      body: { code: "mission_started", error: "La mission a déjà commencé." },
    });
    const refused = await aPair(h, { application: { status: "rejected" } });
    expect(await withdraw(refused.person.token, refused.person.id)).toMatchObject({
      status: 409,
      body: { code: "already_rejected" },
    });
  });

  // Y2: the same for the dialog before it, and for what is counted after.
  test.each([
    ["confirmed a moment ago, the start tomorrow", 20, 29, false],
    ["confirmed more than half an hour ago", 20, 31, true],
    ["confirmed a moment ago, two hours before the start", 2, 5, true],
    ["two days before the start", 48, 60, false],
  ])("%s: as the rule says", async (_, hours, minutes, isLate) => {
    const startsAt = new Date(h.ctx.now().getTime() + hours * 60 * MINUTE);
    const { person } = await aPair(h, {
      mission: { startsAt, endsAt: new Date(startsAt.getTime() + 240 * MINUTE) },
      application: { status: "accepted" },
    });
    const confirmed = await patch(h, person.token, `applications/${person.id}/confirm`);
    expect([confirmed.status, typeof confirmed.body.confirmed_at]).toEqual([200, "string"]);
    h.advance(minutes * MINUTE);
    const { body } = await withdraw(await tokenFor(h.ctx, person.candidate.id), person.id);
    h.advance(-minutes * MINUTE);
    expect(body).toMatchObject({ candidate_status: "withdrawn", late_withdrawal: isLate });
  });

  test("is for the applicant alone", async () => {
    const { token, person } = await aPair(h);
    const rival = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    expect((await withdraw(rival, person.id)).status).toBe(404);
    expect((await withdraw(token, person.id)).status).toBe(403);
  });

  test("leaves the employer nothing to decide", async () => {
    const { token, person } = await aPair(h, { application: { candidateStatus: "withdrawn" } });
    for (const verb of ["accept", "reject"])
      expect(await patch(h, token, `applications/${person.id}/${verb}`)).toMatchObject({
        status: 409,
        body: { code: "withdrawn", error: "Cette personne a retiré sa candidature." },
      });
  });
});

describe("changing one's mind", () => {
  /** The notification may be written before the undo, or never. */
  test.each([true, false])(
    "within five minutes deletes the employer's notification (already written: %s)",
    async (before) => {
      const { employer, token } = await aPair(h);
      const mission = await aMission(h.ctx.db, { employer });
      const person = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
      const earlier = await notificationsOf(h, token);
      const { body } = await post<{ id: number }>(h, person, "jobs/apply", { job: mission.id, message: "Bonjour" });
      if (before) expect(await notificationsOf(h, token)).toHaveLength(earlier.length + 1);
      expect((await withdraw(person, body.id)).status).toBe(200);
      expect(await notificationsOf(h, token)).toEqual(earlier);
      expect(await notificationsOf(h, person)).toEqual([]);
      expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 0, acceptedCount: 0 });
    },
  );

  test("removes the application from both lists and their counts, and the candidate's own notification is already read", async () => {
    const { employer, token } = await aPair(h);
    const mission = await aMission(h.ctx.db, { employer });
    const person = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    type List = { count: number; results: { id: number }[]; stats: { pending: number } };
    const list = async (whose: string) => (await get<List>(h, whose, `applications/?job=${mission.id}`)).body;
    const { body } = await post<{ id: number }>(h, person, "jobs/apply", { job: mission.id, message: "Bonjour" });
    await h.runJobs();
    expect((await get(h, person, "unread/")).body).toMatchObject({ notifications: 0 });
    for (const whose of [token, person]) expect(await list(whose)).toMatchObject({ count: 1, stats: { pending: 1 } });
    await patch(h, person, `applications/${body.id}/withdraw`, { undo: true });
    for (const whose of [token, person])
      expect(await list(whose)).toMatchObject({ count: 0, results: [], stats: { pending: 0 } });
    await post(h, person, "jobs/apply", { job: mission.id, message: "Finalement si" });
    for (const whose of [token, person]) expect(await list(whose)).toMatchObject({ count: 1, stats: { pending: 1 } });
  });

  test("leaves the count and the list of « Sélectionné » to those who still have a place", async () => {
    const { person } = await aPair(h, { application: { status: "accepted", candidateStatus: "confirmed" } });
    await withdraw(person.token, person.id);
    type List = { count: number; results: { id: number }[]; stats: Record<string, number> };
    const list = async (status: string) => (await get<List>(h, person.token, `applications/?status=${status}`)).body;
    expect(await list("accepted")).toMatchObject({ count: 0, results: [], stats: { accepted: 0, withdrawn: 1 } });
    expect(await list("all")).toMatchObject({ count: 1, results: [{ id: person.id }] });
  });

  test("notifies an employer who had opened it, and any employer after five minutes, with the reason", async () => {
    const { employer, token } = await aPair(h);
    const mission = await aMission(h.ctx.db, { employer });
    const apply = async () => {
      const person = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
      const { body } = await post<{ id: number }>(h, person, "jobs/apply", { job: mission.id, message: "Bonjour" });
      return { person, id: body.id };
    };
    const opened = await apply();
    await patch(h, token, `applications/${opened.id}/read`);
    await withdraw(opened.person, opened.id);
    expect((await notificationsOf(h, token)).map(({ kind }) => kind)).toEqual(["application_withdrawn"]);
    const late = await apply();
    h.advance(PAST_APPLICATION_UNDO_MS);
    expect(await patch(h, late.person, `applications/${late.id}/withdraw`, { undo: true })).toMatchObject({
      status: 409,
      body: { code: "undo_too_late" },
    });
    const reason = "J’ai trouvé une autre mission";
    await patch(h, late.person, `applications/${late.id}/withdraw`, { reason });
    h.advance(-PAST_APPLICATION_UNDO_MS);
    const [latest] = await notificationsOf(h, token);
    expect(latest).toMatchObject({ kind: "application_withdrawn" });
    expect(latest?.message).toContain(`Motif indiqué\u00a0: ${reason}.`);
    expect((await notificationsOf(h, token)).map(({ kind }) => kind)).toContain("application_received");
    expect(await patch(h, late.person, `applications/${late.id}/withdraw`, { reason: "x".repeat(501) })).toMatchObject({
      status: 400,
    });
  });

  test("again and again while the worker runs, no notification is ever left", async () => {
    const { employer, token } = await aPair(h);
    const mission = await aMission(h.ctx.db, { employer });
    const person = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body } = await post<{ id: number }>(h, person, "jobs/apply", { job: mission.id, message: "Bonjour" });
      await Promise.all([h.runJobs(), withdraw(person, body.id)]);
    }
    expect(await notificationsOf(h, token)).toEqual([]);
    expect(await notificationsOf(h, person)).toEqual([]);
  }, 120_000);
});

describe("applying again", () => {
  const applyTo = (token: string, job: number, message = "Bonjour, me voici.") =>
    post<{ id: number; code: string }>(h, token, "jobs/apply", { job, message });

  test("is possible after an undo within five minutes, as a new application", async () => {
    const mission = await aMission(h.ctx.db, { maxApplications: 1 });
    const candidate = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, candidate.id);
    const first = await applyTo(token, mission.id);
    await withdraw(token, first.body.id);
    const again = await applyTo(token, mission.id, "Bonjour, avec le bon message.");
    expect(again).toMatchObject({
      status: 201,
      body: { id: first.body.id, status: "pending", candidate_status: null, message: "Bonjour, avec le bon message." },
    });
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 1, acceptedCount: 0 });
    expect(await applyTo(token, mission.id)).toMatchObject({ status: 409, body: { code: "already_applied" } });
    const { body } = await get<{ history: { kind: string }[] }>(h, token, `applications/${first.body.id}/`);
    expect(body.history.map(({ kind }) => kind)).toEqual(["received", "withdrawn", "received"]);
  });

  test("a double tap after an undo applies once", async () => {
    const mission = await aMission(h.ctx.db);
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    await withdraw(token, (await applyTo(token, mission.id)).body.id);
    const answers = await Promise.all([1, 2, 3].map(() => applyTo(token, mission.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 1, acceptedCount: 0 });
  });

  test("is refused after a later withdrawal", async () => {
    const mission = await aMission(h.ctx.db);
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const { body } = await applyTo(token, mission.id);
    h.advance(PAST_APPLICATION_UNDO_MS);
    await withdraw(token, body.id);
    expect(await applyTo(token, mission.id)).toMatchObject({
      status: 409,
      body: { code: "already_applied", error: "Vous avez déjà postulé à cette mission." },
    });
  });

  test("resets the answer given before the undo", async () => {
    const { token: employerToken, mission, employer } = await aPair(h, { mission: { positions: 2 } });
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const { body } = await applyTo(token, mission.id);
    await patch(h, employerToken, `applications/${body.id}/accept`);
    await withdraw(token, body.id);
    expect(await applyTo(token, mission.id)).toMatchObject({ status: 201, body: { status: "pending", read: false } });
    const stats = await h.ctx.db
      .selectFrom("companyStats")
      .where("companyId", "=", employer.companyId)
      .select("answers")
      .executeTakeFirstOrThrow();
    expect(stats.answers).toBe(0);
  });
});
