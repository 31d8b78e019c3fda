import { reversalOf } from "@app/domain/office/office";
import { clearAbsence, confirmAbsence } from "./decide-absences.ts";
import { reinstate } from "./decide-accounts.ts";
import { keepHours, takeCut } from "./decide-hours.ts";
import { restore } from "./decide-missions.ts";
import { restoreRating } from "./decide-ratings.ts";
import { insertDecision, insertNotice, notify } from "./decision.ts";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

const REVERSALS = {
  restore,
  reinstate,
  restore_rating: restoreRating,
  clear_absence: clearAbsence,
  confirm_absence: confirmAbsence,
  keep_hours: keepHours,
  take_cut: takeCut,
} as const;

/** The first decision stands. */
export const uphold = async (work: Work, id: number) => {
  await lockAppeal(work, id);
  return recordAppeal(work, id, "uphold");
};

/** The first decision is undone: by the decision that reverses it, or by opening its reports again. */
export async function overturn(work: Work, id: number): Promise<number> {
  const { first } = await lockAppeal(work, id);
  const decision = await recordAppeal(work, id, "overturn");
  const reversal = reversalOf(first.action);
  if (reversal) await REVERSALS[reversal](withoutReports(work), first.subjectId);
  else if (first.action === "dismiss") await reopenReports(work, first.id);
  else throw new OfficeRefusal("not_reversible", `Decision ${first.id} is replaced by another decision, not undone.`);
  return decision;
}

const withoutReports = (work: Work): Work => ({ ...work, order: { ...work.order, reportIds: [] } });

async function reopenReports({ tx }: Work, decisionId: number): Promise<void> {
  await tx
    .updateTable("reports")
    .set({ status: "open", decision: null, decidedAt: null, decisionId: null })
    .where("decisionId", "=", decisionId)
    .execute();
}

/** The appellant is written to: by account, or at the address of the report. */
async function recordAppeal(work: Work, id: number, action: "uphold" | "overturn"): Promise<number> {
  const { appellant } = await lockAppeal(work, id);
  const decision = await insertDecision(withoutReports(work), { action, subjectType: "appeal", subjectId: id });
  const { userId, reportId } = appellant;
  if (reportId !== null) await insertNotice(work, decision, { role: "appellant", userId, reportId });
  else if (userId !== null) await notify(work, decision, { userId, role: "appellant" });
  return decision;
}

async function lockAppeal({ tx, order }: Work, id: number) {
  const row = await tx
    .selectFrom("officeAppeals as p")
    .innerJoin("officeDecisions as d", "d.id", "p.decisionId")
    .innerJoin("officeNotices as n", "n.id", "p.noticeId")
    .where("p.id", "=", id)
    .select(["d.id as decisionId", "d.action", "d.subjectId", "d.adminId", "d.decidedBy", "n.userId", "n.reportId"])
    .executeTakeFirst();
  if (!row) throw new OfficeRefusal("not_found", `There is no appeal ${id}.`);
  // The database refuses it too.
  const isSame = order.adminId !== null && order.adminId === row.adminId;
  if (isSame || row.decidedBy.toLowerCase() === order.by.toLowerCase())
    throw new OfficeRefusal("same_admin", `Appeal ${id} is decided by someone else than decision ${row.decisionId}.`);
  return {
    first: { id: row.decisionId, action: row.action, subjectId: row.subjectId },
    appellant: { userId: row.userId, reportId: row.reportId },
  };
}
