import { anApplication } from "@app/db/builders/applications";
import { anEmployer, type CompanyOverrides } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { LINT_RULES } from "@app/domain/missions/lint/rule";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sendTo } from "../../../../test/conversation.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { bodyOf, notesOf } from "../../../../test/mission-scene.ts";
import { runOffice } from "../../../../test/run-office.ts";
import { get, patch, post, requireSound } from "../../../../test/scene.ts";
import { riskOf } from "../../../views/mission-risk.ts";

const SCAM = "Vous recevez les paiements de nos clients sur votre compte, puis vous nous les reversez.";
const HONEST = "Service du soir, repas compris.";
const order = [
  "--rule",
  "rules_respected",
  "--reason",
  "Rien de contraire aux règles dans cette annonce.",
  "--by",
  "Claire",
];

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

type Mission = { id: number; status: string; held_reason: string | null; review?: object };
type Employer = Awaited<ReturnType<typeof aNewEmployer>>;

/** A company that opened its account today, with a free mailbox. */
async function aNewEmployer(company: CompanyOverrides = {}) {
  const employer = await anEmployer(h.ctx.db, { email: `nouvelle.${crypto.randomUUID()}@gmail.com`, company });
  await h.ctx.db
    .updateTable("companies")
    .set({ createdAt: h.ctx.now() })
    .where("id", "=", employer.companyId)
    .execute();
  return { ...employer, token: await tokenFor(h.ctx, employer.id) };
}

/** Whoever wants a fraud on line maintains every remark. */
const MAINTAINED = { acknowledged: [...LINT_RULES] };

async function publish(employer: Employer, changes: object = {}) {
  const body = bodyOf(await aMission(h.ctx.db), { description: HONEST, ...MAINTAINED, ...changes });
  const { status, body: mission } = await post<Mission>(h, employer.token, "jobs/add", body);
  expect(status).toBe(201);
  return mission;
}

async function edit(employer: Employer, id: number, changes: object) {
  const stored = await h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  const body = bodyOf(stored, { ...MAINTAINED, ...changes });
  return (await call<Mission>(h.app, "PUT", `/api/jobs/${id}/edit/`, { token: employer.token, body })).body;
}

const read = async (employer: Employer, id: number) => (await get<Mission>(h, employer.token, `jobs/${id}/`)).body;
const release = async (id: number) => expect((await runOffice(h, "release", String(id), ...order)).code).toBe(0);

test("a first mission that makes people pass money on is held, with its reasons and their weights", async () => {
  const employer = await aNewEmployer();
  const mission = await publish(employer, { description: SCAM });
  expect(mission).toMatchObject({ status: "held", held_reason: "risk" });
  const risk = await riskOf(h.ctx.db, mission.id);
  expect(risk).toMatchObject({ threshold: 50, isHeld: true, weightsVersion: 1 });
  const weights = risk?.findings.map(({ rule, weight }) => [rule, weight]);
  expect(weights).toEqual(
    expect.arrayContaining([
      ["new_company", 10],
      ["free_mail", 10],
      ["money_through_account", 60],
    ]),
  );
  expect(risk?.score).toBe(risk?.findings.reduce((sum, { weight }) => sum + weight, 0));
  for (const { explanation } of risk?.findings ?? []) expect(explanation).toMatch(/\.$/);
  expect((await call(h.app, "GET", `/api/jobs/${mission.id}/`)).status).toBe(404);
});

test("its employer is notified, and reads the kinds of reasons without the words that triggered them", async () => {
  const employer = await aNewEmployer();
  const { id } = await publish(employer, { description: SCAM });
  const [note] = await notesOf(h, employer.token);
  expect(note).toMatchObject({ kind: "mission_held" });
  expect(note?.message).toContain("Une personne de notre équipe doit relire cette mission.");
  const { review } = await read(employer, id);
  expect(review).toMatchObject({ reasons: ["money", "account", "mail"] });
  expect(JSON.stringify(review)).not.toMatch(/reversez|60|money_through_account/);
});

