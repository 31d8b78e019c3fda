import type { Db } from "@app/db/database";
import { randomToken, sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/context.ts";

const MAX_PER_ACCOUNT = 30;

/**
 * Records that this device signed in to the account and returns its token. A token we issued before is kept, so that one
 * browser can be known to several accounts; a made-up one is replaced.
 */
export async function saveKnownDevice(ctx: Context, tx: Db, userId: number, presented: string | null): Promise<string> {
  const token = presented !== null && (await isIssued(tx, presented)) ? presented : randomToken();
  const now = ctx.now();
  await tx
    .insertInto("knownDevices")
    .values({ userId, tokenHash: sha256(token), createdAt: now, lastUsedAt: now })
    .onConflict((oc) => oc.columns(["userId", "tokenHash"]).doUpdateSet({ lastUsedAt: now }))
    .execute();
  await tx
    .deleteFrom("knownDevices")
    .where("userId", "=", userId)
    .where("tokenHash", "not in", (eb) =>
      eb
        .selectFrom("knownDevices as d")
        .where("d.userId", "=", userId)
        .orderBy("d.lastUsedAt", "desc")
        .limit(MAX_PER_ACCOUNT)
        .select("d.tokenHash"),
    )
    .execute();
  return token;
}

async function isIssued(tx: Db, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom("knownDevices")
    .where("tokenHash", "=", sha256(token))
    .select("userId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has signed in to this account on it, second step included. */
export async function isKnownDevice(db: Db, userId: number, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const row = await db
    .selectFrom("knownDevices")
    .where("userId", "=", userId)
    .where("tokenHash", "=", sha256(token))
    .select("userId")
    .executeTakeFirst();
  return row !== undefined;
}

/** After a password change, only the device that made it stays known. */
export async function deleteKnownDevices(tx: Db, userId: number, exceptToken: string | null = null): Promise<void> {
  await tx
    .deleteFrom("knownDevices")
    .where("userId", "=", userId)
    .$if(exceptToken !== null, (qb) => qb.where("tokenHash", "!=", sha256(exceptToken ?? "")))
    .execute();
}
