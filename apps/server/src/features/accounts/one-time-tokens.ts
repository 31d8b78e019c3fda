import { accountFr as fr } from "@app/contract/accounts.fr";
import type { Db } from "@app/db/database";
import { AppError } from "../../platform/errors.ts";
import { randomToken, sha256 } from "../../platform/tokens.ts";

export type Purpose = "verify_email" | "reset_password" | "change_email" | "delete_account";
const VALID_MINUTES: Record<Purpose, number> = {
  verify_email: 3 * 24 * 60,
  reset_password: 30,
  change_email: 24 * 60,
  delete_account: 30,
};

export type OneTimeLink = { uid: string; token: string };

/** Draws a link for a mail. Only its hash is kept; earlier links of the same kind stop working. */
export async function drawToken(
  tx: Db,
  userId: number,
  purpose: Purpose,
  now: Date,
  newEmail: string | null = null,
): Promise<OneTimeLink> {
  const token = randomToken();
  await tx
    .deleteFrom("oneTimeTokens")
    .where("userId", "=", userId)
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .execute();
  await tx
    .insertInto("oneTimeTokens")
    .values({
      tokenHash: sha256(token),
      userId,
      purpose,
      newEmail,
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALID_MINUTES[purpose] * 60_000),
    })
    .execute();
  return { uid: String(userId), token };
}

/** Whose link it is, without using it up: for checks that must come before; throws when it is no good. */
export async function readToken(tx: Db, { uid, token }: OneTimeLink, purpose: Purpose, now: Date) {
  const row = await tx
    .selectFrom("oneTimeTokens")
    .where("tokenHash", "=", sha256(token))
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .select(["userId", "newEmail", "expiresAt"])
    .forUpdate()
    .executeTakeFirst();
  if (!row || String(row.userId) !== uid) throw new AppError(400, "link_invalid", fr.linkInvalid);
  if (row.expiresAt <= now) throw new AppError(400, "link_expired", fr.linkExpired);
  return { userId: row.userId, newEmail: row.newEmail };
}

/** Uses a link up and says whose it was; throws when it is no good. */
export async function useToken(tx: Db, link: OneTimeLink, purpose: Purpose, now: Date) {
  const found = await readToken(tx, link, purpose, now);
  await tx.updateTable("oneTimeTokens").set({ usedAt: now }).where("tokenHash", "=", sha256(link.token)).execute();
  return found;
}

/** Links already mailed stop working: they went to an address, or go with a password, that is no longer the account's. */
export async function dropTokens(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom("oneTimeTokens")
    .where("userId", "=", userId)
    .where("purpose", "in", ["reset_password", "change_email", "delete_account"])
    .where("usedAt", "is", null)
    .execute();
  // Whoever gave the old password and not yet the code gives the new one first.
  await tx.deleteFrom("totpChallenges").where("userId", "=", userId).execute();
}
