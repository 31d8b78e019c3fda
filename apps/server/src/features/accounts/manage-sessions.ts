import type { SessionView } from "@app/contract/accounts/account-rights";
import { accountRightsFr as fr } from "@app/contract/accounts/account-rights.fr";
import type { Actor } from "@app/domain/accounts/actor";
import { deviceLabel } from "@app/domain/accounts/device";
import { coarseNetwork } from "@app/domain/accounts/network";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import { idleSince, revokeOtherSessions, revokeSession } from "./sessions.ts";

const SHOWN = 100;

/** Open sessions, most recently used first. Addresses are shortened to their network. */
export async function listSessions(ctx: Context, actor: Actor): Promise<SessionView[]> {
  const rows = await ctx.db
    .selectFrom("sessions")
    .where("userId", "=", actor.userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", ctx.now())
    .where("rotatedAt", ">", idleSince(ctx.now()))
    .orderBy("rotatedAt", "desc")
    .orderBy("id", "desc")
    .limit(SHOWN)
    .select(["id", "device", "ip", "createdAt", "rotatedAt"])
    .execute();
  return rows.map(({ id, device, ip, createdAt, rotatedAt }) => ({
    id,
    device: deviceLabel(device),
    place: coarseNetwork(ip),
    created_at: createdAt.toISOString(),
    last_used_at: rotatedAt.toISOString(),
    current: id === actor.sessionId,
  }));
}

export async function endSession(ctx: Context, actor: Actor, sessionId: number): Promise<void> {
  const own = await ctx.db
    .selectFrom("sessions")
    .where("id", "=", sessionId)
    .where("userId", "=", actor.userId)
    .select("id")
    .executeTakeFirst();
  if (!own) throw notFound("session_not_found", fr.sessionNotFound);
  await transaction(ctx, async (tx) => {
    await revokeSession(tx, sessionId, "ended", ctx.now());
    await ctx.securityEvents.record(tx, { kind: "session_ended", detail: { ended: sessionId } });
  });
}

export async function endOtherSessions(ctx: Context, actor: Actor): Promise<void> {
  await transaction(ctx, async (tx) => {
    await revokeOtherSessions(tx, actor.userId, actor.sessionId, { reason: "ended", at: ctx.now() });
    await ctx.securityEvents.record(tx, { kind: "session_ended", detail: { ended: "others" } });
  });
}
