import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { PAST_DECISION_UNDO_MS } from "../../../test/past-undo.ts";
import {
  aPair,
  aScene,
  get,
  missionCounters,
  notificationsOf,
  patch,
  post,
  requireSound,
} from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const setStatus = (token: string, id: number, status: string, reason?: string) =>
  patch(h, token, `applications/${id}/status`, { status, ...(reason !== undefined && { reason }) });

describe("an employer moves an application along", () => {
  test("to reviewed, back, and again, without notifying the candidate", async () => {
    const { token, person } = await aPair(h);
    for (const status of ["reviewed", "pending", "reviewed"])
      expect(await setStatus(token, person.id, status)).toMatchObject({ status: 200, body: { status } });
    expect(await notificationsOf(h, person.token)).toEqual([]);
    const { body } = await get<{ history: { kind: string }[] }>(h, person.token, `applications/${person.id}/`);
    expect(body.history.map(({ kind }) => kind)).toEqual(["received", "reviewed", "unreviewed", "reviewed"]);
  });

  test("accepts and rejects by the same rules as the two buttons", async () => {
    const { token, people, mission } = await aScene(h, { applicants: 3, mission: { positions: 1 } });
    const [first, second, third] = people.map(({ id }) => id);
    expect((await setStatus(token, first ?? 0, "accepted")).status).toBe(200);
    expect(await setStatus(token, second ?? 0, "accepted")).toMatchObject({
      status: 409,
      body: { code: "shift_full", error: "Toutes les places sont prises." },
    });
    expect((await setStatus(token, third ?? 0, "rejected", "Horaires incompatibles")).status).toBe(200);
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 3, acceptedCount: 1 });
    const [note] = await notificationsOf(h, people[2]?.token ?? "");
    expect(note).toMatchObject({
      kind: "application_rejected",
      message:
        "Brasserie Vauquelle n’a pas retenu votre candidature cette fois-ci. Motif indiqué\u00a0: Horaires incompatibles.",
    });
  });

  test("takes a rejection back, and the candidate is notified", async () => {
    const { token, person } = await aPair(h, { application: { status: "rejected" } });
    expect(await setStatus(token, person.id, "reviewed")).toMatchObject({ status: 200, body: { status: "reviewed" } });
    expect((await notificationsOf(h, person.token))[0]).toMatchObject({
      kind: "application_reopened",
      title: "Votre candidature est de nouveau étudiée",
    });
  });

  test("a rejection seen by the candidate turns into an acceptance in one step, and back within its seconds", async () => {
    const { token, person } = await aPair(h, { application: { status: "rejected" } });
    const seen = async () => (await get<{ status: string }>(h, person.token, `applications/${person.id}/`)).body.status;
    await patch(h, token, `applications/${person.id}/accept`);
    expect(await seen()).toBe("rejected");
    expect(await post(h, token, `applications/${person.id}/undo-decision`, {})).toMatchObject({
      status: 200,
      body: { status: "rejected", candidate_status: null },
    });
    await requireSound(h);
    expect(await setStatus(token, person.id, "accepted")).toMatchObject({ status: 200, body: { status: "accepted" } });
    h.advance(PAST_DECISION_UNDO_MS);
    expect(await seen()).toBe("accepted");
    await requireSound(h);
  });

  test("a person cancelled after confirming, then accepted again, has to confirm again", async () => {
    const { token, person } = await aPair(h, { application: { status: "accepted", candidateStatus: "confirmed" } });
    await setStatus(token, person.id, "rejected", "Service annulé");
    await patch(h, token, `applications/${person.id}/accept`);
    await post(h, token, `applications/${person.id}/undo-decision`, {});
    await requireSound(h);
    expect(await patch(h, token, `applications/${person.id}/accept`)).toMatchObject({
      body: { status: "accepted", candidate_status: null },
    });
    await requireSound(h);
  });

  test("from rejected back to waiting, and the candidate is notified", async () => {
    const { token, person } = await aPair(h, { application: { status: "rejected" } });
    expect(await setStatus(token, person.id, "pending")).toMatchObject({ status: 200, body: { status: "pending" } });
    expect((await notificationsOf(h, person.token))[0]).toMatchObject({ kind: "application_reopened" });
    await requireSound(h);
  });

  test.each([
    ["accepted", "pending"],
    ["accepted", "reviewed"],
  ] as const)("but not from %s to %s", async (from, to) => {
    const { token, person } = await aPair(h, { application: { status: from } });
    expect(await setStatus(token, person.id, to, "Parce que")).toMatchObject({
      status: 409,
      body: { code: "invalid_transition", error: "Ce changement de statut n’est pas possible." },
    });
  });

  test("and an unknown status is refused", async () => {
    const { token, person } = await aPair(h);
    expect(await setStatus(token, person.id, "hired")).toMatchObject({
      status: 400,
      body: { status: ["Ce statut n’existe pas."] },
    });
  });

  test("only on the company's own missions", async () => {
    const { person } = await aPair(h);
    const stranger = (await aPair(h)).token;
    expect(await setStatus(stranger, person.id, "reviewed")).toMatchObject({
      status: 404,
      body: { error: "Candidature introuvable" },
    });
  });
});

