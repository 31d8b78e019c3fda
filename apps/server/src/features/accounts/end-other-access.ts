import type { Db } from "@app/db/database";
import { forgetDevices } from "./known-devices.ts";
import { dropTokens } from "./one-time-tokens.ts";
import { revokeOtherSessions } from "./sessions.ts";

type Kept = {
  /** The caller's own session and device, when they have one in this account. */
  sessionId?: number | null;
  deviceToken?: string | null;
  /** False when whoever opened the account may have been someone else: their Google account must not stay linked. */
  identities: boolean;
};

/** Ends every way into the account but the caller's own: sessions, known devices, mailed links, linked accounts. */
export async function endOtherAccess(tx: Db, userId: number, kept: Kept, at: Date): Promise<void> {
  await revokeOtherSessions(tx, userId, kept.sessionId ?? null, { reason: "password", at });
  await forgetDevices(tx, userId, kept.deviceToken ?? null);
  await dropTokens(tx, userId);
  if (!kept.identities) await tx.deleteFrom("socialIdentities").where("userId", "=", userId).execute();
}
