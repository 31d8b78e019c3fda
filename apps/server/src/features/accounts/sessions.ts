import { randomBytes } from "node:crypto";
import type { Db } from "@app/db/database";
import type { Role } from "@app/domain/accounts/actor";
import { sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/context.ts";

const SESSION_HOURS = 30 * 24;
/** Sessions of admins end after this long. */
const ADMIN_SESSION_HOURS = 12;
/** An unused session ends after this long. */
const IDLE_DAYS = 14;
/** Sessions per account; the least recently used one is ended. */
const MAX_SESSIONS = 30;
export type Origin = { ip: string; device: string; deviceToken: string | null };
export type TokenPair = { access: string; refresh: string };

export async function openSession(
  ctx: Context,
  tx: Db,
  userId: number,
  { ip, device }: Origin,
  { role, factorChecked = false }: { role: Role; factorChecked?: boolean },
): Promise<TokenPair> {
  const now = ctx.now();
  const nonce = randomBytes(32);
  const hours = role === "admin" ? ADMIN_SESSION_HOURS : SESSION_HOURS;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const { id } = await tx
    .insertInto("sessions")
    .values({
      userId,
      nonce,
      tokenHash: Buffer.alloc(32),
      rotatedAt: now,
      createdAt: now,
      expiresAt,
      ip,
      device,
      factorChecked,
      factorCheckedAt: factorChecked ? now : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const refresh = ctx.refreshTokens.issue(id, 0, nonce);
  await tx
    .updateTable("sessions")
    .set({ tokenHash: sha256(refresh) })
    .where("id", "=", id)
    .execute();
  await closeOldest(tx, userId, now);
  await markSeen(tx, userId, now);
  await ctx.securityEvents.record(tx, { kind: "signed_in", userId, sessionId: id });
  return { access: await ctx.accessTokens.sign({ userId, sessionId: id }, now), refresh };
}

/** Once a day is enough to know that an account is used. */
export async function markSeen(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ lastSeenAt: now })
    .where("id", "=", userId)
    .where("lastSeenAt", "<", new Date(now.getTime() - 86_400_000))
    .execute();
}

/** Sessions last renewed before this are over. */
export const idleSince = (now: Date) => new Date(now.getTime() - IDLE_DAYS * 86_400_000);

async function closeOldest(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revokedAt: now, revokeReason: "ended" })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("sessions")
        .where("userId", "=", userId)
        .where("revokedAt", "is", null)
        .where("expiresAt", ">", now)
        .orderBy("rotatedAt", "desc")
        .orderBy("id", "desc")
        .offset(MAX_SESSIONS)
        .select("id"),
    )
    .execute();
}

type RevokeReason = "logout" | "reuse" | "password" | "ended" | "suspended" | "deleted";

export async function revokeSession(tx: Db, sessionId: number, reason: RevokeReason, at: Date): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revokedAt: at, revokeReason: reason })
    .where("id", "=", sessionId)
    .where("revokedAt", "is", null)
    .execute();
}

export async function revokeAllSessions(tx: Db, userId: number, reason: RevokeReason, at: Date): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revokedAt: at, revokeReason: reason })
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .execute();
}

/** All but the given session. */
export async function revokeOtherSessions(
  tx: Db,
  userId: number,
  exceptId: number | null,
  { reason, at }: { reason: RevokeReason; at: Date },
): Promise<void> {
  await tx
    .updateTable("sessions")
    .set({ revokedAt: at, revokeReason: reason })
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .$if(exceptId !== null, (qb) => qb.where("id", "!=", exceptId ?? 0))
    .execute();
}