test("doubtful words in any field of the form are read", async () => {
  const employer = await aNewEmployer();
  expect(await publish(employer, { additionalInfo: SCAM })).toMatchObject({
    held_reason: "risk",
  });
});

test("an honest first mission is published at once, and its check is stored", async () => {
  const mission = await publish(await aNewEmployer());
  expect(mission).toMatchObject({ status: "recruiting", held_reason: null });
  expect(mission).not.toHaveProperty("review");
  expect(await riskOf(h.ctx.db, mission.id)).toMatchObject({ score: 20, isHeld: false });
});

test("however many are published, the next mission is checked as the first was", async () => {
  const employer = await aNewEmployer();
  for (let round = 0; round < 3; round += 1) expect(await publish(employer)).toMatchObject({ status: "recruiting" });
  expect(await publish(employer, { description: SCAM })).toMatchObject({ status: "held" });
});

test("a held mission that its employer closes does not count either", async () => {
  const employer = await aNewEmployer();
  for (let round = 0; round < 3; round += 1) {
    const { id, status } = await publish(employer, { description: SCAM });
    expect(status).toBe("held");
    expect((await patch(h, employer.token, `jobs/${id}/close`)).status).toBe(200);
  }
});

test("a company that a person has verified is not checked", async () => {
  const employer = await aNewEmployer({ level: "verified" });
  expect(await publish(employer, { description: SCAM })).toMatchObject({ status: "recruiting" });
});

test("a mission published on pause is checked when it is resumed", async () => {
  const employer = await aNewEmployer();
  const { id } = await publish(employer, { description: SCAM, status: "paused" });
  const { body } = await patch<Mission>(h, employer.token, `jobs/${id}/status`, { status: "recruiting" });
  expect(body).toMatchObject({ status: "held", held_reason: "risk" });
});

describe("an edit", () => {
  test("that makes a published first mission doubtful holds it", async () => {
    const employer = await aNewEmployer();
    const { id } = await publish(employer);
    expect(await edit(employer, id, { description: SCAM })).toMatchObject({ status: "held", held_reason: "risk" });
  });

  test("of a held mission changes what is read of it, and a person still decides", async () => {
    const employer = await aNewEmployer();
    const { id } = await publish(employer, { description: SCAM });
    expect(await edit(employer, id, { description: HONEST })).toMatchObject({
      status: "held",
    });
    expect((await read(employer, id)).review).toMatchObject({ reasons: ["account", "mail"] });
    const notes = await notesOf(h, employer.token);
    expect(notes.filter(({ kind }) => kind === "mission_held")).toHaveLength(1);
  });

  test("that a person must read changes nothing for those who applied", async () => {
    const employer = await aNewEmployer();
    const { id } = await publish(employer);
    const mission = await h.ctx.db.selectFrom("missions").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
    const candidate = await aCandidate(h.ctx.db);
    const application = await anApplication(h.ctx.db, { mission, candidate });
    expect((await patch(h, employer.token, `applications/${application.id}/accept`)).status).toBe(200);
    expect(await edit(employer, id, { description: SCAM, positions: 2 })).toMatchObject({
      code: "edit_held",
      error: expect.stringContaining("doit lire cette modification"),
    });
    expect(await read(employer, id)).toMatchObject({ status: "held", held_reason: "risk", description: HONEST });
    await release(id);
    expect(await edit(employer, id, { description: SCAM, positions: 2 })).toMatchObject({
      status: "recruiting",
      description: SCAM,
      acceptedCount: 1,
    });
  });
});

test("released by the office it is published; the same words are not held twice, new doubtful ones are", async () => {
  const employer = await aNewEmployer();
  const { id } = await publish(employer, { description: SCAM });
  await release(id);
  expect((await call(h.app, "GET", `/api/jobs/${id}/`)).body).toMatchObject({ status: "recruiting" });
  expect(await edit(employer, id, { description: `Service du soir. ${SCAM}` })).toMatchObject({ status: "recruiting" });
  expect(
    await edit(employer, id, { description: "Vous réceptionnez des colis chez vous, puis vous changez l’étiquette." }),
  ).toMatchObject({
    status: "held",
  });
});

