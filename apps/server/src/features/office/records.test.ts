import { DEMO_PASSWORD } from "@app/db/builders/demo-password";
import { aMission } from "@app/db/builders/missions";
import { anAdmin } from "@app/db/builders/users";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sendTo, startConversation } from "../../../test/conversation.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../test/harness.ts";
import { aReportedMission, openItem } from "../../../test/office-scene.ts";
import { runOffice } from "../../../test/run-office.ts";
import { aPair, get, post, requireSound } from "../../../test/scene.ts";

let h: Harness;
type Someone = { id: number; token: string };
let admin: Someone;
let other: Someone;
const newAdmin = async (firstName: string): Promise<Someone> => {
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

const NOTE = "Bonjour, votre facture est dans votre espace.";
type Refused = { code?: string } & Record<string, unknown>;
const decide = (who: Someone, item: number, action: string, rule = "rules_respected") =>
  post<Refused>(h, who.token, `admin/items/${item}/decide`, { action, rule, note: NOTE });
const mailsTo = (address: string) => h.mails.filter(({ to }) => to === address);
const auditOf = async (action: string, subjectId: number) =>
  h.ctx.db
    .selectFrom("officeAudit")
    .where("action", "=", action)
    .where("subjectId", "=", subjectId)
    .select(["actor", "detail"])
    .execute();

describe("a message of the contact form", () => {
  const write = async (email: string) => {
    const body = { name: "Aline Roy", email, subject: "billing", message: "Où est ma facture ?" };
    expect((await call(h.app, "POST", "/api/contact/", { body })).status).toBe(201);
    const { id } = await h.ctx.db
      .selectFrom("contactMessages")
      .where("email", "=", email)
      .select("id")
      .executeTakeFirstOrThrow();
    return openItem(h.ctx, "contact", "contact", id);
  };

  test("waits for a person, is answered by e-mail, and is closed", async () => {
    const item = await write("aline@exemple.fr");
    const queue = await get<{ results: { id: number; label: string }[]; counts: { contact: number } }>(
      h,
      admin.token,
      "admin/queue/?kind=contact",
    );
    expect(queue.body.results).toMatchObject([{ id: item, label: "Aline Roy" }]);
    const seen = () => get<{ content: object[]; actions: string[] }>(h, admin.token, `admin/items/${item}/`);
    expect((await seen()).body.actions).toEqual(["answer", "no_action"]);
    expect((await seen()).body.content).toContainEqual({ field: "message", text: "Où est ma facture ?" });
    expect((await decide(admin, item, "hide", "accurate_ad")).status).toBe(400);
    expect((await decide(admin, item, "answer")).body).toEqual({ decision: null });
    await h.runJobs();
    expect(mailsTo("aline@exemple.fr")).toContainEqual(
      expect.objectContaining({ subject: "Réponse à votre message", text: expect.stringContaining(NOTE) }),
    );
    expect((await seen()).body.content).toContainEqual({ field: "answer", text: NOTE });
    expect(await decide(admin, item, "answer")).toMatchObject({ status: 409, body: { code: "item_closed" } });
    expect(await auditOf("contact.answer", item)).toMatchObject([{ actor: expect.stringContaining("Claire") }]);
  });

  test("leaves the queue when it is erased", async () => {
    const item = await write("partie@exemple.fr");
    await h.ctx.db.deleteFrom("contactMessages").where("email", "=", "partie@exemple.fr").execute();
    expect(await decide(admin, item, "answer")).toMatchObject({ status: 409, body: { code: "item_closed" } });
  });
});

test("an item is handed to a colleague or back to the queue, never to somebody who is not in the office", async () => {
  const { item } = await aReportedMission(h.ctx, await aMission(h.ctx.db));
  const transfer = (who: Someone, to: unknown, id = item) =>
    post<Refused>(h, who.token, `admin/items/${id}/transfer`, { to });
  const { body } = await get<{ results: { id: number; me: boolean }[] }>(h, admin.token, "admin/admins/");
  expect(body.results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: admin.id, me: true }),
      expect.objectContaining({ id: other.id, me: false }),
    ]),
  );
  expect((await transfer(admin, other.id)).status).toBe(200);
  expect(await decide(admin, item, "dismiss")).toMatchObject({ status: 409, body: { code: "item_taken" } });
  expect(await transfer(admin, null)).toMatchObject({ status: 409, body: { code: "item_taken" } });
  const { person } = await aPair(h);
  expect((await transfer(other, person.candidate.id)).body).toMatchObject({
    to: ["Choisissez une personne du bureau."],
  });
  expect((await transfer(other, "moi")).status).toBe(400);
  expect((await transfer(other, admin.id, 999_999_999)).status).toBe(404);
  expect((await transfer(other, null)).status).toBe(200);
  expect((await decide(admin, item, "dismiss")).status).toBe(200);
});

async function aReportedMessage(text = "Envoyez votre RIB et 40 € par mandat.") {
  const talk = await startConversation(h, ["Bonjour"]);
  const message = (await sendTo(h, talk.candidate.token, talk.id, text)).body.id;
  const about = { subject_type: "message", subject_id: message, reason: "fraud", details: "Il demande de l’argent." };
  expect((await post(h, talk.employer.token, "reports", about)).status).toBe(201);
  return { ...talk, message, item: await openItem(h.ctx, "report", "message", message) };
}
const addressOf = async (id: number) =>
  (await h.ctx.db.selectFrom("users").where("id", "=", id).select("email").executeTakeFirstOrThrow()).email;

