import { lockUser } from "./decide-accounts.ts";
import { recordDecision } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

/** By someone else than whoever suspended the account; the database refuses it too. */
export async function confirmSuspension(work: Work, id: number): Promise<number> {
  const { tx, order } = work;
  const { status } = await lockUser(work, id);
  if (status !== "suspended") throw new OfficeRefusal("already_done", `Account ${id} is not suspended.`);
  const first = await tx
    .selectFrom("officeDecisions")
    .where("subjectType", "=", "user")
    .where("subjectId", "=", id)
    .where("action", "=", "suspend")
    .orderBy("id", "desc")
    .select(["adminId", "decidedBy"])
    .executeTakeFirstOrThrow();
  const isSame = order.adminId !== null && order.adminId === first.adminId;
  if (isSame || first.decidedBy.toLowerCase() === order.by.toLowerCase())
    throw new OfficeRefusal("same_admin", `The suspension of account ${id} is confirmed by someone else.`);
  return recordDecision(work, { action: "confirm_suspension", subjectType: "user", subjectId: id, authorId: id });
}
