import { applyRoute } from "@app/contract/applications/applications";
import type { Client } from "@app/contract/client";
import { failureOf } from "../../../lib/api/failure.server.ts";
import { textOf } from "../../../lib/form.server.ts";
import { sealedCookie } from "../../../lib/session/sealed-cookie.server.ts";

/** An application that waits for its sender's address to be confirmed. */
export interface PendingApplication {
  userId: number;
  mission: { id: number; title: string; company: string };
  message: string;
  /** Null when the mission is taken as one. */
  shifts: number[] | null;
  /** The idempotency key: sent from two tabs, it applies once. */
  key: string;
}

/** With what else a cookie holds, well under the 4 kB that browsers store. */
export const MAX_PENDING_MESSAGE = 600;

export const pendingApplicationCookie = sealedCookie<PendingApplication>("candidature", 24 * 60);

export function pendingApplicationOf(
  form: FormData,
  mission: PendingApplication["mission"],
  userId: number,
): PendingApplication {
  return {
    userId,
    mission,
    message: textOf(form, "message"),
    // Where shifts are chosen, none is a mistake; elsewhere all of them are meant.
    shifts: form.has("choice") ? form.getAll("shifts").map(Number) : null,
    key: crypto.randomUUID(),
  };
}

/** Null when there is none, or when someone else left it in this browser. */
export async function readPendingApplication(request: Request, userId: number): Promise<PendingApplication | null> {
  const pending = await pendingApplicationCookie.read(request);
  return pending?.userId === userId ? pending : null;
}

export type PendingOutcome = "sent" | "unverified" | "unavailable" | "refused";

export async function sendPendingApplication(
  api: Client,
  { mission, message, shifts, key }: PendingApplication,
): Promise<PendingOutcome> {
  const body = { job: mission.id, message, is_coverLetter: false, ...(shifts && { shifts }) };
  try {
    await api.call(applyRoute, { body }, { idempotencyKey: key });
    return "sent";
  } catch (error) {
    const { code, isUnavailable } = failureOf(error);
    if (isUnavailable) return "unavailable";
    return code === "email_not_verified" ? "unverified" : "refused";
  }
}