test("how long it lasts is said from five releases on: the median", async () => {
  const employer = await aNewEmployer();
  const { id } = await publish(employer, { description: SCAM });
  expect((await read(employer, id)).review).toMatchObject({ medianMinutes: null });
  const HOUR = 3_600_000;
  for (const hours of [1, 2, 3, 9, 30]) {
    const mission = await aMission(h.ctx.db);
    const at = new Date(h.ctx.now().getTime() - hours * HOUR);
    await h.ctx.db
      .insertInto("missionEvents")
      .values({ missionId: mission.id, kind: "held", at, details: JSON.stringify({ reason: "risk" }) })
      .execute();
    await h.ctx.db.transaction().execute(async (tx) => {
      const { id: decisionId } = await tx
        .insertInto("officeDecisions")
        .values({
          action: "release",
          subjectType: "mission",
          subjectId: mission.id,
          decidedAt: h.ctx.now(),
          decidedBy: "Claire",
          rule: "rules_respected",
          reason: "Rien de contraire aux règles.",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx.insertInto("officeNotices").values({ decisionId, role: "author", userId: employer.id }).execute();
    });
  }
  const { review } = (await read(employer, id)) as { review: { medianMinutes: number } };
  expect(review.medianMinutes).toBeLessThanOrEqual(180);
  expect(review.medianMinutes).toBeGreaterThan(60);
});

/** A new employer with a mission, and a conversation with whoever applied to it. */
async function aTalkingEmployer() {
  const employer = await aNewEmployer();
  const mission = await publish(employer);
  const candidate = await aCandidate(h.ctx.db);
  const stored = await h.ctx.db
    .selectFrom("missions")
    .where("id", "=", mission.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  await anApplication(h.ctx.db, { mission: stored, candidate });
  const { id } = await aConversation(h.ctx.db, { between: [employer, candidate], lines: [] });
  return { employer, mission, conversation: id };
}

test("messages that were only doubted weigh a little on the next mission, and the office reads why", async () => {
  const { employer, conversation } = await aTalkingEmployer();
  for (let sent = 0; sent < 3; sent += 1)
    await sendTo(h, employer.token, conversation, "Une petite participation est demandée à chacun.");
  const next = await publish(employer);
  expect(next).toMatchObject({ status: "recruiting" });
  expect(await riskOf(h.ctx.db, next.id)).toMatchObject({
    score: 30,
    findings: expect.arrayContaining([expect.objectContaining({ rule: "doubtful_messages", trigger: "3" })]),
  });
});

test("messages that warned their readers weigh on the next first mission; moving elsewhere does not", async () => {
  const { employer, mission, conversation: id } = await aTalkingEmployer();
  await sendTo(h, employer.token, id, "Écrivez-moi sur WhatsApp, pas ici.");
  await sendTo(h, employer.token, id, "Envoyez-moi votre IBAN.");
  const scoreOf = async () => (await riskOf(h.ctx.db, (await edit(employer, mission.id, { positions: 2 })).id))?.score;
  expect(await scoreOf()).toBe(20);
  await sendTo(h, employer.token, id, "Envoyez-moi aussi une photo de votre passeport.");
  expect(await publish(employer)).toMatchObject({ status: "held", held_reason: "risk" });
});

test("the words of another new company, copied, weigh too", async () => {
  const description = `${"Mise en place de la salle, service au plateau et rangement, en équipe de quatre personnes. ".repeat(2)}Repas compris.`;
  expect(await publish(await aNewEmployer(), { description })).toMatchObject({ status: "recruiting" });
  const copy = await publish(await aNewEmployer(), { description });
  expect(copy.status).toBe("held");
  const { findings } = (await riskOf(h.ctx.db, copy.id)) ?? { findings: [] };
  expect(findings.map(({ rule }) => rule)).toContain("copied_text");
});
