import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { messagesOf, sendTo, startConversation } from "../../../../test/conversation.ts";
import { call, type Harness, startHarness } from "../../../../test/harness.ts";
import { aPair, get, post, requireSound } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const send = (token: string, id: number, content: unknown, clientId?: string) =>
  sendTo(h, token, id, content, clientId);
const read = (token: string, id: number, search?: string) => messagesOf(h, token, id, search);

describe("a block", () => {
  test("stops both sides, keeps messages readable, and can be undone", async () => {
    const { id, employer, candidate } = await startConversation(h, ["Bonjour"]);
    await send(employer.token, id, "Envoyé avant", "avant");
    expect((await post(h, candidate.token, `users/${employer.id}/block`, {})).status).toBe(201);
    expect((await post(h, candidate.token, `users/${employer.id}/block`, {})).status).toBe(201);
    expect(await send(employer.token, id, "Pourquoi\u202f?")).toMatchObject({
      status: 403,
      body: { code: "blocked", error: "Cette personne ne souhaite plus recevoir vos messages." },
    });
    expect(await send(candidate.token, id, "Parce que")).toMatchObject({
      status: 403,
      body: { code: "blocked", error: "Vous avez bloqué cette personne. Débloquez-la pour lui écrire." },
    });
    // A message that had arrived is only acknowledged again.
    expect((await send(employer.token, id, "Envoyé avant", "avant")).status).toBe(201);
    expect(await read(employer.token, id)).toHaveLength(2);
    expect((await get(h, candidate.token, `conversations/${id}/`)).body["blocked"]).toBe(true);
    expect((await get(h, employer.token, `conversations/${id}/`)).body["blocked"]).toBe(false);

    const unblock = () => call(h.app, "DELETE", `/api/users/${employer.id}/block/`, { token: candidate.token });
    expect((await unblock()).status).toBe(200);
    expect((await unblock()).status).toBe(200);
    expect((await send(employer.token, id, "Merci")).status).toBe(201);
  });

  test("once answered, no message under way still arrives", async () => {
    for (let round = 0; round < 50; round += 1) {
      const { id, employer, candidate } = await startConversation(h);
      const sending = Array.from({ length: 3 }, (_, i) => send(employer.token, id, `Message ${i}`));
      await post(h, candidate.token, `users/${employer.id}/block`, {});
      const atBlock = await read(candidate.token, id);
      const accepted = (await Promise.all(sending)).filter(({ status }) => status === 201);
      expect(await read(candidate.token, id)).toEqual(atBlock);
      expect(accepted).toHaveLength(atBlock.length);
    }
  }, 60_000);

  test("is offered by the receipt of a report, to whoever reported somebody they talk with", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const { body: message } = await send(employer.token, id, "Payez d’abord.");
    const reported = { subject_type: "message", subject_id: message.id, reason: "harassment", details: "Insistant." };
    const { body } = await post<{ follow: string }>(h, candidate.token, "reports", reported);
    const personFor = async (token: string | null, { follow } = body) =>
      (await call<{ person: object | null }>(h.app, "GET", `/api/reports/${follow}/`, token ? { token } : {})).body
        .person;
    expect(await personFor(candidate.token)).toEqual({ id: employer.id, blocked: false });
    expect([await personFor(null), await personFor(employer.token)]).toEqual([null, null]);
    expect((await post(h, candidate.token, `users/${employer.id}/block`, {})).status).toBe(201);
    expect(await personFor(candidate.token)).toEqual({ id: employer.id, blocked: true });

    // Whoever published a mission is nobody to block without a conversation.
    const stranger = await aPair(h);
    const mission = { subject_type: "mission", subject_id: stranger.mission.id, reason: "fraud", details: "Faux." };
    const other = await post<{ follow: string }>(h, candidate.token, "reports", mission);
    expect(await personFor(candidate.token, other.body)).toBeNull();
  });

  test("only between people who talk", async () => {
    const { employer, person, token } = await aPair(h);
    const missing = { status: 404, body: { code: "user_not_found", error: "Utilisateur introuvable" } };
    for (const userId of [person.candidate.id, employer.id, 999_999]) {
      expect(await post(h, token, `users/${userId}/block`, {})).toMatchObject(missing);
      expect(await call(h.app, "DELETE", `/api/users/${userId}/block/`, { token })).toMatchObject(missing);
    }
  });
});
