import { anApplication } from "@app/db/builders/applications";
import { anEmployer } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aRating } from "@app/db/builders/ratings";
import { aReport } from "@app/db/builders/reports";
import { aCandidate, anAdmin } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendTo, startConversation } from "../../../../test/conversation.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aPair, patch } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const why = { reason: "fraud", details: "On m’a demandé de payer la tenue d’avance." };
type Subject = { subject_type: string; subject_id: number };
const report = (token: string | null, body: object) =>
  call<{ id: number }>(h.app, "POST", "/api/reports/", { body, ...(token !== null && { token }) });
const statusOf = async (token: string | null, subject: Subject) =>
  (await report(token, { ...subject, ...why, ...(token === null && { email: "temoin@exemple.fr" }) })).status;
const unseen = {
  status: 404,
  body: { code: "subject_not_found", error: "Ce contenu n’existe pas, ou ne vous est pas accessible." },
};
const tokenOf = (person: { id: number }) => tokenFor(h.ctx, person.id);

describe("reporting", () => {
  test("a visitor reports a mission and gets the number of the report by mail", async () => {
    const mission = await aMission(h.ctx.db);
    const subject = { subject_type: "mission", subject_id: mission.id };
    const { status, body } = await report(null, { ...subject, ...why, email: "temoin@exemple.fr" });
    expect(status).toBe(201);
    const row = await h.ctx.db.selectFrom("reports").where("id", "=", body.id).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      subjectType: "mission",
      subjectId: mission.id,
      ...why,
      reporterId: null,
      reporterEmail: "temoin@exemple.fr",
      status: "open",
    });
    await h.runJobs();
    const mail = h.mails.find(({ to }) => to === "temoin@exemple.fr");
    expect(mail?.subject).toBe(`Votre signalement n°\u00a0${body.id} est enregistré`);
    expect(mail?.text).toContain("arnaque ou annonce trompeuse");
    const forwarded = h.mails.find(({ to }) => to === "contact@renfort.example");
    expect(forwarded).toMatchObject({
      subject: `Signalement n°\u00a0${body.id}\u00a0: Arnaque ou annonce trompeuse`,
      replyTo: "temoin@exemple.fr",
    });
    expect(forwarded?.text).toContain(`Mission n°\u00a0${mission.id}`);
    expect(forwarded?.text).toContain(why.details);
  });

  test("somebody signed in is answered at the address of the account, whatever they type", async () => {
    const mission = await aMission(h.ctx.db);
    const candidate = await aCandidate(h.ctx.db);
    const body = { subject_type: "mission", subject_id: mission.id, ...why, email: "autre@exemple.fr" };
    expect((await report(await tokenOf(candidate), body)).status).toBe(201);
    await h.runJobs();
    expect(h.mails.some(({ to }) => to === candidate.email)).toBe(true);
    expect(h.mails.some(({ to }) => to === "autre@exemple.fr")).toBe(false);
  });

  test("each missing field gets its own sentence", async () => {
    expect(await report(null, {})).toMatchObject({
      status: 400,
      body: {
        subject_type: ["Indiquez ce que vous signalez."],
        subject_id: ["Cet identifiant n’est pas valable."],
        reason: ["Choisissez un motif."],
        details: ["Décrivez le problème en quelques mots."],
      },
    });
    const mission = await aMission(h.ctx.db);
    const subject = { subject_type: "mission", subject_id: mission.id };
    expect(await report(null, { ...subject, ...why })).toMatchObject({
      status: 400,
      body: { email: ["Indiquez votre adresse e-mail\u00a0: nous vous y répondrons."] },
    });
    expect(await report(null, { ...subject, ...why, email: "a@b.fr\r\nBcc: x@y.fr" })).toMatchObject({
      status: 400,
      body: { email: ["Adresse email invalide"] },
    });
    expect(await report(null, { ...subject, ...why, details: "a".repeat(4001), email: "a@b.fr" })).toMatchObject({
      status: 400,
      body: { details: ["La description ne peut pas dépasser 4\u202f000\u00a0caractères."] },
    });
  });
});

