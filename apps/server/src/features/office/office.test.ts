import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aMission, aSavedMission } from "@app/db/builders/missions";
import { aReport } from "@app/db/builders/reports";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { runOffice, startOffice } from "../../../test/run-office.ts";
import { aPair, get, notificationsOf, patch } from "../../../test/scene.ts";

// Two commands are processes of their own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const WHY = "L’annonce demande de payer des frais de dossier.";
const order = ["--reason", WHY, "--by", "Claire", "--rule", "nothing_to_pay"];
const decisions = (subjectType: "mission" | "user" | "report", subjectId: number) =>
  h.ctx.db
    .selectFrom("officeDecisions")
    .where("subjectType", "=", subjectType)
    .where("subjectId", "=", subjectId)
    .orderBy("id")
    .select(["action", "decidedBy", "reason", "reportId"])
    .execute();
const mailsTo = (address: string) => h.mails.filter(({ to }) => to === address);
const statusOf = async (path: string, token?: string) =>
  (await h.app.inject({ url: path, ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }) }))
    .statusCode;

/** Every place where a visitor or this candidate could see the mission. */
async function whereSeen(missionId: number, token: string): Promise<string[]> {
  const places = {
    search: "/api/jobs/",
    feed: `/api/feed/?after=${missionId - 1}`,
    sitemap: "/api/sitemap/missions/?file=0",
    saved: "/api/saved-jobs/",
  };
  const found: string[] = [];
  for (const [place, url] of Object.entries(places)) {
    const { status, body } = await call(h.app, "GET", url, place === "saved" ? { token } : {});
    expect([place, status]).toEqual([place, 200]);
    const rows = (body["results"] ?? body["missions"]) as { id: number }[];
    if (rows.some(({ id }) => id === missionId)) found.push(place);
  }
  if ((await statusOf(`/api/jobs/${missionId}/`)) === 200) found.push("page");
  if ((await statusOf(`/api/jobs/${missionId}/`, token)) === 200) found.push("own page");
  if ((await statusOf(`/api/jobs/${missionId}/card/`)) === 200) found.push("card");
  return found;
}
const EVERYWHERE = ["search", "feed", "sitemap", "saved", "page", "own page", "card"];

describe("a mission that breaks the rules", () => {
  test("is hidden everywhere, and everyone concerned gets the reason", async () => {
    const pair = await aPair(h, { mission: { positions: 3 } });
    const { mission, employer, person } = pair;
    const accepted = await anApplication(h.ctx.db, { mission, status: "accepted" });
    await aSavedMission(h.ctx.db, { userId: person.candidate.id, missionId: mission.id });
    const report = await aReport(h.ctx.db, {
      subjectType: "mission",
      subjectId: mission.id,
      reporterEmail: "temoin@exemple.fr",
    });
    expect(await whereSeen(mission.id, person.token)).toEqual(EVERYWHERE);
    expect(await startOffice(h, "hide", String(mission.id), ...order, "--report", String(report.id))).toEqual({
      code: 0,
      out: `Done: hide ${mission.id}.`,
      err: "",
    });
    expect(await whereSeen(mission.id, person.token)).toEqual([]);
    expect(await decisions("mission", mission.id)).toEqual([
      { action: "hide", decidedBy: "Claire", reason: WHY, reportId: report.id },
    ]);

    const [waiting] = await notificationsOf(h, person.token);
    expect(waiting).toMatchObject({ kind: "mission_hidden", message: expect.stringContaining("postuler ailleurs") });
    const [expected] = await notificationsOf(h, await tokenFor(h.ctx, accepted.candidateId));
    expect(expected).toMatchObject({
      kind: "mission_hidden",
      message: expect.stringContaining("avant de vous déplacer"),
    });
    const [author] = await notificationsOf(h, pair.token);
    expect(author).toMatchObject({ kind: "mission_hidden", title: `«\u00a0${mission.title}\u00a0» est retirée` });
    expect(mailsTo(employer.email)).toMatchObject([
      { subject: `Votre mission «\u00a0${mission.title}\u00a0» est retirée`, text: expect.stringContaining(WHY) },
    ]);
    expect(mailsTo("temoin@exemple.fr")).toMatchObject([
      { subject: `Décision sur votre signalement n°\u00a0${report.id}`, text: expect.stringContaining(WHY) },
    ]);
    const closed = await h.ctx.db.selectFrom("reports").where("id", "=", report.id).selectAll().executeTakeFirst();
    expect(closed).toMatchObject({ status: "upheld", decision: WHY, decidedAt: expect.any(Date) });

    // Accepting would reveal contact details.
    expect(await patch(h, pair.token, `applications/${person.id}/accept`)).toMatchObject({
      status: 409,
      body: { code: "mission_offline" },
    });
    expect(await startOffice(h, "hide", String(mission.id), ...order)).toMatchObject({
      code: 1,
      err: `Mission ${mission.id} is already hidden.`,
    });
  });

  test("is put back, and those who applied know it", async () => {
    const { mission, person, employer } = await aPair(h);
    await aSavedMission(h.ctx.db, { userId: person.candidate.id, missionId: mission.id });
    expect((await runOffice(h, "restore", String(mission.id), ...order)).err).toBe(
      `Mission ${mission.id} is not hidden.`,
    );
    await runOffice(h, "hide", String(mission.id), ...order);
    expect((await runOffice(h, "restore", String(mission.id), ...order)).code).toBe(0);
    expect(await whereSeen(mission.id, person.token)).toEqual(EVERYWHERE);
    expect((await notificationsOf(h, person.token))[0]).toMatchObject({ kind: "mission_restored" });
    // Mails are sent in any order.
    const subjects = mailsTo(employer.email).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      `Votre mission «\u00a0${mission.title}\u00a0» est retirée`,
      `Votre mission «\u00a0${mission.title}\u00a0» est rétablie`,
    ]);
    expect((await decisions("mission", mission.id)).map(({ action }) => action)).toEqual(["hide", "restore"]);
  });
});

