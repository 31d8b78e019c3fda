import { totpFr as fr } from "@app/contract/accounts/totp.fr";
import type { Admin } from "@app/domain/accounts/actor";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { invalidField } from "../../../platform/http/errors.ts";
import { readCode } from "./factor-code.ts";

/** A new code in this session. */
export async function reauthenticate(ctx: Context, actor: Admin, typed: string): Promise<void> {
  const useCode = await readCode(ctx, actor, typed);
  const isAccepted = await transaction(ctx, async (tx) => {
    if ((await useCode(tx)) === null) return false;
    await tx.updateTable("sessions").set({ factorCheckedAt: ctx.now() }).where("id", "=", actor.sessionId).execute();
    return true;
  });
  if (!isAccepted) throw invalidField("code", fr.codeRefused);
}
