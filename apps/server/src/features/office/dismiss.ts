import { transaction } from "../../platform/transaction.ts";
import { type Office, type Order, recordDecision } from "./decision.ts";

/** Closes a report without action; the reporter gets the reason. */
export async function dismiss(ctx: Office, reportId: number, order: Order): Promise<void> {
  await transaction(ctx, (tx) =>
    recordDecision(
      tx,
      { action: "dismiss", subjectType: "report", subjectId: reportId, authorId: null },
      { ...order, reportId },
      ctx.now(),
    ),
  );
}