describe("a held mission", () => {
  const aHeld = async (startsAt: Date) => {
    const employer = await anEmployer(h.ctx.db);
    const mission = await aMission(h.ctx.db, {
      employer,
      startsAt,
      status: "held",
      heldAt: new Date(),
      heldReason: "not_found",
      publishedAt: new Date(Date.now() - 86_400_000),
    });
    return { employer, mission };
  };
  const tomorrow = () => new Date(Date.now() + 86_400_000);

  test("is listed, then released: found by search as new, and its author knows", async () => {
    const { employer, mission } = await aHeld(tomorrow());
    const list = await runOffice(h, "held");
    expect(list).toMatchObject({ code: 0, err: "" });
    expect(list.out).toContain(`mission=${mission.id} `);
    expect(list.out).toContain('why="not_found"');
    expect(await statusOf(`/api/jobs/${mission.id}/`)).toBe(404);
    expect((await runOffice(h, "release", String(mission.id), ...order)).code).toBe(0);
    expect(await statusOf(`/api/jobs/${mission.id}/`)).toBe(200);
    const { body } = await call<{ results: { id: number }[] }>(h.app, "GET", "/api/jobs/?sort=recent");
    expect(body.results[0]?.id).toBe(mission.id);
    const token = await tokenFor(h.ctx, employer.id);
    expect((await notificationsOf(h, token))[0]).toMatchObject({ kind: "mission_released" });
    expect(mailsTo(employer.email)).toMatchObject([
      { subject: `Votre mission «\u00a0${mission.title}\u00a0» est publiée` },
    ]);
    expect((await runOffice(h, "held")).out).not.toContain(`mission=${mission.id} `);
    expect((await runOffice(h, "release", String(mission.id), ...order)).err).toBe(
      `Mission ${mission.id} is not held.`,
    );
  });

  test("is not released once its start has passed", async () => {
    const { mission } = await aHeld(new Date(Date.now() - 3_600_000));
    expect(await runOffice(h, "release", String(mission.id), ...order)).toMatchObject({
      code: 1,
      err: `Mission ${mission.id} should have started: its author must change its dates first.`,
    });
    expect(await decisions("mission", mission.id)).toEqual([]);
  });
});

