import { accessFr } from "@app/contract/http/access.fr";
import type { Db } from "@app/db/database";
import { enqueue } from "../../jobs.ts";
import { type RefreshToken, sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { AppError, tokenNotValid } from "../../platform/http/errors.ts";
import { decisionLink, followToken } from "../../platform/http/follow-links.ts";
import { idleSince, markSeen, revokeSession, type TokenPair } from "./sessions.ts";

/** For how long the previous token still gets the same answer, in case a reply was lost. */
const GRACE_SECONDS = 10;

/** A token used again after the grace period revokes its whole session. */
export async function refresh(ctx: Context, token: string): Promise<TokenPair> {
  const claimed = ctx.refreshTokens.read(token);
  if (!claimed) throw tokenNotValid();
  const pair = await transaction(ctx, async (tx) => {
    const session = await lockSession(tx, claimed.sessionId, ctx.now());
    if (!session || !ctx.refreshTokens.isGenuine(token, claimed, session.nonce)) return null;
    const next = nextSeq(claimed, token, session, ctx.now());
    if (next === "reused") {
      await revokeSession(tx, claimed.sessionId, "reuse", ctx.now());
      await enqueue(tx, "account.session_reused", { sessionId: claimed.sessionId });
      const { sessionId } = claimed;
      await ctx.securityEvents.record(tx, { kind: "session_reused", userId: session.userId, sessionId });
      return null;
    }
    const refreshed = ctx.refreshTokens.issue(claimed.sessionId, next, session.nonce);
    if (next > session.seq) {
      await tx
        .updateTable("sessions")
        .set({ seq: next, tokenHash: sha256(refreshed), rotatedAt: ctx.now() })
        .where("id", "=", claimed.sessionId)
        .execute();
      await markSeen(tx, session.userId, ctx.now());
    }
    return {
      access: await ctx.accessTokens.sign({ userId: session.userId, sessionId: claimed.sessionId }, ctx.now()),
      refresh: refreshed,
    };
  });
  // Thrown after the commit, so that the revocation is not rolled back.
  if (!pair) throw (await readSuspension(ctx, token, claimed)) ?? tokenNotValid();
  return pair;
}

/** Whoever holds the genuine token of a session that a suspension ended is led to the reasons. */
async function readSuspension(ctx: Context, token: string, claimed: RefreshToken): Promise<AppError | null> {
  const row = await ctx.db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.userId")
    .where("s.id", "=", claimed.sessionId)
    .where("s.revokeReason", "=", "suspended")
    .where("u.status", "=", "suspended")
    .select(["s.nonce", "s.userId"])
    .select((eb) =>
      eb
        .selectFrom("officeDecisions as d")
        .where("d.subjectType", "=", "user")
        .whereRef("d.subjectId", "=", "s.userId")
        .where("d.action", "=", "suspend")
        .select((inner) => inner.fn.max("d.id").as("id"))
        .as("decisionId"),
    )
    .executeTakeFirst();
  if (!row || row.decisionId === null || !ctx.refreshTokens.isGenuine(token, claimed, row.nonce)) return null;
  const follow = followToken(ctx.config.accessTokenSecret, decisionLink(row.decisionId, row.userId));
  return new AppError(401, "account_suspended", accessFr.accountSuspended, { follow });
}

type Session = { seq: number; tokenHash: Buffer; rotatedAt: Date };

function nextSeq({ seq }: RefreshToken, token: string, session: Session, now: Date): number | "reused" {
  if (seq === session.seq && session.tokenHash.equals(sha256(token))) return seq + 1;
  const sinceRotation = now.getTime() - session.rotatedAt.getTime();
  return seq === session.seq - 1 && sinceRotation <= GRACE_SECONDS * 1000 ? session.seq : "reused";
}

function lockSession(tx: Db, sessionId: number, now: Date) {
  return tx
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.id", "=", sessionId)
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", now)
    .where("sessions.rotatedAt", ">", idleSince(now))
    .where("users.status", "=", "active")
    .select(["sessions.userId", "sessions.nonce", "sessions.seq", "sessions.tokenHash", "sessions.rotatedAt"])
    .forUpdate("sessions")
    .executeTakeFirst();
}
