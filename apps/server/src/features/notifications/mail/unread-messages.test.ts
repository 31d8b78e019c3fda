import { aBlock, aConversation } from "@app/db/builders/messaging";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { markRead, sendTo, startConversation, unreadCounts } from "../../../../test/conversation.ts";
import { type Harness, startHarness } from "../../../../test/harness.ts";
import { aPair, notificationsOf, patch, post, requireSound } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterEach(() => requireSound(h));
afterAll(() => h.close());

const send = (token: string, id: number, content: string) => sendTo(h, token, id, content);

describe("the notification of a message", () => {
  test("is written once for unread messages, with the latest text, then again after reading", async () => {
    const { id, employer, candidate } = await startConversation(h);
    await send(employer.token, id, "Bonjour");
    expect(await notificationsOf(h, candidate.token)).toMatchObject([
      {
        type: "other",
        kind: "new_message",
        title: "Nadia Ferrand (Brasserie Vauquelle) vous a écrit",
        message: "«\u00a0Bonjour\u00a0»",
        actionUrl: `/candidat/tableau-de-bord/messages/${id}`,
      },
    ]);
    await send(employer.token, id, "Vous êtes là\u202f?");
    await send(employer.token, id, "Rappelez-moi");
    expect(await notificationsOf(h, candidate.token)).toMatchObject([{ message: "«\u00a0Rappelez-moi\u00a0»" }]);
    expect(await notificationsOf(h, employer.token)).toEqual([]);

    await markRead(h, candidate.token, id);
    expect(await unreadCounts(h, candidate.token)).toMatchObject({ notifications: 0, conversations: 0 });
    await send(employer.token, id, "Encore une chose");
    const notes = await notificationsOf(h, candidate.token);
    expect(notes.map(({ message }) => message)).toEqual([
      "«\u00a0Encore une chose\u00a0»",
      "«\u00a0Rappelez-moi\u00a0»",
    ]);
    expect(await unreadCounts(h, candidate.token)).toMatchObject({ notifications: 1, conversations: 1 });
  });

  test("is written again when it was read without opening the conversation, and never for an old message", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const { body } = await send(employer.token, id, "Bonjour");
    await notificationsOf(h, candidate.token);
    h.advance(1000);
    await post(h, candidate.token, "notifications/read-all", {});
    await h.ctx.db
      .insertInto("messageNotices")
      .values({ conversationId: id, senderId: employer.id, messageId: body.id, dueAt: h.ctx.now() })
      .execute();
    await h.runJobs();
    expect(await unreadCounts(h, candidate.token)).toMatchObject({ notifications: 0 });
    h.advance(1000);
    await send(employer.token, id, "Vous êtes là\u202f?");
    await h.runJobs();
    expect(await unreadCounts(h, candidate.token)).toMatchObject({ notifications: 1 });
    expect(await notificationsOf(h, candidate.token)).toHaveLength(1);
  });

  test("is not written for messages read before the worker ran", async () => {
    const { id, employer, candidate } = await startConversation(h);
    await send(candidate.token, id, "Bonjour");
    await markRead(h, employer.token, id);
    expect(await notificationsOf(h, employer.token)).toEqual([]);
  });

  test("an employer reads the name of the person, shortened once they have withdrawn", async () => {
    const { employer, person, token } = await aPair(h);
    const { id } = await aConversation(h.ctx.db, { between: [employer, person.candidate] });
    const { firstName, lastName } = person.candidate;
    await send(person.token, id, "Bonjour");
    expect(await notificationsOf(h, token)).toMatchObject([{ title: `${firstName} ${lastName} vous a écrit` }]);
    await patch(h, person.token, `applications/${person.id}/withdraw`);
    await send(person.token, id, "Je suis désolée");
    const note = (await notificationsOf(h, token)).find(({ kind }) => kind === "new_message");
    expect(note).toMatchObject({
      title: `${firstName} ${lastName.charAt(0)}. vous a écrit`,
      actionUrl: `/employeur/tableau-de-bord/messages/${id}`,
    });
  });

  test("a notice that fails is retried without blocking the others", async () => {
    const [broken, sound] = [await startConversation(h), await startConversation(h)];
    await send(broken.employer.token, broken.id, "Bonjour");
    await send(sound.employer.token, sound.id, "Bonjour");
    await h.runAsOwner(
      "alter table notifications add constraint broken check (user_id <> " + broken.candidate.id + ")",
    );
    expect(await notificationsOf(h, sound.candidate.token)).toHaveLength(1);
    await h.runAsOwner("alter table notifications drop constraint broken");
    await h.runJobs();
    expect(await notificationsOf(h, broken.candidate.token)).toEqual([]);
    h.advance(60_000);
    expect(await notificationsOf(h, broken.candidate.token)).toHaveLength(1);
  });

  test("no more once blocked", async () => {
    const { id, employer, candidate } = await startConversation(h);
    await aBlock(h.ctx.db, { blockerId: candidate.id, blockedId: employer.id });
    await send(employer.token, id, "Bonjour");
    expect(await notificationsOf(h, candidate.token)).toEqual([]);
  });
});
