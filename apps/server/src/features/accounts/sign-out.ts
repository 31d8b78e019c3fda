import type { Actor } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { revokeSession } from "./sessions.ts";

/** The refresh token that some clients send is ignored unless it belongs to this session. */
export async function logout(ctx: Context, actor: Actor, refreshToken: string | undefined): Promise<void> {
  const named = refreshToken ? ctx.refreshTokens.read(refreshToken) : null;
  if (named && named.sessionId !== actor.sessionId)
    ctx.log.warn({ event: "logout.other_session", sessionId: actor.sessionId });
  await transaction(ctx, async (tx) => {
    await revokeSession(tx, actor.sessionId, "logout", ctx.now());
    await ctx.securityEvents.record(tx, { kind: "signed_out" });
  });
}
