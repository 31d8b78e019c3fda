import { retryDelay } from "@app/domain/notifications/delivery";

const MAX_ATTEMPTS = 6;

type Sending<S, O> = {
  /** What is due, taken for a while so that no other worker sends it; empty when nothing is. */
  claim: () => Promise<S[]>;
  atOnce: number;
  /** Null for what is too old to be sent. */
  sendOne: (send: S) => Promise<O | null>;
  settle: (answered: { send: S; outcome: O | null }[]) => Promise<void>;
};

/** Sends what is due, `atOnce` at a time, without holding locks. */
export async function sendAllDue<S, O>({ claim, atOnce, sendOne, settle }: Sending<S, O>): Promise<void> {
  for (let claimed = await claim(); claimed.length > 0; claimed = await claim()) {
    const waiting = [...claimed];
    const answered: { send: S; outcome: O | null }[] = [];
    const sendNext = async () => {
      for (let send = waiting.pop(); send; send = waiting.pop()) answered.push({ send, outcome: await sendOne(send) });
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, claimed.length) }, sendNext));
    await settle(answered);
  }
}

type Outcome = { result: string } | { result: "later"; retryAfterMs: number | null };

/** Null when it was taken, or when retrying is pointless. */
export function nextTry(outcome: Outcome, { attempts, expiresAt }: { attempts: number; expiresAt: Date }, now: Date) {
  if (!("retryAfterMs" in outcome) || attempts >= MAX_ATTEMPTS) return null;
  const next = new Date(now.getTime() + retryDelay(attempts, outcome.retryAfterMs));
  return next < expiresAt ? next : null;
}