describe("an account", () => {
  test("is suspended: out at once, its missions gone; reinstated, they come back, but for one hidden before", async () => {
    const { mission, employer, person, token } = await aPair(h);
    const before = await aMission(h.ctx.db, { employer });
    await aSavedMission(h.ctx.db, { userId: person.candidate.id, missionId: mission.id });
    await runOffice(h, "hide", String(before.id), ...order);
    const report = await aReport(h.ctx.db, {
      subjectType: "user",
      subjectId: employer.id,
      reporterId: person.candidate.id,
    });
    const closing = ["--report", String(report.id)];
    expect((await runOffice(h, "suspend", String(employer.id), ...order, ...closing)).code).toBe(0);
    expect(await get(h, token, "me/")).toMatchObject({ status: 401, body: { code: "token_not_valid" } });
    const sessions = await h.ctx.db.selectFrom("sessions").where("userId", "=", employer.id).selectAll().execute();
    expect(sessions).toMatchObject([{ revokeReason: "suspended" }]);
    expect(await whereSeen(mission.id, person.token)).toEqual([]);
    expect((await notificationsOf(h, person.token))[0]).toMatchObject({ kind: "mission_hidden" });
    expect(mailsTo(employer.email).map(({ subject }) => subject)).toContain("Votre compte Renfort est suspendu");
    expect(mailsTo(person.candidate.email)).toContainEqual(
      expect.objectContaining({ subject: `Décision sur votre signalement n°\u00a0${report.id}` }),
    );
    expect((await runOffice(h, "restore", String(mission.id), ...order)).err).toContain("is suspended");
    expect((await runOffice(h, "suspend", String(employer.id), ...order)).err).toBe(
      `Account ${employer.id} is already suspended.`,
    );

    expect((await runOffice(h, "reinstate", String(employer.id), ...order)).code).toBe(0);
    expect(await whereSeen(mission.id, person.token)).toEqual(EVERYWHERE);
    expect(await whereSeen(before.id, person.token)).toEqual([]);
    await h.runJobs();
    expect(mailsTo(employer.email).map(({ subject }) => subject)).toContain("Votre compte Renfort est rétabli");
    expect((await get(h, await tokenFor(h.ctx, employer.id), "me/")).status).toBe(200);
    const copy = await get<Record<string, { action: string }[]>>(
      h,
      await tokenFor(h.ctx, employer.id),
      "account/export/",
    );
    expect(copy.body["office_decisions"]?.map(({ action }) => action)).toEqual([
      "hide",
      "suspend",
      "hide",
      "reinstate",
      "restore",
    ]);
    expect((await runOffice(h, "reinstate", String(employer.id), ...order)).err).toBe(
      `Account ${employer.id} is not suspended.`,
    );
  });
});

describe("a report", () => {
  test("is listed, then dismissed once, and its author gets the reason", async () => {
    const candidate = await aCandidate(h.ctx.db);
    const { id: missionId } = await aMission(h.ctx.db);
    const report = await aReport(h.ctx.db, {
      subjectType: "mission",
      subjectId: missionId,
      reporterId: candidate.id,
      details: "Deux lignes\nsuspectes",
    });
    const { out } = await runOffice(h, "reports");
    expect(out).toContain(`report=${report.id} `);
    expect(out).toContain('details="Deux lignes\\nsuspectes"');
    expect((await runOffice(h, "dismiss", String(report.id), ...order)).code).toBe(0);
    await h.runJobs();
    expect(mailsTo(candidate.email)).toMatchObject([
      { subject: `Décision sur votre signalement n°\u00a0${report.id}`, text: expect.stringContaining(WHY) },
    ]);
    expect(await decisions("report", report.id)).toMatchObject([{ action: "dismiss", reportId: report.id }]);
    expect((await runOffice(h, "dismiss", String(report.id), ...order)).err).toBe(
      `Report ${report.id} is already closed.`,
    );
    expect((await runOffice(h, "reports")).out).not.toContain(`report=${report.id} `);
  });

  test("does not close a decision about someone else, and nothing of it is done", async () => {
    const mission = await aMission(h.ctx.db);
    const other = await aMission(h.ctx.db);
    const report = await aReport(h.ctx.db, {
      subjectType: "mission",
      subjectId: other.id,
      reporterEmail: "t@exemple.fr",
    });
    expect(await runOffice(h, "hide", String(mission.id), ...order, "--report", String(report.id))).toMatchObject({
      code: 1,
      err: `Report ${report.id} is about someone else.`,
    });
    expect(await statusOf(`/api/jobs/${mission.id}/`)).toBe(200);
    expect(await decisions("mission", mission.id)).toEqual([]);
  });
});

test("a remark an employer overruled can be read", async () => {
  const employer = await anEmployer(h.ctx.db);
  const mission = await aMission(h.ctx.db, { employer });
  await h.ctx.db
    .insertInto("overruledWarnings")
    .values({
      missionId: mission.id,
      companyId: employer.companyId,
      userId: employer.id,
      rule: "age",
      field: "description",
      excerpt: "équipe jeune",
    })
    .execute();
  expect((await runOffice(h, "overruled")).out).toContain(`mission=${mission.id} `);
});

test("what was decided is neither changed nor erased by the application", async () => {
  for (const statement of ["update office_decisions set reason = 'autre raison'", "delete from office_decisions"])
    await expect(h.ctx.pool.query(statement)).rejects.toThrow("permission denied");
});
