import type { Employer } from "@app/domain/accounts/actor";
import { OWNERS } from "@app/domain/members/member";
import { findMember, hasOtherOwner, lastOwner, leaveCompany, lockMembers } from "../../commands/change-membership.ts";
import { recordJournal } from "../../commands/record-journal.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { requireRole } from "../../platform/http/access.ts";

/** An owner removes anyone; anyone leaves. The last owner cannot. */
export async function removeMember(ctx: Context, employer: Employer, userId: number): Promise<void> {
  const at = ctx.now();
  const { companyId, userId: actorId } = employer;
  await transaction(ctx, async (tx) => {
    await lockMembers(tx, companyId);
    await findMember(tx, companyId, actorId);
    const { role } = await findMember(tx, companyId, userId);
    if (userId !== actorId) requireRole(employer, OWNERS);
    if (role === "owner" && !(await hasOtherOwner(tx, companyId, userId))) throw lastOwner();
    await leaveCompany(tx, { companyId, userId, at });
    await tx.updateTable("users").set({ companyId: null, updatedAt: at }).where("id", "=", userId).execute();
    await recordJournal(tx, {
      companyId,
      actorId,
      action: userId === actorId ? "member_left" : "member_removed",
      detail: { person: userId },
      at,
    });
  });
}
