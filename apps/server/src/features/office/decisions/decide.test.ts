import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { anAdmin } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sendTo, startConversation } from "../../../../test/conversation.ts";
import { addFactor, codeOf } from "../../../../test/factor.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aReportedMission, linkOf, openItem } from "../../../../test/office-scene.ts";
import { aPair, get, post, requireSound } from "../../../../test/scene.ts";

let h: Harness;
let admin: { id: number; token: string };
let other: { id: number; token: string };
const newAdmin = async (firstName: string) => {
  const { id } = await anAdmin(h.ctx.db, { firstName });
  return { id, token: await tokenFor(h.ctx, id) };
};
beforeAll(async () => {
  h = await startHarness();
  admin = await newAdmin("Claire");
  other = await newAdmin("Romain");
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const NOTE = "L’annonce demande de payer des frais de dossier.";
type Decided = { decision: number; code?: string };
const decide = (who: { token: string }, item: number, action: string, more: object = {}) => {
  const rule = ["hide", "suspend", "remove_rating", "confirm_absence"].includes(action)
    ? "nothing_to_pay"
    : "rules_respected";
  return post<Decided>(h, who.token, `admin/items/${item}/decide`, { action, rule, note: NOTE, ...more });
};
const statusOf = async (missionId: number) => (await call(h.app, "GET", `/api/jobs/${missionId}/`)).status;
const appeal = (follow: string) =>
  call<{ id: number; code?: string }>(h.app, "POST", `/api/decisions/${follow}/appeal/`, {
    body: { reason: "Nous contestons cette décision." },
  });
const mailsTo = (address: string) => h.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describe("a decision needs", () => {
  test("a second factor, and a code less than fifteen minutes old: the refusal is logged", async () => {
    const { item } = await aReportedMission(h.ctx, await aMission(h.ctx.db));
    const bare = { token: await tokenFor(h.ctx, admin.id, { factorChecked: false }) };
    expect(await decide(bare, item, "hide")).toMatchObject({ status: 403, body: { code: "totp_required_for_admin" } });

    const person = await anAdmin(h.ctx.db, { firstName: "Nadia" });
    const { secret } = await addFactor(h, person.id);
    // The token of an hour-long session would end before it: the session's last code is made older instead.
    const token = await tokenFor(h.ctx, person.id);
    await h.ctx.db
      .updateTable("sessions")
      .set({ factorCheckedAt: new Date(h.ctx.now().getTime() - 15 * 60_000 - 1000) })
      .where("userId", "=", person.id)
      .execute();
    expect((await get(h, token, `admin/items/${item}/`)).status).toBe(200);
    expect((await get(h, token, `admin/items/${item + 1_000_000}/`)).status).toBe(404);
    expect(await decide({ token }, item, "hide")).toMatchObject({
      status: 403,
      body: { code: "reauthentication_required" },
    });
    await h.ctx.securityEvents.settled();
    const events = await h.ctx.db
      .selectFrom("securityEvents")
      .where("userId", "=", person.id)
      .where("kind", "=", "access_refused")
      .select("detail")
      .execute();
    expect(events).toMatchObject([{ detail: { code: "reauthentication_required" } }]);

    expect((await post(h, token, "account/reauthenticate", { code: "000000" })).status).toBe(400);
    expect((await post(h, token, "account/reauthenticate", { code: codeOf(h, secret) })).status).toBe(200);
    expect((await decide({ token }, item, "hide")).status).toBe(200);
  });

  test("a rule, a statement of reasons, and an action that the item allows", async () => {
    const { item } = await aReportedMission(h.ctx, await aMission(h.ctx.db));
    expect((await decide(admin, item, "hide", { rule: "rules_respected" })).body).toMatchObject({
      rule: ["Indiquez la règle qui n’est pas respectée."],
    });
    expect((await decide(admin, item, "hide", { note: "Non." })).status).toBe(400);
    expect((await decide(admin, item, "release")).body).toMatchObject({
      action: ["Cette décision n’est pas possible pour ce dossier."],
    });
  });
});

test("two people never take the same item, until the first has let it go or waited too long", async () => {
  const { item } = await aReportedMission(h.ctx, await aMission(h.ctx.db));
  const take = (who: { token: string }) => post<{ code?: string }>(h, who.token, `admin/items/${item}/take`, {});
  const answers = await Promise.all([take(admin), take(other)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [winner, loser] = answers[0].status === 200 ? [admin, other] : [other, admin];
  expect(await decide(loser, item, "hide")).toMatchObject({ status: 409, body: { code: "item_taken" } });
  expect((await post(h, winner.token, `admin/items/${item}/release`, {})).status).toBe(200);
  expect((await take(loser)).status).toBe(200);
  const queue = await get<{ results: { id: number; taken: object | null }[]; counts: Record<string, number> }>(
    h,
    winner.token,
    "admin/queue/?kind=report",
  );
  expect(queue.body.results.find(({ id }) => id === item)?.taken).toMatchObject({ mine: false });
  expect((await decide(loser, item, "dismiss")).status).toBe(200);
  expect(await take(winner)).toMatchObject({ status: 409, body: { code: "item_closed" } });
  expect((await post(h, winner.token, `admin/items/${item}/release`, {})).status).toBe(409);
  for (const act of ["take", "release"])
    expect((await post(h, winner.token, `admin/items/999999999/${act}`, {})).status).toBe(404);
  expect((await get(h, winner.token, "admin/queue/?kind=autre")).status).toBe(400);
  expect((await get(h, winner.token, "admin/audit/?after=-1")).status).toBe(400);
});

test("a visitor reports, an admin hides, the author appeals, and another admin restores", async () => {
  const { mission, employer, person } = await aPair(h);
  const report = await call<{ id: number; follow: string }>(h.app, "POST", "/api/reports/", {
    body: {
      subject_type: "mission",
      subject_id: mission.id,
      reason: "fraud",
      details: "On demande 40 € de dossier.",
      email: "lea@exemple.fr",
    },
  });
  expect(report.status).toBe(201);
  const followed = () => call(h.app, "GET", `/api/reports/${report.body.follow}/`);
  expect(await followed()).toMatchObject({ status: 200, body: { status: "open", decision: null } });
  expect(await appeal(report.body.follow)).toMatchObject({ status: 409, body: { code: "not_decided" } });

  const item = await openItem(h.ctx, "report", "mission", mission.id);
  const seen = await get(h, admin.token, `admin/items/${item}/`);
  expect(seen.body).toMatchObject({
    label: mission.title,
    actions: ["hide", "suspend", "dismiss"],
    reported: [{ reason: "fraud", evidence: expect.arrayContaining([{ field: "title", text: mission.title }]) }],
    applicants: { waiting: 1, accepted: 0 },
    author: { id: employer.id },
  });
  expect(JSON.stringify(seen.body)).not.toContain("lea@exemple.fr");
  expect(JSON.stringify(seen.body)).not.toContain(person.candidate.lastName);

  const { status, body } = await decide(admin, item, "hide");
  expect(status).toBe(200);
  expect(await statusOf(mission.id)).not.toBe(200);
  await h.runJobs();
  expect(mailsTo("lea@exemple.fr")).toContain(`Décision sur votre signalement n°\u00a0${report.body.id}`);
  expect(await followed()).toMatchObject({
    body: { status: "upheld", decision: { action: "hide", rule: "nothing_to_pay", reason: NOTE, appeal: null } },
  });

  const follow = linkOf(h.ctx, body.decision, employer.id);
  const first = await appeal(follow);
  expect(first.status).toBe(201);
  expect((await appeal(follow)).body).toEqual(first.body);
  const appealed = await openItem(h.ctx, "appeal", "appeal", first.body.id);
  // Whoever decided first reads the appeal, and has nothing to decide or to take.
  const readOnly = { for_another: true, actions: [] };
  expect(await get(h, admin.token, `admin/items/${appealed}/`)).toMatchObject({ status: 200, body: readOnly });
  const listed = await get<{ results: object[] }>(h, admin.token, "admin/queue/?kind=appeal");
  expect(listed.body.results).toContainEqual(expect.objectContaining({ id: appealed, for_another: true }));
  expect((await post(h, admin.token, `admin/items/${appealed}/take`, {})).status).toBe(404);
  expect((await get(h, other.token, `admin/items/${appealed}/`)).body).toMatchObject({
    for_another: false,
    actions: ["uphold", "overturn"],
  });
  expect((await decide(admin, appealed, "uphold")).status).toBe(404);
  expect((await decide(other, appealed, "overturn")).status).toBe(200);
  expect(await statusOf(mission.id)).toBe(200);
  expect(await call(h.app, "GET", `/api/decisions/${follow}/`)).toMatchObject({
    body: { appeal: { outcome: { action: "overturn", reason: NOTE } } },
  });
  await h.runJobs();
  expect(mailsTo(employer.email)).toContain("Décision sur votre recours");
});

test("an appeal comes too late after six months, and an unknown link opens nothing", async () => {
  const { mission, employer } = await aPair(h);
  const { item } = await aReportedMission(h.ctx, mission);
  const { body } = await decide(admin, item, "hide");
  await h.runAsOwner(
    `update office_decisions set decided_at = now() - interval '7 months' where id = ${body.decision}`,
  );
  expect(await appeal(linkOf(h.ctx, body.decision, employer.id))).toMatchObject({
    status: 409,
    body: { code: "appeal_too_late" },
  });
  expect((await appeal("inconnu")).status).toBe(404);
  const short = await call(h.app, "POST", "/api/decisions/inconnu/appeal/", { body: { reason: "Non." } });
  expect(short.status).toBe(400);
  for (const path of ["reports", "decisions"])
    expect((await call(h.app, "GET", `/api/${path}/${"x".repeat(61)}/`)).status).toBe(400);
  expect((await call(h.app, "GET", "/api/reports/inconnu/")).status).toBe(404);
});

test("a reported message is read after its author has left, and both reads are in the audit", async () => {
  const { id, employer, candidate } = await startConversation(h, ["Bonjour"]);
  const text = "Envoyez votre RIB et 40 € par mandat.";
  const sent = await sendTo(h, candidate.token, id, text);
  const message = (sent.body as { id: number }).id;
  const about = { subject_type: "message", subject_id: message, reason: "fraud", details: "Il demande de l’argent." };
  expect((await post(h, employer.token, "reports", about)).status).toBe(201);
  expect((await post(h, candidate.token, "account/delete", { password: DEMO_PASSWORD })).status).toBe(200);
  await h.runJobs();
  const item = await openItem(h.ctx, "report", "message", message);
  for (const who of [admin, other]) {
    const { body } = await get<{ reported: { evidence: object[] }[] }>(h, who.token, `admin/items/${item}/`);
    expect(body.reported[0]?.evidence).toContainEqual({ field: "text", text });
  }
  const audit = await get<{ results: { action: string; subject_id: number }[]; first_changed: number | null }>(
    h,
    admin.token,
    "admin/audit/",
  );
  expect(audit.body.first_changed).toBeNull();
  expect(audit.body.results.filter((row) => row.action === "item.read" && row.subject_id === item)).toHaveLength(2);
  expect((await decide(admin, item, "dismiss")).status).toBe(200);
});

describe("a contested absence", () => {
  const contested = async () => {
    const startsAt = new Date(Date.now() - 3 * 86_400_000);
    const { person } = await aPair(h, {
      mission: { startsAt },
      application: { status: "accepted", candidateStatus: "confirmed", attendance: "absent" },
    });
    const answer = await post(h, person.token, `applications/${person.id}/attendance/contest`, {
      reason: "J’y étais.",
    });
    expect(answer.status).toBe(200);
    return { person, item: await openItem(h.ctx, "contested", "application", person.id) };
  };
  const reliability = async (candidateId: number) => {
    await h.runJobs();
    const row = await h.ctx.db
      .selectFrom("candidates")
      .where("userId", "=", candidateId)
      .select(["reliability", "completedMissions"])
      .executeTakeFirstOrThrow();
    return [row.reliability, row.completedMissions];
  };

  test("does not count until it is decided, then counts once confirmed", async () => {
    const { person, item } = await contested();
    expect(await reliability(person.candidate.id)).toEqual([100, 0]);
    expect((await decide(admin, item, "confirm_absence", { rule: "commitments" })).status).toBe(200);
    expect(await reliability(person.candidate.id)).toEqual([0, 0]);
  });

  test("is cleared: the mission counts as done, and both sides are written to", async () => {
    const { person, item } = await contested();
    expect((await decide(admin, item, "clear_absence")).status).toBe(200);
    expect(await reliability(person.candidate.id)).toEqual([100, 1]);
    expect(mailsTo(person.candidate.email).at(-1)).toMatch(/^Décision sur l’absence/);
  });
});

test("a rating that was reported is removed, counts no more, and comes back after an appeal", async () => {
  const employer = await anEmployer(h.ctx.db);
  const startsAt = new Date(Date.now() - 3 * 86_400_000);
  const mission = await aMission(h.ctx.db, { employer, startsAt });
  const application = await anApplication(h.ctx.db, {
    mission,
    status: "accepted",
    candidateStatus: "confirmed",
    attendance: "worked",
  });
  const rating = await aRating(h.ctx.db, { application, direction: "company", comment: "À fuir." });
  const token = await tokenFor(h.ctx, employer.id);
  const about = { subject_type: "rating", subject_id: rating.id, reason: "other", details: "Cet avis est faux." };
  expect((await post(h, token, "reports", about)).status).toBe(201);
  const shown = async () =>
    (await get<{ rating_count: number }>(h, token, `ratings/?company_id=${employer.companyId}`)).body.rating_count;
  expect(await shown()).toBe(1);
  const { body } = await decide(admin, await openItem(h.ctx, "report", "rating", rating.id), "remove_rating");
  expect(await shown()).toBe(0);
  const { id } = (await appeal(linkOf(h.ctx, body.decision, application.candidateId))).body;
  expect((await decide(other, await openItem(h.ctx, "appeal", "appeal", id), "overturn")).status).toBe(200);
  expect(await shown()).toBe(1);
});

test("a company gets its level with what was checked", async () => {
  const employer = await anEmployer(h.ctx.db);
  await h.ctx.db
    .updateTable("companies")
    .set({ level: "unverified", registerOutcome: "doubtful", registerAskedAt: new Date() })
    .where("id", "=", employer.companyId)
    .execute();
  const item = await openItem(h.ctx, "company", "company", employer.companyId);
  expect((await decide(admin, item, "set_level")).body).toMatchObject({ level: [expect.any(String)] });
  const checked = "Extrait Kbis du 2 novembre 2026.";
  expect((await decide(admin, item, "set_level", { level: "verified", checked })).status).toBe(200);
  const company = await h.ctx.db
    .selectFrom("companies")
    .where("id", "=", employer.companyId)
    .select(["level", "levelChecked"])
    .executeTakeFirst();
  expect(company).toEqual({ level: "verified", levelChecked: checked });
});
