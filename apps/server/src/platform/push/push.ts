import { readRetryAfter } from "@app/domain/notifications/delivery";
import { isPushEndpoint } from "@app/domain/notifications/push-endpoint";
import { encryptPush, type PushKeys } from "./encrypt.ts";
import { createFcm, type FcmAccount } from "./fcm.ts";
import { createPost, type Post, type PostRequest, type PostResponse } from "./http-post.ts";
import type { PushMessage } from "./push-message.ts";
import { createVapid, type Vapid } from "./vapid.ts";

export type Device = { kind: "web_push"; endpoint: string; keys: PushKeys } | { kind: "fcm"; endpoint: string };

/** `gone`: the subscription has ended. `later`: retry. `refused`: this message will never be accepted. */
export type PushOutcome =
  | { result: "sent" | "gone" }
  | { result: "later"; retryAfterMs: number | null }
  | { result: "refused"; status: number };

export type Push = { send: (device: Device, message: PushMessage) => Promise<PushOutcome> };
type Settings = { vapid: Vapid | null; fcm: FcmAccount | null };

const TIMEOUT_MS = 5_000;
/** Below the limit of one record, whatever the characters. */
const LONGEST = { title: 200, body: 600 };

/** Sends to one device, with a timeout. */
export function createPush(
  { vapid, fcm }: Settings,
  now: () => Date,
  { post = createPost(), timeoutMs = TIMEOUT_MS }: { post?: Post; timeoutMs?: number } = {},
): Push {
  const postInTime = (url: string, sent: PostRequest) => post(url, sent, AbortSignal.timeout(timeoutMs));
  const authorize = vapid && createVapid(vapid, now);
  const sendFcm = fcm && createFcm(fcm, postInTime, now);

  async function sendWebPush(endpoint: string, keys: PushKeys, message: PushMessage) {
    if (!authorize || !isPushEndpoint(endpoint)) return null;
    const { title, body, url, topic, language = "fr" } = message;
    const words = { title: title.slice(0, LONGEST.title), body: body.slice(0, LONGEST.body) };
    const payload = Buffer.from(
      JSON.stringify({ ...words, url, tag: topic, ...(language !== "fr" && { lang: language }) }),
    );
    const headers = {
      authorization: await authorize(endpoint),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(message.ttl),
      urgency: message.urgency,
      topic,
    };
    return postInTime(endpoint, { headers, body: encryptPush(payload, keys) });
  }

  return {
    async send(device, message) {
      try {
        const answer =
          device.kind === "web_push"
            ? await sendWebPush(device.endpoint, device.keys, message)
            : ((await sendFcm?.(device.endpoint, message)) ?? null);
        return answer ? readAnswer(answer, now()) : { result: "refused", status: 0 };
      } catch (error) {
        // An invalid point on the curve: the subscription is unusable.
        if (error instanceof Error && "code" in error && error.code === "ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY")
          return { result: "gone" };
        return { result: "later", retryAfterMs: null };
      }
    },
  };
}

function readAnswer({ status, retryAfter }: PostResponse, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { result: "sent" };
  if (status === 404 || status === 410) return { result: "gone" };
  if (status === 429 || status >= 500) return { result: "later", retryAfterMs: readRetryAfter(retryAfter, now) };
  return { result: "refused", status };
}
