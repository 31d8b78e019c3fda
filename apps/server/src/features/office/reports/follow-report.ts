import type { DecisionView } from "@app/contract/office/office";
import { officeFr as fr } from "@app/contract/office/office.fr";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import { appealDeadline } from "@app/domain/office/office";
import { sql } from "kysely";
import { sha256 } from "../../../platform/auth/tokens.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, notFound } from "../../../platform/http/errors.ts";

const unknownLink = () => notFound("link_invalid", fr.linkInvalid);

/** By the private link of a report, without an account. */
export async function followReport(ctx: Context, actor: Actor | null, follow: string) {
  const report = await findReport(ctx.db, follow);
  if (!report) throw unknownLink();
  const notice = report.decisionId === null ? null : await findNotice(ctx.db, report.decisionId, report.id);
  return {
    id: report.id,
    subject_type: report.subjectType,
    reason: report.reason,
    details: report.details,
    status: report.status,
    created_at: report.createdAt.toISOString(),
    decision: notice && (await readDecision(ctx.db, notice)),
    person: actor !== null && actor.userId === report.reporterId ? await readBlockable(ctx.db, actor, report.id) : null,
  };
}

/** The author of what was reported, when the two have a conversation: that is what blocking ends. */
async function readBlockable(db: Db, actor: Actor, reportId: number) {
  const own = actor.userId;
  const row = await db
    .selectFrom("reportEvidence as e")
    .innerJoin("users as u", "u.id", "e.authorId")
    .innerJoin("conversations as c", (join) =>
      join.on(
        actor.role === "employer"
          ? sql<boolean>`c.company_id = ${actor.companyId} and c.candidate_id = u.id`
          : sql<boolean>`c.candidate_id = ${own} and (u.id in (c.user_a, c.user_b) or c.company_id = u.company_id)`,
      ),
    )
    .where("e.reportId", "=", reportId)
    .where("u.status", "<>", "deleted")
    .select("u.id")
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("blocks as b")
            .where("b.blockerId", "=", own)
            .whereRef("b.blockedId", "=", "u.id")
            .select("b.blockerId"),
        )
        .as("blocked"),
    )
    .executeTakeFirst();
  return row ? { id: row.id, blocked: Boolean(row.blocked) } : null;
}

/** By the private link of whoever the decision was sent to. */
export async function followDecision(ctx: Context, follow: string): Promise<DecisionView> {
  const notice = await findByLink(ctx.db, follow);
  if (!notice) throw unknownLink();
  return readDecision(ctx.db, notice);
}

/** Once per person concerned: a second one gets the first. */
export function appeal(ctx: Context, follow: string, reason: string): Promise<{ id: number }> {
  return transaction(ctx, async (tx) => {
    const notice = (await findByLink(tx, follow)) ?? (await findOfReport(tx, follow));
    const existing = await readAppeal(tx, notice.id);
    if (existing) return { id: existing.id };
    const decision = await tx
      .selectFrom("officeDecisions")
      .where("id", "=", notice.decisionId)
      .select(["decidedAt", "subjectType"])
      .executeTakeFirstOrThrow();
    // An appeal is decided once and for all.
    if (decision.subjectType === "appeal") throw unknownLink();
    if (appealDeadline(decision.decidedAt) < ctx.now()) throw conflict("appeal_too_late", fr.appealTooLate);
    const inserted = await tx
      .insertInto("officeAppeals")
      .values({ decisionId: notice.decisionId, noticeId: notice.id, reason, createdAt: ctx.now() })
      .onConflict((oc) => oc.column("noticeId").doNothing())
      .returning("id")
      .executeTakeFirst();
    const { id } = inserted ?? (await readAppeal(tx, notice.id)) ?? { id: 0 };
    return { id };
  });
}

type Notice = { id: number; decisionId: number };

async function findOfReport(tx: Db, follow: string): Promise<Notice> {
  const report = await findReport(tx, follow);
  if (!report) throw unknownLink();
  if (report.decisionId === null) throw conflict("not_decided", fr.notDecided);
  const notice = await findNotice(tx, report.decisionId, report.id);
  if (!notice) throw unknownLink();
  return notice;
}

const findReport = (db: Db, follow: string) =>
  db.selectFrom("reports").where("followHash", "=", sha256(follow)).selectAll().executeTakeFirst();

const findByLink = (db: Db, follow: string): Promise<Notice | undefined> =>
  db
    .selectFrom("officeNotices")
    .where("followHash", "=", sha256(follow))
    .select(["id", "decisionId"])
    .executeTakeFirst();

const findNotice = async (db: Db, decisionId: number, reportId: number): Promise<Notice | null> =>
  (await db
    .selectFrom("officeNotices")
    .where("decisionId", "=", decisionId)
    .where("reportId", "=", reportId)
    .select(["id", "decisionId"])
    .executeTakeFirst()) ?? null;

const readAppeal = (db: Db, noticeId: number) =>
  db
    .selectFrom("officeAppeals")
    .where("noticeId", "=", noticeId)
    .select(["id", "reason", "createdAt"])
    .executeTakeFirst();

const COLUMNS = ["id", "action", "rule", "reason", "decidedAt"] as const;

async function readDecision(db: Db, notice: Notice): Promise<DecisionView> {
  const decision = await db
    .selectFrom("officeDecisions")
    .where("id", "=", notice.decisionId)
    .select(COLUMNS)
    .executeTakeFirstOrThrow();
  const appealed = await readAppeal(db, notice.id);
  const outcome =
    appealed &&
    (await db
      .selectFrom("officeDecisions")
      .where("subjectType", "=", "appeal")
      .where("subjectId", "=", appealed.id)
      .select(COLUMNS)
      .executeTakeFirst());
  return {
    ...present(decision),
    appeal_until: appealDeadline(decision.decidedAt).toISOString(),
    appeal: appealed
      ? {
          reason: appealed.reason,
          created_at: appealed.createdAt.toISOString(),
          outcome: outcome ? present(outcome) : null,
        }
      : null,
  };
}

type Decided = Pick<DecisionView, "id" | "action" | "rule" | "reason"> & { decidedAt: Date };

const present = ({ decidedAt, ...decision }: Decided) => ({ ...decision, decided_at: decidedAt.toISOString() });
