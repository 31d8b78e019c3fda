import { createHash } from "node:crypto";
import { aCandidate } from "@app/db/builders/users";
import { DAILY_PUSHES } from "@app/domain/notifications/delivery";
import type { NotificationKind } from "@app/domain/notifications/notification-kinds";
import { addDays, atParis, parisDay } from "@app/domain/time/calendar";
import { importJWK, jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendTo, startConversation } from "../../../../test/conversation.ts";
import { type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aBrowser, aVapidPair, startPushService } from "../../../../test/push-service.ts";
import { aPair, patch, post } from "../../../../test/scene.ts";
import { createPush } from "../../../platform/push/push.ts";
import { writeNotifications } from "../write-notifications.ts";
import { sendDuePushes } from "./push-due.ts";

const MINUTE = 60_000;
const PAIR = aVapidPair();
let h: Harness;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  h = await startHarness(PAIR);
});
afterAll(() => h.close());
beforeEach(async () => {
  service = await startPushService();
  h.ctx.push = createPush(h.ctx.config, h.ctx.now, { post: service.post });
  reach("12:00");
});
afterEach(() => service.close());

/** The next time clocks show this hour in Paris. */
function reach(time: string): void {
  const now = h.ctx.now();
  const today = atParis(parisDay(now), time);
  const next = today > now ? today : atParis(addDays(parisDay(now), 1), time);
  h.advance(next.getTime() - now.getTime());
}

const inHours = (hours: number) => new Date(h.ctx.now().getTime() + hours * 3_600_000);

let devices = 0;
async function aDevice(userId: number) {
  const browser = aBrowser();
  devices += 1;
  const endpoint = `https://fcm.googleapis.com/fcm/send/device-${devices}`;
  const body = { endpoint, keys: browser.keys };
  expect((await post(h, await tokenFor(h.ctx, userId), "push/subscriptions", body)).status).toBe(201);
  const read = () =>
    service.received
      .filter(({ url }) => endpoint.endsWith(url))
      .map(({ body: sealed, headers }) => ({ ...JSON.parse(browser.open(sealed)), headers }));
  return { endpoint, read };
}

/** Creates an event for this person and runs the worker. */
async function tell(
  userId: number,
  title: string,
  fields: { kind?: NotificationKind; missionStartsAt?: Date; type?: "new_job" } = {},
) {
  const { kind = "application_seen", type = "application_update" as const, missionStartsAt = null } = fields;
  const draft = { userId, kind, title, message: "Message.", actionUrl: "/candidat/tableau-de-bord/candidatures" };
  await writeNotifications(h.ctx, h.ctx.db, { key: `test:${title}`, at: h.ctx.now(), type, missionStartsAt }, [draft]);
  await sendDuePushes(h.ctx);
}

const someone = async () => {
  const { id } = await aCandidate(h.ctx.db);
  return { id, device: await aDevice(id) };
};