describe("a conversation", () => {
  const read = (item: number) =>
    get<{
      people: { id: number }[];
      messages: { text: string; reported: boolean; risk: string | null }[];
      code?: string;
    }>(h, admin.token, `admin/items/${item}/conversation/`);

  test("is read through the report of one of its messages: in the audit, and both people get an e-mail once", async () => {
    const { employer, candidate, item } = await aReportedMessage();
    const { body } = await read(item);
    expect(body.messages.map(({ reported }) => reported)).toEqual([false, true]);
    expect(new Set(body.people.map(({ id }) => id))).toEqual(new Set([employer.id, candidate.id]));
    await read(item);
    await h.runJobs();
    for (const { id } of [employer, candidate])
      expect(
        mailsTo(await addressOf(id)).filter(({ subject }) => subject === "Notre équipe a lu une de vos conversations"),
      ).toHaveLength(1);
    expect(await auditOf("conversation.read", item)).toHaveLength(2);
    expect((await decide(admin, item, "dismiss")).status).toBe(200);
    expect(await read(item)).toMatchObject({ status: 409, body: { code: "item_closed" } });
  });

  test("says of each message whether its reader was warned, or whether it was only doubted", async () => {
    const { id, employer, item } = await aReportedMessage();
    await sendTo(h, employer.token, id, "Une petite participation est demandée à chacun.");
    const { body } = await read(item);
    expect(body.messages.map(({ risk }) => risk)).toEqual([null, "warned", "doubtful"]);
  });

  test("is not read through a report of anything else", async () => {
    const { item } = await aReportedMission(h.ctx, await aMission(h.ctx.db));
    expect(await read(item)).toMatchObject({ status: 404, body: { code: "conversation_not_found" } });
  });
});

describe("the identity of an author", () => {
  const read = (who: Someone, item: number) =>
    get<{ user_id: number; sealed: { part: string; fields: { field: string; text: string }[] }[]; code?: string }>(
      h,
      who.token,
      `admin/items/${item}/identity/`,
    );

  test("is read through a report after the account is deleted, and each reading is in the audit", async () => {
    const { candidate, item } = await aReportedMessage();
    const email = await addressOf(candidate.id);
    expect((await post(h, candidate.token, "account/delete", { password: DEMO_PASSWORD })).status).toBe(200);
    await h.runJobs();
    const { status, body } = await read(admin, item);
    expect(status).toBe(200);
    expect(body.user_id).toBe(candidate.id);
    expect(body.sealed.flatMap(({ fields }) => fields)).toContainEqual({ field: "email", text: email });
    expect(body.sealed.map(({ part }) => part)).toEqual(expect.arrayContaining(["civil", "account", "connection"]));
    expect(await auditOf("identity.read", item)).toMatchObject([{ detail: { user: candidate.id } }]);
  });

  test("needs a recent code, and a report", async () => {
    const { item } = await aReportedMessage();
    const { id } = await anAdmin(h.ctx.db, { firstName: "Nadia" });
    const token = await tokenFor(h.ctx, id);
    await h.ctx.db.updateTable("sessions").set({ factorCheckedAt: null }).where("userId", "=", id).execute();
    expect(await read({ id, token }, item)).toMatchObject({
      status: 403,
      body: { code: "reauthentication_required" },
    });
    const held = await aMission(h.ctx.db, { status: "held", heldAt: new Date(), heldReason: "risk" });
    const waiting = await openItem(h.ctx, "held", "mission", held.id);
    expect(await read(admin, waiting)).toMatchObject({ status: 404, body: { code: "identity_not_found" } });
    expect(await auditOf("identity.read", waiting)).toEqual([]);
  });

  test("is not readable by the application itself", async () => {
    for (const statement of [
      "select * from sealed_identities",
      "insert into sealed_identities (user_id, part, content, erase_after) values (1, 'civil', '{}', now())",
      "update sealed_identities set content = '{}'",
      "delete from sealed_identities",
    ])
      await expect(h.ctx.pool.query(statement)).rejects.toThrow("permission denied");
  });

  test("is given for a judicial request, whose reference is in the audit", async () => {
    const { person } = await aPair(h);
    const { id } = person.candidate;
    const by = ["--by", "Claire"];
    expect((await runOffice(h, "identity", String(id), ...by)).err).toContain("Give the reference of the request");
    const given = await runOffice(h, "identity", String(id), "--requisition", "PV 2026/118", ...by);
    expect(given.code).toBe(0);
    expect(given.out).toContain(person.candidate.email);
    expect(await auditOf("identity.requisition", id)).toMatchObject([{ detail: { reference: "PV 2026/118" } }]);
  });
});

test("mails carry the private link of the report and of the decision, whose pages open without an account", async () => {
  const { mission, employer } = await aPair(h);
  const body = {
    subject_type: "mission",
    subject_id: mission.id,
    reason: "fraud",
    details: "Cette annonce est fausse.",
    email: "lou@exemple.fr",
  };
  const report = await call<{ id: number; follow: string }>(h.app, "POST", "/api/reports/", { body });
  expect(report.status).toBe(201);
  await h.runJobs();
  const link = `${h.ctx.config.publicUrl}/signalements/${report.body.follow}`;
  expect(mailsTo("lou@exemple.fr").at(-1)?.text).toContain(link);
  const item = await openItem(h.ctx, "report", "mission", mission.id);
  expect((await decide(admin, item, "hide", "nothing_to_pay")).status).toBe(200);
  await h.runJobs();
  expect(mailsTo("lou@exemple.fr").at(-1)?.text).toContain(link);
  const text = mailsTo(employer.email).at(-1)?.text ?? "";
  const [, follow = ""] = /\/decisions\/([\w-]+)/.exec(text) ?? [];
  const decision = await call(h.app, "GET", `/api/decisions/${follow}/`);
  expect(decision).toMatchObject({ status: 200, body: { action: "hide", appeal: null } });
  expect(text).toContain("Vous pouvez la contester sur cette page jusqu’au");
});
