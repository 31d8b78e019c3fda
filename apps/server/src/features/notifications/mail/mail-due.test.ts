import { aCandidate } from "@app/db/builders/users";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { DAILY_MAILS } from "@app/domain/notifications/delivery";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendTo, startConversation } from "../../../../test/conversation.ts";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aPair, get, patch, post } from "../../../../test/scene.ts";
import { writeNotifications } from "../write-notifications.ts";
import { queueDueMails } from "./mail-due.ts";

const MINUTE = 60_000;
let h: Harness;
beforeAll(async () => {
  h = await startHarness({ REQUIRE_VERIFIED_EMAIL: "on" });
});
afterAll(() => h.close());
beforeEach(async () => {
  reach("12:00");
  // The days that passed have news for the people of the test before: a confirmation that never came, a mission done.
  await h.runJobs();
  await h.ctx.db.deleteFrom("deliveries").execute();
  h.mails.length = 0;
});

function reach(time: string): void {
  const now = h.ctx.now();
  const today = atParis(parisDay(now), time);
  const next = today > now ? today : atParis(addDays(parisDay(now), 1), time);
  h.advance(next.getTime() - now.getTime());
}

async function after(minutes: number): Promise<string[]> {
  h.advance(minutes * MINUTE);
  await queueDueMails(h.ctx);
  await h.sendMails();
  return h.mails.map(({ subject }) => subject);
}

const someone = () => aCandidate(h.ctx.db);

async function tell(userId: number, title: string, type: "application_update" | "new_job" = "application_update") {
  const draft = {
    userId,
    kind: "application_seen" as const,
    title,
    message: "Le message.",
    actionUrl: "/candidat/tableau-de-bord/candidatures",
  };
  const about = { key: `test:${title}`, at: h.ctx.now(), type, missionStartsAt: null };
  await writeNotifications(h.ctx, h.ctx.db, about, [draft]);
}

