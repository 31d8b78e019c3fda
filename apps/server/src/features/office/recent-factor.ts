import { officeFr as fr } from "@app/contract/office/office.fr";
import type { Admin } from "@app/domain/accounts/actor";
import { isFactorRecent } from "@app/domain/office/office";
import type { Context } from "../../platform/context.ts";
import { forbidden } from "../../platform/http/errors.ts";

/** The session's last code, not the session itself, must be recent. */
export async function requireRecentFactor(ctx: Context, { sessionId }: Admin): Promise<void> {
  const session = await ctx.db
    .selectFrom("sessions")
    .where("id", "=", sessionId)
    .select("factorCheckedAt")
    .executeTakeFirst();
  if (!isFactorRecent(session?.factorCheckedAt ?? null, ctx.now()))
    throw forbidden("reauthentication_required", fr.reauthenticate);
}
