import { generateKeyPairSync } from "node:crypto";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPushService } from "../../../test/push-service.ts";
import { createPush } from "./push.ts";
import type { PushMessage } from "./push-message.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const account = {
  project_id: "renfort-test",
  client_email: "push@renfort-test.iam.gserviceaccount.com",
  private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};
const message: PushMessage = {
  title: "Titre",
  body: "Corps",
  url: "/candidat/tableau-de-bord",
  topic: "sujet",
  ttl: 3600,
  urgency: "high",
};

let status = 200;
let google: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  google = await startPushService(({ url }) =>
    url === "/token"
      ? { status: 200, body: JSON.stringify({ access_token: "jeton", expires_in: 3599 }) }
      : { status, headers: { "retry-after": "30" } },
  );
});
afterAll(() => google.close());

test("a token of Firebase is written to over HTTP v1, with one access token for many messages", async () => {
  let now = new Date();
  const push = createPush({ vapid: null, fcm: account }, () => now, { post: google.post });
  const send = () => push.send({ kind: "fcm", endpoint: "device-token" }, message);
  expect(await send()).toEqual({ result: "sent" });
  expect(await send()).toEqual({ result: "sent" });
  expect(google.received.map(({ url }) => url)).toEqual([
    "/token",
    "/v1/projects/renfort-test/messages:send",
    "/v1/projects/renfort-test/messages:send",
  ]);
  const [asked, sent] = google.received;
  const form = new URLSearchParams(asked?.body.toString());
  expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
  const { payload } = await jwtVerify(form.get("assertion") ?? "", publicKey, { currentDate: now });
  expect(payload).toMatchObject({
    iss: account.client_email,
    aud: "https://oauth2.googleapis.com/token",
    scope: "https://www.googleapis.com/auth/firebase.messaging",
  });
  expect(sent?.headers).toMatchObject({ host: "fcm.googleapis.com", authorization: "Bearer jeton" });
  expect(JSON.parse(sent?.body.toString() ?? "")).toMatchObject({
    message: {
      token: "device-token",
      notification: { title: "Titre", body: "Corps" },
      data: { url: "/candidat/tableau-de-bord" },
      android: { priority: "high", ttl: "3600s", collapse_key: "sujet" },
    },
  });
  status = 404;
  expect(await send()).toEqual({ result: "gone" });
  status = 429;
  expect(await send()).toEqual({ result: "later", retryAfterMs: 30_000 });
  status = 400;
  expect(await send()).toEqual({ result: "refused", status: 400 });
  now = new Date(now.getTime() + 3_600_000);
  await send();
  expect(google.received.filter(({ url }) => url === "/token")).toHaveLength(2);
});

test("without an account nothing is sent to Google", async () => {
  const before = google.received.length;
  const push = createPush({ vapid: null, fcm: null }, () => new Date(), { post: google.post });
  expect(await push.send({ kind: "fcm", endpoint: "device-token" }, message)).toMatchObject({ result: "refused" });
  expect(google.received).toHaveLength(before);
});
