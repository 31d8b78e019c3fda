import { accountFr as fr } from "@app/contract/accounts/accounts.fr";
import type { Db } from "@app/db/database";
import { randomToken, sha256 } from "../../platform/auth/tokens.ts";
import { AppError } from "../../platform/http/errors.ts";

export type Purpose = "verify_email" | "reset_password" | "change_email" | "delete_account";
const VALID_MINUTES: Record<Purpose, number> = {
  verify_email: 3 * 24 * 60,
  reset_password: 30,
  change_email: 24 * 60,
  delete_account: 30,
};

export type OneTimeLink = { uid: string; token: string };

/** Creates the token of a mailed link. Only its hash is stored; earlier links of the same kind stop working. */
export async function createToken(
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

/** The owner of a link, without consuming it. Throws when it is not valid. */
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

/** Consumes a link and returns its owner. Throws when it is not valid. */
export async function consumeToken(tx: Db, link: OneTimeLink, purpose: Purpose, now: Date) {
  const found = await readToken(tx, link, purpose, now);
  await tx.updateTable("oneTimeTokens").set({ usedAt: now }).where("tokenHash", "=", sha256(link.token)).execute();
  return found;
}

/** The address is confirmed: its links have nothing left to do. */
export async function deleteVerifyLinks(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom("oneTimeTokens")
    .where("userId", "=", userId)
    .where("purpose", "=", "verify_email")
    .where("usedAt", "is", null)
    .execute();
}

/** Invalidates mailed links: they went to an old address, or belong to an old password. */
export async function deleteTokens(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom("oneTimeTokens")
    .where("userId", "=", userId)
    .where("purpose", "in", ["reset_password", "change_email", "delete_account"])
    .where("usedAt", "is", null)
    .execute();
  // A sign-in that waits for its code must start again with the new password.
  await tx.deleteFrom("totpChallenges").where("userId", "=", userId).execute();
}
