import { suspensionLapsedBefore } from "@app/domain/office/office";
import { suspensionFr as fr } from "@app/domain/office/office-letters.fr";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { officeOf, type Work } from "./decision-order.ts";
import { runDecision } from "./run-decision.ts";

/** Every ten minutes: a suspension that nobody else confirmed in time ends. */
export async function endUnconfirmedSuspensions(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom("officeItems")
    .where("kind", "=", "suspension")
    .where("closedAt", "is", null)
    .where("openedAt", "<=", suspensionLapsedBefore(ctx.now()))
    .orderBy("id")
    .select(["id", "subjectId"])
    .execute();
  for (const item of due) await endSuspension(ctx, item);
}

async function endSuspension(ctx: Context, { id, subjectId }: { id: number; subjectId: number }): Promise<void> {
  const at = ctx.now();
  await transaction(ctx, async (tx) => {
    const open = await tx
      .selectFrom("officeItems")
      .where("id", "=", id)
      .where("closedAt", "is", null)
      .select("id")
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    const user = await tx.selectFrom("users").where("id", "=", subjectId).select("status").executeTakeFirst();
    // The account was deleted since: nobody is left to be told.
    const decision = user?.status === "suspended" ? await lapse(ctx, { tx, at, itemId: id, subjectId }) : null;
    await tx
      .updateTable("officeItems")
      .set({ closedAt: at, decisionId: decision, takenBy: null, takenUntil: null })
      .where("id", "=", id)
      .execute();
  });
}

function lapse(
  ctx: Context,
  { tx, at, itemId, subjectId }: Pick<Work, "tx" | "at"> & { itemId: number; subjectId: number },
) {
  const { linkSecret } = officeOf(ctx);
  const order = {
    by: "Renfort",
    adminId: null,
    rule: "rules_respected",
    reason: fr.lapsed,
    reportIds: [],
    itemId,
  } as const;
  return runDecision({ tx, at, linkSecret, order }, { action: "lapse_suspension", subjectId });
}