describe("a mail", () => {
  test("leaves after ten minutes, once, in French, for whoever has not read it", async () => {
    const { token, person, employer } = await aPair(h, { mission: { positions: 2 } });
    await patch(h, token, `applications/${person.id}/accept`);
    await h.runJobs();
    expect(await after(9)).toEqual([]);
    const title = `${employer.company.name} retient votre candidature`;
    expect(await after(1)).toEqual([title]);
    expect(await after(20)).toEqual([title]);
    const [mail] = h.mails;
    expect(mail).toMatchObject({ to: person.candidate.email, key: expect.stringMatching(/^notification-\d+$/) });
    const link = `${h.ctx.config.publicUrl}/candidat/tableau-de-bord/candidatures/${person.id}`;
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`Bonjour ${person.candidate.firstName},`);
      // The hour depends on that of the test: at night it is later.
      expect(part).toMatch(/Confirmez votre venue avant (?:demain )?\d+\sh(?:\s\d\d)? pour garder la place\./);
      expect(part).toContain(link);
      expect(part).toContain(WITHDRAWAL_RULE);
      expect(part).toContain("des nouvelles de vos candidatures et de vos missions");
      expect(part).toContain(`${h.ctx.config.publicUrl}/desabonnement?token=`);
    }
    expect(mail?.html).toContain('<html lang="fr">');
  });

  test("does not leave for what was read, turned off, removed, or for an address nobody confirmed", async () => {
    const [reader, quiet, remover] = [await someone(), await someone(), await someone()];
    const unknown = await aCandidate(h.ctx.db, { emailVerifiedAt: null });
    const discoverer = await someone();
    for (const { id } of [reader, quiet, remover, unknown]) await tell(id, "Lue");
    // Missions to discover go to mailboxes only when asked for.
    await tell(discoverer.id, "Près de chez vous", "new_job");
    await post(h, await tokenFor(h.ctx, reader.id), "notifications/read-all", {});
    const token = await tokenFor(h.ctx, remover.id);
    const [note] = (await get<{ id: number }[]>(h, token, "notifications/")).body;
    await call(h.app, "DELETE", `/api/notifications/${note?.id}/`, { token });
    const choice = { application_update: { email: false } };
    await call(h.app, "PUT", "/api/notifications/preferences/", {
      token: await tokenFor(h.ctx, quiet.id),
      body: choice,
    });
    expect(await after(11)).toEqual([]);
  });

  test("mentions a conversation once, whatever the number of messages", async () => {
    const { id, employer } = await startConversation(h);
    await sendTo(h, employer.token, id, "Bonjour");
    await h.runJobs();
    h.advance(5 * MINUTE);
    await sendTo(h, employer.token, id, "Vous êtes là");
    await h.runJobs();
    expect(await after(6)).toHaveLength(1);
    expect(h.mails[0]?.text).toContain("«\u00a0Vous êtes là\u00a0»");
    expect(await after(30)).toHaveLength(1);
  });

  test("of several things is one mail; at night it waits; past so many a day it waits for the morning", async () => {
    const [busy, sleeper] = [await someone(), await someone()];
    await tell(busy.id, "Une");
    await tell(busy.id, "Deux");
    expect(await after(10)).toEqual(["2\u00a0nouvelles sur Renfort"]);
    expect(h.mails[0]?.text).toContain("Une. Le message.\n\nDeux. Le message.");
    for (let count = 1; count < DAILY_MAILS + 2; count += 1) {
      await tell(busy.id, `Encore ${count}`);
      await after(10);
    }
    expect(h.mails).toHaveLength(DAILY_MAILS);
    reach("21:55");
    await tell(sleeper.id, "La nuit");
    expect(await after(15)).toHaveLength(DAILY_MAILS);
    reach("06:30");
    expect((await after(0)).slice(DAILY_MAILS).toSorted()).toEqual(["2\u00a0nouvelles sur Renfort", "La nuit"]);
  });

  test("that the server deferred is sent later under the same id", async () => {
    const { id } = await someone();
    await tell(id, "À redire");
    const { send } = h.ctx.mailer;
    const keys: string[] = [];
    h.ctx.mailer.send = async ({ key }) => {
      keys.push(key);
      throw new Error("greylisted");
    };
    await after(10);
    h.ctx.mailer.send = send;
    expect(await after(0.4)).toEqual([]);
    expect(await after(0.2)).toEqual(["À redire"]);
    expect(h.mails.map(({ key }) => key)).toEqual(keys);
    expect(await after(30)).toHaveLength(1);
  });
});

describe("one click ends such mails", () => {
  const wanted = async (id: number) =>
    (await get<Record<string, { email: boolean }>>(h, await tokenFor(h.ctx, id), "notifications/preferences/")).body;

  test("as a mail reader posts it, without a session, as often as it likes", async () => {
    const { id } = await someone();
    await tell(id, "Pour se désabonner");
    await after(10);
    const url = h.mails[0]?.unsubscribeUrl?.replace(h.ctx.config.publicUrl, "") ?? "";
    const click = () =>
      h.app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    for (const answer of [await click(), await click()])
      expect([answer.statusCode, answer.json()]).toEqual([200, { types: ["application_update"] }]);
    expect(await wanted(id)).toMatchObject({ application_update: { email: false }, other: { email: true } });
    await tell(id, "Plus jamais");
    expect(await after(11)).toEqual(["Pour se désabonner"]);
  });

  test("and only with the token that was mailed", async () => {
    const [{ id }, other] = [await someone(), await someone()];
    await tell(id, "La mienne");
    await after(10);
    const token = new URL(h.mails[0]?.unsubscribeUrl ?? "").searchParams.get("token") ?? "";
    const forged = [
      token.replace(/^\d+/, String(other.id)),
      token.replace("application_update", "other"),
      `${token}A`,
      "x",
    ];
    for (const one of forged)
      expect(await call(h.app, "POST", `/api/unsubscribe/?token=${one}`)).toMatchObject({
        status: 404,
        body: { error: "Ce lien de désabonnement n’est pas valable." },
      });
    expect((await call(h.app, "POST", "/api/unsubscribe/")).status).toBe(400);
    expect(await wanted(other.id)).toMatchObject({ application_update: { email: true }, other: { email: true } });
  });
});
