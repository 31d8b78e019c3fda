/**
 * One HTTP provider, in the shape most of them share (OVHcloud, Brevo and others differ by names only):
 *
 *   POST SMS_URL
 *   Authorization: Bearer SMS_KEY
 *   Content-Type: application/json
 *   { "to": "+33612345678", "from": "Renfort", "text": "…", "reference": "delivery-42" }
 *
 *   202 { "id": "…" }         accepted; a second call with the same reference sends nothing more
 *   429, 5xx                  try again, after `Retry-After` if given
 *   any other 4xx             this message will never be accepted: unknown number, opted out at the operator, bad key
 */
import { readRetryAfter } from "@app/domain/notifications/delivery";
import * as z from "zod";

export type SmsMessage = { to: string; text: string; reference: string };

export type SmsOutcome =
  | { result: "sent"; id: string }
  | { result: "later"; retryAfterMs: number | null }
  | { result: "refused"; status: number };

export type Sms = { send: (message: SmsMessage) => Promise<SmsOutcome> };
export type SmsSettings = { url: string; key: string; from: string };

const TIMEOUT_MS = 5_000;
const Accepted = z.object({ id: z.coerce.string() });

/** Without settings every message is refused: nothing is sent. */
export function createSms(settings: SmsSettings | null, now: () => Date, timeoutMs = TIMEOUT_MS): Sms {
  if (!settings) return { send: async () => ({ result: "refused", status: 0 }) };
  const { url, key, from } = settings;
  return {
    async send({ to, text, reference }) {
      try {
        const answer = await fetch(url, {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify({ to, from, text, reference }),
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (answer.ok) return { result: "sent", id: readId(await answer.text()) };
        await answer.body?.cancel();
        if (answer.status !== 429 && answer.status < 500) return { result: "refused", status: answer.status };
        return { result: "later", retryAfterMs: readRetryAfter(answer.headers.get("retry-after"), now()) };
      } catch {
        return { result: "later", retryAfterMs: null };
      }
    },
  };
}

/** It was accepted, whatever the body. */
function readId(body: string): string {
  try {
    return Accepted.parse(JSON.parse(body)).id;
  } catch {
    return "";
  }
}
