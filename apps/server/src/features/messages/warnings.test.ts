import { anApplication } from "@app/db/builders/applications";
import { aMission } from "@app/db/builders/missions";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { messagesOf, sendTo, startConversation } from "../../../test/conversation.ts";
import { type Harness, startHarness } from "../../../test/harness.ts";
import { patch, requireSound } from "../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const rulesOf = async (token: string, id: number) =>
  (await messagesOf(h, token, id)).toReversed().map(({ warning }) => warning?.rule ?? null);

test("a message that asks for an IBAN is sent, stored with its kind, and its reader is warned", async () => {
  const { id, employer, candidate } = await startConversation(h);
  const sent = await sendTo(h, employer.token, id, "Envoyez-moi votre IBAN avant ce soir.");
  expect(sent.status).toBe(201);
  const row = await h.ctx.db
    .selectFrom("messages")
    .where("conversationId", "=", id)
    .select(["warningKinds", "warnsSender"])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ warningKinds: ["iban"], warnsSender: true });
  const [received] = await messagesOf(h, candidate.token, id);
  expect(received?.warning).toEqual({
    rule: "iban",
    text: expect.stringContaining("Ne communiquez pas vos coordonnées bancaires"),
  });
});

test("its sender is warned once in the conversation, its reader every time", async () => {
  const { id, employer, candidate } = await startConversation(h);
  await sendTo(h, employer.token, id, "Envoyez-moi votre IBAN.");
  await sendTo(h, employer.token, id, "Bonjour, à demain.");
  await sendTo(h, employer.token, id, "Envoyez-moi une photo de votre passeport.");
  expect(await rulesOf(candidate.token, id)).toEqual(["iban", null, "identity"]);
  expect(await rulesOf(employer.token, id)).toEqual(["iban", null, null]);
});

test("the other person who writes is warned for their own message", async () => {
  const { id, employer, candidate } = await startConversation(h);
  await sendTo(h, employer.token, id, "Envoyez-moi votre IBAN.");
  await sendTo(h, candidate.token, id, "Voici mon IBAN FR14 2004 1010 0505 0001 3M02 606");
  expect(await rulesOf(candidate.token, id)).toEqual(["iban", "iban"]);
});

async function accept(token: string, candidateId: number) {
  const { id } = await h.ctx.db
    .selectFrom("applications")
    .where("candidateId", "=", candidateId)
    .select("id")
    .executeTakeFirstOrThrow();
  expect((await patch(h, token, `applications/${id}/accept`)).status).toBe(200);
}

test("moving elsewhere warns until an acceptance can no longer be undone; a request for money always does", async () => {
  const { id, employer, candidate } = await startConversation(h);
  const elsewhere = "Écrivez-moi sur WhatsApp, pas ici.";
  await sendTo(h, employer.token, id, elsewhere);
  await accept(employer.token, candidate.id);
  await sendTo(h, employer.token, id, elsewhere);
  h.advance(60_000);
  await sendTo(h, employer.token, id, elsewhere);
  await sendTo(h, employer.token, id, "Il faut payer 30 € de frais de dossier par PayPal.");
  expect(await rulesOf(candidate.token, id)).toEqual(["elsewhere", "elsewhere", null, "money"]);
});

test("an acceptance by another company changes nothing here", async () => {
  const { id, employer, candidate } = await startConversation(h);
  await anApplication(h.ctx.db, { mission: await aMission(h.ctx.db), candidate, status: "accepted" });
  await sendTo(h, employer.token, id, "Écrivez-moi sur WhatsApp, pas ici.");
  expect(await rulesOf(candidate.token, id)).toEqual(["elsewhere"]);
});

test("a message that is only doubted warns nobody, and is known to the office alone", async () => {
  const { id, employer, candidate } = await startConversation(h);
  const sent = await sendTo(h, employer.token, id, "Une petite participation est demandée à chacun.");
  expect(sent.body).toMatchObject({ warning: null });
  expect(await messagesOf(h, candidate.token, id)).toMatchObject([{ warning: null }]);
  expect(JSON.stringify(await messagesOf(h, candidate.token, id))).not.toContain("doubt");
  const row = await h.ctx.db
    .selectFrom("messages")
    .where("conversationId", "=", id)
    .select(["warningKinds", "doubt"])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ warningKinds: null, doubt: "money" });
});

test("an ordinary message carries no warning", async () => {
  const { id, employer, candidate } = await startConversation(h);
  await sendTo(h, employer.token, id, "Apportez votre carte d’identité à l’accueil.");
  expect(await messagesOf(h, candidate.token, id)).toMatchObject([{ warning: null }]);
});