describe("a push message is sent", () => {
  test("of an acceptance, in words only that browser can read, signed by us", async () => {
    const { token, person, employer } = await aPair(h);
    const device = await aDevice(person.candidate.id);
    await patch(h, token, `applications/${person.id}/accept`);
    await h.runJobs();
    const [sent] = device.read();
    expect(sent).toMatchObject({
      title: `${employer.company.name} retient votre candidature`,
      url: `/candidat/tableau-de-bord/candidatures/${person.id}`,
      headers: { host: "fcm.googleapis.com", ttl: "43200", urgency: "high", "content-encoding": "aes128gcm" },
    });
    expect(sent.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(sent.tag).toBe(sent.headers.topic);
    expect(sent).not.toHaveProperty("lang");
    const [, token64 = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(sent.headers.authorization) ?? [];
    expect(key).toBe(PAIR.VAPID_PUBLIC_KEY);
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
    const { payload } = await jwtVerify(token64, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"), {
      audience: "https://fcm.googleapis.com",
      currentDate: h.ctx.now(),
    });
    expect(payload.sub).toBe("mailto:contact@renfort.example");
    expect((payload.exp ?? 0) * 1000 - h.ctx.now().getTime()).toBeLessThanOrEqual(24 * 3_600_000);
    await h.runJobs();
    expect(device.read()).toHaveLength(1);
  });

  test("in the language of its reader, which it names for the voice of the telephone", async () => {
    const { token, person } = await aPair(h);
    const device = await aDevice(person.candidate.id);
    await h.ctx.db.updateTable("users").set({ language: "uk" }).where("id", "=", person.candidate.id).execute();
    await patch(h, token, `applications/${person.id}/accept`);
    await h.runJobs();
    expect(device.read()).toMatchObject([{ lang: "uk", title: expect.stringContaining("вашу заявку прийнято") }]);
  });

  test("of each new message, each taking the place of the one before", async () => {
    const { id, employer, candidate } = await startConversation(h);
    const device = await aDevice(candidate.id);
    await sendTo(h, employer.token, id, "Bonjour");
    await h.runJobs();
    h.advance(1000);
    await sendTo(h, employer.token, id, "Vous êtes là");
    await h.runJobs();
    // A mission of another test may look for somebody meanwhile.
    const sent = device.read().filter(({ body }) => body.startsWith("«"));
    expect(sent.map(({ body }) => body)).toEqual(["«\u00a0Bonjour\u00a0»", "«\u00a0Vous êtes là\u00a0»"]);
    expect(new Set(sent.map(({ tag }) => tag)).size).toBe(1);
  });

  test("not of what they turned off or have read, even when the list does not hold it", async () => {
    const [quiet, reader, outsider] = [await someone(), await someone(), await someone()];
    const set = async (id: number, body: object) =>
      h.app.inject({
        method: "PUT",
        url: "/api/notifications/preferences/",
        headers: { authorization: `Bearer ${await tokenFor(h.ctx, id)}` },
        payload: body,
      });
    await set(quiet.id, { application_update: { push: false } });
    await set(outsider.id, { new_job: { in_app: false } });
    reach("23:00");
    for (const { id } of [quiet, reader, outsider]) await tell(id, "La nuit", { type: "new_job" });
    await tell(quiet.id, "Le matin");
    await post(h, await tokenFor(h.ctx, reader.id), "notifications/read-all", {});
    reach("06:31");
    await sendDuePushes(h.ctx);
    expect(quiet.device.read().map(({ title }) => title)).toEqual(["La nuit"]);
    expect(reader.device.read()).toEqual([]);
    expect(outsider.device.read().map(({ title }) => title)).toEqual(["La nuit"]);
  });
});

describe("at night no push is sent", () => {
  test("but for a mission that starts within hours; the rest comes in one piece in the morning", async () => {
    const { id, device } = await someone();
    reach("22:30");
    for (const title of ["Une", "Deux", "Trois", "Quatre"]) await tell(id, title);
    await tell(id, "Retenu ailleurs", { kind: "application_accepted", missionStartsAt: inHours(19) });
    expect(device.read()).toEqual([]);
    await tell(id, "Retenu", { kind: "application_accepted", missionStartsAt: inHours(7) });
    expect(device.read().map(({ title }) => title)).toEqual(["Retenu"]);
    reach("06:29");
    await sendDuePushes(h.ctx);
    expect(device.read()).toHaveLength(1);
    reach("06:30");
    await sendDuePushes(h.ctx);
    expect(device.read().slice(1)).toMatchObject([
      {
        title: "5\u00a0nouvelles depuis votre dernière visite",
        body: "Une\u00a0; Deux\u00a0; Trois\u00a0; et 2\u00a0autres.",
        url: "/candidat/tableau-de-bord/notifications",
      },
    ]);
    await sendDuePushes(h.ctx);
    expect(device.read()).toHaveLength(2);
  });

  test("by a mission to discover", async () => {
    const { id, device } = await someone();
    reach("22:47");
    await tell(id, "Nouvelle mission", { kind: "new_job", type: "new_job", missionStartsAt: inHours(7) });
    expect(device.read()).toEqual([]);
  });

  test("more than so many times a day", async () => {
    const { id, device } = await someone();
    for (let count = 0; count < DAILY_PUSHES + 3; count += 1) await tell(id, `Nouvelle ${count}`);
    expect(device.read()).toHaveLength(DAILY_PUSHES);
    reach("06:30");
    await sendDuePushes(h.ctx);
    expect(device.read().at(-1)).toMatchObject({ title: "3\u00a0nouvelles depuis votre dernière visite" });
  });
});

test("a thousand devices, whatever their services answer", async () => {
  await service.close();
  const answers = [201, 410, 429, 500] as const;
  const kindOf = (url: string) => {
    const number = Number(/-(\d+)$/.exec(url)?.[1]);
    return number < 40 ? "hang" : (answers[number % answers.length] ?? 201);
  };
  let recovered = false;
  service = await startPushService(({ url }) => {
    const kind = recovered ? 201 : kindOf(url);
    if (kind === "hang") return "hang";
    return { status: kind, headers: kind === 429 ? { "retry-after": "600" } : {} };
  });
  h.ctx.push = createPush(h.ctx.config, h.ctx.now, { post: service.post, timeoutMs: 4_000 });
  const browser = aBrowser();
  const people: number[] = [];
  for (let index = 0; index < 100; index += 1) people.push((await aCandidate(h.ctx.db)).id);
  const rows = people.flatMap((userId, person) =>
    Array.from({ length: 10 }, (_, index) => ({
      userId,
      kind: "web_push" as const,
      endpoint: `https://fcm.googleapis.com/fcm/send/many-${person * 10 + index}`,
      keys: JSON.stringify(browser.keys),
    })),
  );
  await h.ctx.db.insertInto("pushSubscriptions").values(rows).execute();
  const drafts = people.map((userId) => ({
    userId,
    kind: "mission_changed" as const,
    title: "«\u00a0Serveur\u00a0» a changé",
    message: "Début à 9\u00a0h.",
    actionUrl: "/candidat/tableau-de-bord/candidatures",
  }));
  const about = { key: "test:many", at: h.ctx.now(), type: "application_update" as const, missionStartsAt: null };
  await writeNotifications(h.ctx, h.ctx.db, about, drafts);
  await sendDuePushes(h.ctx);

  const left = async () => (await h.ctx.db.selectFrom("pushSends").select(["dueAt", "attempts"]).execute()).length;
  const subscriptions = async () =>
    (await h.ctx.db.selectFrom("pushSubscriptions").where("endpoint", "like", "%many-%").select("id").execute()).length;
  expect(service.received).toHaveLength(1000);
  expect(JSON.parse(browser.open(service.received[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
    body: "Début à 9\u00a0h.",
  });
  // Expired subscriptions are deleted; 429, 500 and timeouts are retried.
  expect([await subscriptions(), await left()]).toEqual([760, 520]);

  // After a minute those without Retry-After are retried; those that asked for ten minutes are not.
  recovered = true;
  h.advance(MINUTE + 5_000);
  await sendDuePushes(h.ctx);
  expect([service.received.length, await left()]).toEqual([1280, 240]);
  h.advance(9 * MINUTE);
  await sendDuePushes(h.ctx);
  expect([service.received.length, await left(), await subscriptions()]).toEqual([1520, 0, 760]);
  const tries = new Map<string, number>();
  for (const { url } of service.received) tries.set(url, (tries.get(url) ?? 0) + 1);
  expect([...tries].filter(([url, count]) => count !== (kindOf(url) === 201 || kindOf(url) === 410 ? 1 : 2))).toEqual(
    [],
  );
}, 60_000);

test("a service that never recovers is given up on, and a key that is no key is forgotten", async () => {
  await service.close();
  service = await startPushService(() => ({ status: 503 }));
  h.ctx.push = createPush(h.ctx.config, h.ctx.now, { post: service.post });
  const { id, device } = await someone();
  const { id: other } = await aCandidate(h.ctx.db);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${createHash("sha256").update("x").digest("hex")}`;
  const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
  await post(h, await tokenFor(h.ctx, other), "push/subscriptions", { endpoint, keys });
  await tell(id, "Une");
  await tell(other, "Une autre");
  for (let round = 0; round < 12; round += 1) {
    h.advance(61 * MINUTE);
    await sendDuePushes(h.ctx);
  }
  expect(device.read()).toHaveLength(6);
  const left = await h.ctx.db
    .selectFrom("pushSubscriptions")
    .where("userId", "in", [id, other])
    .select("userId")
    .execute();
  expect(left).toEqual([{ userId: id }]);
});
