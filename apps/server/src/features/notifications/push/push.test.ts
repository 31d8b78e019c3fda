import { createServer } from "node:net";
import { aCandidate } from "@app/db/builders/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Harness, startHarness, tokenFor } from "../../../../test/harness.ts";
import { aVapidPair } from "../../../../test/push-service.ts";
import { get, post } from "../../../../test/scene.ts";

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.close());

const KEYS = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  expirationTime: null,
  keys: KEYS,
});
const subscribe = (token: string, body: object) => post<{ id: number }>(h, token, "push/subscriptions", body);
const save = (token: string, fcm_token: unknown) => post<{ id: number }>(h, token, "save-fcm-token", { fcm_token });

async function someone() {
  const { id } = await aCandidate(h.ctx.db);
  return { id, token: await tokenFor(h.ctx, id) };
}

const devicesOf = (userId: number) =>
  h.ctx.db.selectFrom("pushSubscriptions").where("userId", "=", userId).orderBy("id").selectAll().execute();

describe("subscribing a device", () => {
  test("as a browser gives it, once however often, with or without padding", async () => {
    const { id, token } = await someone();
    const first = await subscribe(token, subscription("one"));
    expect(first.status).toBe(201);
    const padded = { ...subscription("one"), keys: { p256dh: `${KEYS.p256dh}=`, auth: `${KEYS.auth}==` } };
    expect((await subscribe(token, padded)).body.id).toBe(first.body.id);
    expect(await devicesOf(id)).toMatchObject([{ kind: "web_push", keys: KEYS }]);
  });

  test("a device that changes hands follows whoever holds it", async () => {
    const [first, second] = [await someone(), await someone()];
    await subscribe(first.token, subscription("shared"));
    await subscribe(second.token, subscription("shared"));
    expect(await devicesOf(first.id)).toEqual([]);
    expect(await devicesOf(second.id)).toHaveLength(1);
  });

  test("ten devices at most: the oldest leaves, even when they come together", async () => {
    const { id, token } = await someone();
    for (let i = 0; i < 10; i += 1) await subscribe(token, subscription(`device-${i}`));
    await subscribe(token, subscription("device-10"));
    const endpoints = (await devicesOf(id)).map(({ endpoint }) => endpoint.replace(/.*-/, ""));
    expect(endpoints).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
    await Promise.all(Array.from({ length: 20 }, (_, i) => subscribe(token, subscription(`more-${i}`))));
    expect(await devicesOf(id)).toHaveLength(10);
  });

  test("leaves when its owner says so, or signs out", async () => {
    const [owner, other] = [await someone(), await someone()];
    const { body } = await subscribe(owner.token, subscription("leaving"));
    const remove = (token: string) => call(h.app, "DELETE", `/api/push/subscriptions/${body.id}/`, { token });
    expect(await remove(other.token)).toMatchObject({
      status: 404,
      body: { code: "subscription_not_found", error: "Abonnement introuvable" },
    });
    expect(await remove(owner.token)).toMatchObject({ status: 200, body: {} });
    expect((await remove(owner.token)).status).toBe(404);
    await subscribe(owner.token, subscription("leaving"));
    await call(h.app, "POST", "/api/logout/", { token: owner.token, body: {} });
    expect(await devicesOf(owner.id)).toEqual([]);
  });

  test("a token of Firebase, or a subscription as its text or as JSON", async () => {
    const { id, token } = await someone();
    const fcm = `dGhpcyBpcyBub3Qg:APA91b${"x".repeat(120)}`;
    expect((await save(token, fcm)).status).toBe(201);
    expect((await save(token, JSON.stringify(subscription("as-text")))).status).toBe(201);
    expect((await save(token, subscription("as-json"))).status).toBe(201);
    expect((await devicesOf(id)).map(({ kind }) => kind)).toEqual(["fcm", "web_push", "web_push"]);
  });
});

describe("nothing makes our server call somebody else", () => {
  const HOSTILE = [
    "http://127.0.0.1",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/",
    "https://fcm.googleapis.com.evil/",
    "https://user@127.0.0.1/",
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://rebind.evil.example/fcm/send/abc",
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    `https://rebind.evil.example/${"a".repeat(80)}`,
  ];

  test.each(HOSTILE)("%s", async (endpoint) => {
    const { id, token } = await someone();
    const refused = await subscribe(token, { endpoint, keys: KEYS });
    expect(refused).toMatchObject({
      status: 400,
      body: { endpoint: ["Ce service de notification n’est pas reconnu."] },
    });
    for (const value of [endpoint, { endpoint, keys: KEYS }, JSON.stringify({ endpoint, keys: KEYS })])
      expect(await save(token, value)).toMatchObject({
        status: 400,
        body: { fcm_token: ["Ce jeton de notification n’est pas valable."] },
      });
    expect(await devicesOf(id)).toEqual([]);
  });

  test("a listener on this machine receives nothing", async () => {
    let connections = 0;
    const trap = createServer(() => {
      connections += 1;
    });
    await new Promise<void>((resolve) => trap.listen(0, "127.0.0.1", resolve));
    const address = trap.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { token } = await someone();
    await subscribe(token, { endpoint: `http://127.0.0.1:${port}/`, keys: KEYS });
    await save(token, `http://127.0.0.1:${port}/`);
    await h.runJobs();
    await new Promise<void>((resolve) => trap.close(() => resolve()));
    expect(connections).toBe(0);
  });

  test.each([
    ["no keys", { endpoint: subscription("x").endpoint }],
    ["short keys", { ...subscription("x"), keys: { p256dh: "abc", auth: "abc" } }],
    ["keys that are not base64", { ...subscription("x"), keys: { ...KEYS, auth: `${"a".repeat(21)}!` } }],
  ])("%s", async (_what, body) => {
    const { token } = await someone();
    expect(await subscribe(token, body)).toMatchObject({
      status: 400,
      body: { keys: ["Cet abonnement aux notifications n’est pas valable."] },
    });
  });
});

test("the key is returned when there is one", async () => {
  const { token } = await someone();
  expect(await get(h, token, "push/key/")).toMatchObject({ status: 200, body: { key: null } });
  const pair = aVapidPair();
  const configured = await startHarness(pair);
  try {
    const person = await aCandidate(configured.ctx.db);
    const answer = await get(configured, await tokenFor(configured.ctx, person.id), "push/key/");
    expect(answer.body).toEqual({ key: pair.VAPID_PUBLIC_KEY });
  } finally {
    await configured.close();
  }
});
