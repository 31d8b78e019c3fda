import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { brokenInvariants } from "@app/db/invariants";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const applyTo = async (job: number, token: string, extra: object = {}, headers: Record<string, string> = {}) =>
  call(h.app, "POST", "/api/jobs/apply/", {
    token,
    headers,
    body: { job, message: "Bonjour, je suis disponible.", ...extra },
  });

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

const countJobs = async () => {
  const { rows } = await h.ctx.pool.query<{ n: number }>(
    "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'application.event'",
  );
  return rows[0]?.n ?? 0;
};

describe("a rush on the last places", () => {
  test("12 candidates, 3 places: exactly 3 get in, and 3 are announced", async () => {
    const mission = await aMission(h.ctx.db, { maxApplications: 3, positions: 3 });
    const tokens = await Promise.all(
      Array.from({ length: 12 }, async () => tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id)),
    );
    const jobsBefore = await countJobs();

    const answers = await Promise.all(tokens.map((token) => applyTo(mission.id, token)));

    expect(statuses(answers)).toEqual([...Array(3).fill(201), ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "mission_full" });
    const rows = await h.ctx.db.selectFrom("applications").where("missionId", "=", mission.id).select("id").execute();
    expect(rows).toHaveLength(3);
    expect(await countJobs()).toBe(jobsBefore + 3);
  });

  test("the cap frees as applications end: a refusal lets another person apply, and taking it back keeps both", async () => {
    const boss = await anEmployer(h.ctx.db);
    const mission = await aMission(h.ctx.db, { employer: boss, maxApplications: 1 });
    const employer = await tokenFor(h.ctx, boss.id);
    const [first, second, third] = await Promise.all(
      Array.from({ length: 3 }, async () => tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id)),
    );
    if (!first || !second || !third) throw new Error("three people");
    const applied = await applyTo(mission.id, first);
    expect(applied.status).toBe(201);
    expect(await applyTo(mission.id, second)).toMatchObject({
      status: 409,
      body: { code: "mission_full", error: "Les candidatures à cette mission sont closes pour le moment." },
    });

    const decide = (method: "PATCH" | "POST", action: string) =>
      call(h.app, method, `/api/applications/${applied.body.id}/${action}/`, { token: employer });
    expect((await decide("PATCH", "reject")).status).toBe(200);
    expect((await applyTo(mission.id, second)).status).toBe(201);
    // The refusal is taken back: two for one, and nobody else until one of them ends.
    expect((await decide("POST", "undo-decision")).status).toBe(200);
    expect((await applyTo(mission.id, third)).status).toBe(409);
    const card = await call(h.app, "GET", `/api/jobs/${mission.id}/`, { token: third });
    expect(card.body).toMatchObject({
      totalApplications: 2,
      endedApplications: 0,
      maxApplications: 1,
      acceptedCount: 0,
    });
    expect(await brokenInvariants(h.ctx.pool)).toEqual([]);
  });

  test("a double tap applies once and says so", async () => {
    const mission = await aMission(h.ctx.db);
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const answers = await Promise.all([
      applyTo(mission.id, token),
      applyTo(mission.id, token),
      applyTo(mission.id, token),
    ]);
    expect(statuses(answers)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "already_applied",
      error: "Vous avez déjà postulé à cette mission.",
    });
    const { applicationCount } = await h.ctx.db
      .selectFrom("missions")
      .where("id", "=", mission.id)
      .select("applicationCount")
      .executeTakeFirstOrThrow();
    expect(applicationCount).toBe(1);
  });

  test("the same idempotency key answers the first response again, and never applies twice", async () => {
    const mission = await aMission(h.ctx.db);
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const headers = { "idempotency-key": "un-seul-envoi" };
    const first = await applyTo(mission.id, token, {}, headers);
    const again = await applyTo(mission.id, token, {}, headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const other = await applyTo(mission.id, token, { message: "Autre texte" }, headers);
    expect(other.status).toBe(422);
    expect(other.body["code"]).toBe("key_reuse");
  });
});

describe("what a candidate reads", () => {
  test("a blank message is refused under its field", async () => {
    const mission = await aMission(h.ctx.db);
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const answer = await applyTo(mission.id, token, { message: "  " });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid", message: ["Veuillez ajouter un message"] });
  });

  test("a CV that is ticked but not saved is refused under coverLetter", async () => {
    const mission = await aMission(h.ctx.db);
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    const answer = await applyTo(mission.id, token, { is_coverLetter: true });
    expect(answer.status).toBe(400);
    expect(answer.body["coverLetter"]).toEqual([
      "Vous n’avez pas encore de CV enregistré. Veuillez en ajouter un dans votre profil.",
    ]);
  });

  test("an incomplete profile, a closed mission and an unknown one each have their sentence", async () => {
    const mission = await aMission(h.ctx.db);
    const paused = await aMission(h.ctx.db, { status: "paused" });
    const closed = await aMission(h.ctx.db, { status: "completed" });
    const incomplete = await tokenFor(h.ctx, (await aCandidate(h.ctx.db, { phone: null })).id);
    const complete = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    expect(await applyTo(mission.id, incomplete)).toMatchObject({ status: 403, body: { code: "profile_incomplete" } });
    expect(await applyTo(closed.id, complete)).toMatchObject({ status: 409, body: { code: "mission_closed" } });
    // Nobody but its employer and those who applied reads it.
    expect(await applyTo(paused.id, complete)).toMatchObject({ status: 404, body: { error: "Mission non trouvée" } });
    expect(await applyTo(999_999, complete)).toMatchObject({ status: 404, body: { error: "Mission non trouvée" } });
  });

  test("nobody applies in someone else's name", async () => {
    const mission = await aMission(h.ctx.db);
    const other = await aCandidate(h.ctx.db);
    const token = await tokenFor(h.ctx, (await aCandidate(h.ctx.db)).id);
    expect(await applyTo(mission.id, token, { worker: other.id })).toMatchObject({
      status: 403,
      body: { code: "identity_mismatch" },
    });
  });
});

test("a command that fails after queueing leaves no job behind", async () => {
  const mission = await aMission(h.ctx.db);
  const candidate = await aCandidate(h.ctx.db);
  const token = await tokenFor(h.ctx, candidate.id);
  const before = await countJobs();
  // The answer is read after the job is queued: a failing read rolls everything back.
  await h.runAsOwner("alter table companies rename to companies_away");
  const answer = await applyTo(mission.id, token);
  await h.runAsOwner("alter table companies_away rename to companies");
  expect(answer.status).toBe(500);
  expect(await countJobs()).toBe(before);
  const rows = await h.ctx.db.selectFrom("applications").where("missionId", "=", mission.id).select("id").execute();
  expect(rows).toEqual([]);
});