describe("taking an acceptance back", () => {
  test("needs a reason, frees the position and the hours, and the candidate reads the reason", async () => {
    const { token, person, mission } = await aPair(h, {
      application: { status: "accepted", candidateStatus: "confirmed" },
    });
    expect(await setStatus(token, person.id, "rejected", "  ")).toMatchObject({
      status: 400,
      body: { reason: ["Indiquez le motif de l’annulation\u00a0: la personne le lira."] },
    });
    const cancelled = await setStatus(token, person.id, "rejected", "Mission reportée");
    expect(cancelled).toMatchObject({ status: 200, body: { status: "rejected", cancel_reason: "Mission reportée" } });
    expect((await get(h, person.token, `applications/${person.id}/`)).body).toMatchObject({
      cancel_reason: "Mission reportée",
    });
    expect(await missionCounters(h, mission.id)).toEqual({ applicationCount: 1, acceptedCount: 0 });
    const [note] = await notificationsOf(h, person.token);
    expect(note?.title).toBe("Brasserie Vauquelle annule votre venue");
    expect(note?.message).toContain("Motif indiqué\u00a0: Mission reportée.");
    const found = await h.ctx.db.selectFrom("missionSearch").where("missionId", "=", mission.id).selectAll().execute();
    expect(found).toHaveLength(1);
  });

  test("is not what the refusal button does", async () => {
    const { token, person } = await aPair(h, { application: { status: "accepted" } });
    expect(await patch(h, token, `applications/${person.id}/reject`)).toMatchObject({
      status: 409,
      body: { code: "invalid_transition" },
    });
  });

  test("is no longer possible once the mission has started", async () => {
    const startsAt = new Date(Date.now() - 3_600_000);
    const { token, person } = await aPair(h, {
      mission: { startsAt, hoursPerDay: 8 },
      application: { status: "accepted" },
    });
    expect(await setStatus(token, person.id, "rejected", "Trop tard")).toMatchObject({
      status: 409,
      body: {
        code: "mission_started",
        error: "La mission a commencé\u00a0: indiquez plutôt si la personne est venue.",
      },
    });
  });

  test("someone retained again confirms again", async () => {
    const { token, person } = await aPair(h, { application: { status: "accepted", candidateStatus: "confirmed" } });
    await setStatus(token, person.id, "rejected", "Mission reportée");
    expect(await patch(h, person.token, `applications/${person.id}/confirm`)).toMatchObject({
      status: 409,
      body: { code: "not_accepted" },
    });
    await setStatus(token, person.id, "reviewed");
    expect(await setStatus(token, person.id, "accepted")).toMatchObject({ body: { candidate_status: null } });
    await h.runJobs();
    expect(await patch(h, person.token, `applications/${person.id}/confirm`)).toMatchObject({
      body: { candidate_status: "confirmed" },
    });
  });
});

test("nobody is accepted on a mission that is over", async () => {
  const { token, person } = await aPair(h, { mission: { startsAt: new Date(Date.now() - 72 * 3_600_000) } });
  expect(await setStatus(token, person.id, "accepted")).toMatchObject({
    status: 409,
    body: { code: "mission_closed", error: "Cette mission est terminée." },
  });
});

test("a double tap on the last place accepts once and answers twice the same", async () => {
  const { token, person, mission } = await aPair(h);
  const answers = await Promise.all([1, 2, 3].map(() => patch(h, token, `applications/${person.id}/accept`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await missionCounters(h, mission.id)).toMatchObject({ acceptedCount: 1 });
  expect((await notificationsOf(h, person.token)).map(({ kind }) => kind)).toEqual(["application_accepted"]);
});

test("the company's answer time counts the first answer, whatever follows", async () => {
  const { token, person, employer } = await aPair(h);
  await setStatus(token, person.id, "rejected");
  h.advance(3_600_000);
  const later = await tokenFor(h.ctx, employer.id);
  await setStatus(later, person.id, "reviewed");
  await setStatus(later, person.id, "accepted");
  h.advance(-3_600_000);
  const stats = await h.ctx.db
    .selectFrom("companyStats")
    .where("companyId", "=", employer.companyId)
    .select(["answers", "answerSeconds"])
    .executeTakeFirstOrThrow();
  expect(stats.answers).toBe(1);
  // The builder dates applications an hour ago.
  expect(Math.abs(stats.answerSeconds - 3600)).toBeLessThan(60);
});