describe("only what one can see", () => {
  test("a mission that was taken down is left to its own employer", async () => {
    const { employer, mission, person, token } = await aPair(h);
    const subject = { subject_type: "mission", subject_id: mission.id };
    expect(await statusOf(person.token, subject)).toBe(201);
    await h.ctx.db.updateTable("missions").set({ hiddenAt: new Date() }).where("id", "=", mission.id).execute();
    expect(await statusOf(person.token, subject)).toBe(404);
    expect(await statusOf(null, subject)).toBe(404);
    expect(await statusOf(token, subject)).toBe(201);
    await h.ctx.db.updateTable("missions").set({ deletedAt: new Date() }).where("id", "=", mission.id).execute();
    expect(await statusOf(token, subject)).toBe(404);
    expect(await report(person.token, { ...subject, subject_id: 999_999, ...why })).toMatchObject(unseen);
    expect(employer.companyId).toBe(mission.companyId);
  });

  test("a person who applied, the employer one applied to, or somebody one talks with", async () => {
    const { employer, person, token } = await aPair(h);
    const candidate = { subject_type: "user", subject_id: person.candidate.id };
    const boss = { subject_type: "user", subject_id: employer.id };
    expect(await statusOf(token, candidate)).toBe(201);
    expect(await statusOf(person.token, boss)).toBe(201);
    const stranger = await tokenOf(await aCandidate(h.ctx.db));
    const otherEmployer = await tokenOf(await anEmployer(h.ctx.db));
    for (const outsider of [stranger, otherEmployer, null, await tokenOf(await anAdmin(h.ctx.db))]) {
      expect(await statusOf(outsider, candidate)).toBe(404);
      expect(await statusOf(outsider, boss)).toBe(404);
    }
    expect(await statusOf(person.token, candidate)).toBe(404);
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    expect(await statusOf(token, candidate)).toBe(404);
    await aConversation(h.ctx.db, { between: [employer, person.candidate] });
    expect(await statusOf(token, candidate)).toBe(201);
  });

  test("a message of one's own conversation, found among many", async () => {
    const { id, employer, candidate } = await startConversation(h);
    for (let i = 0; i < 5; i += 1) await aConversation(h.ctx.db, { between: [candidate, await anEmployer(h.ctx.db)] });
    const { body: message } = await sendTo(h, employer.token, id, "Payez d’abord.");
    const subject = { subject_type: "message", subject_id: message.id };
    const { status, body } = await report(candidate.token, { ...subject, reason: "harassment", details: "Insistant." });
    expect(status).toBe(201);
    const row = await h.ctx.db.selectFrom("reports").where("id", "=", body.id).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ conversationId: id, reporterId: candidate.id });
    const outsider = await tokenOf(await aCandidate(h.ctx.db));
    expect(await report(outsider, { ...subject, ...why })).toMatchObject(unseen);
    expect(await statusOf(null, subject)).toBe(404);
  });

  test("a rating of a company by any member, a rating of a person by those it concerns", async () => {
    const application = await anApplication(h.ctx.db, {
      status: "accepted",
      candidateStatus: "confirmed",
      attendance: "worked",
    });
    const person = await aRating(h.ctx.db, { application });
    const company = await aRating(h.ctx.db, { application, direction: "company" });
    const self = await tokenFor(h.ctx, application.candidateId);
    const employer = await tokenFor(h.ctx, person.authorId);
    const outsider = await tokenOf(await aCandidate(h.ctx.db));
    const of = ({ id }: { id: number }) => ({ subject_type: "rating", subject_id: id });
    for (const token of [self, employer]) {
      expect(await statusOf(token, of(person))).toBe(201);
      expect(await statusOf(token, of(company))).toBe(201);
    }
    expect(await statusOf(outsider, of(person))).toBe(404);
    expect(await statusOf(outsider, of(company))).toBe(201);
    expect(await statusOf(null, of(company))).toBe(404);
  });
});

test("twenty reports a day, then one waits", async () => {
  const strict = await startHarness({ RATE_LIMITS: "strict", REDIS_URL: "" });
  try {
    const mission = await aMission(strict.ctx.db);
    const body = { subject_type: "mission", subject_id: mission.id, ...why, email: "temoin@exemple.fr" };
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await call(strict.app, "POST", "/api/reports/", { body })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  } finally {
    await strict.close();
  }
});

describe("somebody whose reports are mostly dismissed", () => {
  test("sends one a day, and is told so; another person is not concerned", async () => {
    const mission = await aMission(h.ctx.db);
    const subject = { subject_type: "mission", subject_id: mission.id };
    const email = "insistant@exemple.fr";
    const at = (hours: number) => new Date(h.ctx.now().getTime() - hours * 3_600_000);
    const dismissed = (createdAt: Date) =>
      aReport(h.ctx.db, {
        subjectType: "mission",
        subjectId: mission.id,
        reporterEmail: email,
        status: "dismissed",
        createdAt,
      });
    for (let day = 2; day < 6; day += 1) await dismissed(at(24 * day));
    const send = (from: string) => report(null, { ...subject, ...why, email: from });
    // The fifth one, long ago, does not count.
    await dismissed(at(24 * 91));
    expect((await send(email)).status).toBe(201);
    await dismissed(at(25));
    expect(await send(email)).toMatchObject({
      status: 429,
      body: { code: "reports_limited", error: expect.stringContaining("un par jour") },
    });
    expect((await send("tierce@exemple.fr")).status).toBe(201);
    h.advance(24 * 3_600_000);
    expect((await send(email)).status).toBe(201);
    h.advance(-24 * 3_600_000);
  });
});
