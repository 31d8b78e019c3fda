import type { DecideBody } from "@app/contract/office/office";
import { officeFr as fr } from "@app/contract/office/office.fr";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { actionsFor, isDecision, isRuleMissing, type OfficeAction } from "@app/domain/office/office";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, invalidField } from "../../../platform/http/errors.ts";
import { answerContact } from "../contact.ts";
import { requireRecentFactor } from "../recent-factor.ts";
import { isProofWaiting, markProofsSeen } from "./answer-proofs.ts";
import { readAuthor } from "./close-reports.ts";
import { type Order, officeOf } from "./decision-order.ts";
import { adminName, lockItem, recordItemAudit, requireFree } from "./lease.ts";
import { OfficeRefusal } from "./office-refusal.ts";
import { type Decision, runDecision } from "./run-decision.ts";

/** Null when the item was closed without a decision. */
export async function decideItem(ctx: Context, actor: Admin, id: number, body: DecideBody): Promise<number | null> {
  await requireRecentFactor(ctx, actor);
  if (isRuleMissing(body.action, body.rule)) throw invalidField("rule", fr.ruleMissing);
  try {
    return await transaction(ctx, (tx) => decideIn(ctx, tx, actor, id, body));
  } catch (error) {
    if (error instanceof OfficeRefusal) throw conflict(error.code, fr.refusals[error.code]);
    throw error;
  }
}

async function decideIn(ctx: Context, tx: Db, actor: Admin, id: number, body: DecideBody): Promise<number | null> {
  const at = ctx.now();
  const item = await lockItem(tx, actor, id);
  requireFree(item, actor, at);
  const { action, rule, note } = body;
  if (!actionsFor(item.kind, item.subjectType).includes(action)) throw invalidField("action", fr.actionInvalid);
  let decision: number | null = null;
  if (action === "answer") await answerContact(tx, actor, { itemId: id, messageId: item.subjectId, answer: note }, at);
  else if (!isDecision(action)) {
    await recordItemAudit(tx, actor, "item.no_action", id, at);
    if (item.kind === "company") await requireNoProof(tx, item.subjectId);
  } else {
    const reports = item.kind === "report" ? await readOpenReports(tx, item) : [];
    const order: Order = {
      by: await adminName(tx, actor.userId),
      adminId: actor.userId,
      rule,
      reason: note,
      reportIds: reports.map((report) => report.id),
      itemId: id,
    };
    const target = await targetOf(tx, action, item, reports);
    const { linkSecret } = officeOf(ctx);
    decision = await runDecision({ tx, at, linkSecret, order }, decisionOf(action, target, body));
  }
  await tx
    .updateTable("officeItems")
    .set({ closedAt: at, decisionId: decision, takenBy: null, takenUntil: null })
    .where("id", "=", id)
    .execute();
  return decision;
}

/** What only has to be looked at is looked at; what waits for an answer gets one, with its reasons. */
async function requireNoProof(tx: Db, companyId: number): Promise<void> {
  if (await isProofWaiting(tx, companyId)) throw conflict("proof_waiting", fr.refusals.proof_waiting);
  await markProofsSeen(tx, companyId);
}

type Item = Awaited<ReturnType<typeof lockItem>>;
type OpenReport = { id: number; conversationId: number | null };

/** All reports of one thing are decided together. */
function readOpenReports(tx: Db, { subjectType, subjectId }: Item): Promise<OpenReport[]> {
  return tx
    .selectFrom("reports")
    .where("subjectType", "=", subjectType as "mission")
    .where("subjectId", "=", subjectId)
    .where("status", "=", "open")
    .orderBy("id")
    .select(["id", "conversationId"])
    .execute();
}

/** An account is suspended, a report is dismissed; everything else is about the item's own subject. */
async function targetOf(tx: Db, action: OfficeAction, item: Item, reports: readonly OpenReport[]): Promise<number> {
  const { subjectType, subjectId } = item;
  const [report] = reports;
  if (action === "dismiss") return report?.id ?? 0;
  if (action !== "suspend") return subjectId;
  const conversationId = report?.conversationId ?? null;
  const author = await readAuthor(tx, { subjectType, subjectId, conversationId });
  if (author === null) throw new OfficeRefusal("not_found", `Nobody is behind ${subjectType} ${subjectId}.`);
  return author;
}

function decisionOf(action: OfficeAction, subjectId: number, { level, checked }: DecideBody): Decision {
  if (action !== "set_level") return { action, subjectId };
  if (level === undefined) throw invalidField("level", fr.levelRequired);
  if (checked === undefined) throw invalidField("checked", fr.checkedRequired);
  return { action, subjectId, level, checked };
}
