import type { Db } from "@app/db/database";
import { deleteKnownDevices } from "./known-devices.ts";
import { deleteTokens } from "./one-time-tokens.ts";
import { revokeOtherSessions } from "./sessions.ts";

type RetainedAccess = {
  /** The caller's own session and device, when they have one in this account. */
  sessionId?: number | null;
  deviceToken?: string | null;
  /** False when someone else may have created the account: their linked identity must go too. */
  identities: boolean;
};

/** Ends all other access: sessions, known devices, mailed links, linked identities. */
export async function endOtherAccess(tx: Db, userId: number, keep: RetainedAccess, at: Date): Promise<void> {
  await revokeOtherSessions(tx, userId, keep.sessionId ?? null, { reason: "password", at });
  await deleteKnownDevices(tx, userId, keep.deviceToken ?? null);
  await deleteTokens(tx, userId);
  if (!keep.identities) await tx.deleteFrom("socialIdentities").where("userId", "=", userId).execute();
}
