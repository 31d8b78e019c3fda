import type { MemberBody, MemberView } from "@app/contract/members/members";
import { memberFr as fr } from "@app/contract/members/members.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { OWNERS } from "@app/domain/members/member";
import { weekBits } from "@app/domain/profiles/availability";
import {
  findMember,
  hasOtherOwner,
  lastOwner,
  lockMembers,
  setEstablishments,
} from "../../commands/change-membership.ts";
import { recordJournal } from "../../commands/record-journal.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { requireRole } from "../../platform/http/access.ts";
import { invalidField } from "../../platform/http/errors.ts";
import { readMember } from "./list-members.ts";

/** Role, establishments and the power to sign are an owner's to give; the hours of duty are also one's own. Effective at the next call of that person. */
export async function editMember(
  ctx: Context,
  employer: Employer,
  userId: number,
  changes: MemberBody,
): Promise<MemberView> {
  const at = ctx.now();
  const { role, establishments, duty, signs_contracts: signs } = changes;
  const givesAccess = role !== undefined || establishments !== undefined || signs !== undefined;
  return transaction(ctx, async (tx) => {
    const { companyId } = employer;
    await lockMembers(tx, companyId);
    await findMember(tx, companyId, employer.userId);
    const before = await findMember(tx, companyId, userId);
    if (givesAccess || userId !== employer.userId) requireRole(employer, OWNERS);
    const after = role ?? before.role;
    if (before.role === "owner" && after !== "owner" && !(await hasOtherOwner(tx, companyId, userId)))
      throw lastOwner();
    if (after === "shift_lead" && signs) throw invalidField("signs_contracts", fr.leadNeverSigns);
    const ids = await wantedEstablishments(tx, companyId, { role: after, establishments });
    // What an owner had is everything: whoever is no longer one keeps that until told otherwise.
    const allEstablishments = ids === undefined ? before.allEstablishments : ids === null;
    await tx
      .updateTable("companyMembers")
      .set({ role: after, allEstablishments, ...(duty !== undefined && { duty: duty && weekBits(duty) }) })
      .set(after === "shift_lead" ? { signsContracts: false } : signs === undefined ? {} : { signsContracts: signs })
      .where("companyId", "=", companyId)
      .where("userId", "=", userId)
      .where("leftAt", "is", null)
      .execute();
    if (ids !== undefined) await setEstablishments(tx, companyId, userId, ids);
    if (givesAccess) {
      const detail = { person: userId, role: after };
      await recordJournal(tx, { companyId, actorId: employer.userId, action: "member_changed", detail, at });
    }
    return readMember(tx, employer, userId, at);
  });
}

type Wanted = { role: string; establishments: "all" | readonly number[] | undefined };

/** Null for all, undefined when nothing changes. Those of another company do not exist. */
export async function wantedEstablishments(
  db: Db,
  companyId: number,
  { role, establishments }: Wanted,
): Promise<readonly number[] | null | undefined> {
  if (role === "owner") {
    if (establishments !== undefined && establishments !== "all") throw invalidField("establishments", fr.ownerSeesAll);
    return null;
  }
  if (establishments === undefined) return undefined;
  if (establishments === "all") return null;
  const ids = [...new Set(establishments)];
  const rows = await db
    .selectFrom("establishments")
    .where("companyId", "=", companyId)
    .where("id", "in", ids)
    .select("id")
    .execute();
  if (rows.length < ids.length) throw invalidField("establishments", fr.establishmentUnknown);
  return ids;
}
