import type { OfficeItemRow } from "@app/contract/office/office";
import type { ReportReason } from "@app/contract/office/report-subjects";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { OFFICE_KINDS, type OfficeKind } from "@app/domain/office/office";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { recordAudit } from "./audit/audit.ts";
import { adminName, isForAnother } from "./decisions/lease.ts";

const SHOWN = 50;

type Asked = { kind?: OfficeKind | undefined; after?: number | undefined };

/** The oldest first. Only what this person can decide is counted. */
export function readQueue(ctx: Context, actor: Admin, { kind, after = 0 }: Asked) {
  return transaction(ctx, async (tx) => {
    const rows = await selectItems(tx, actor, ctx.now())
      .where("i.closedAt", "is", null)
      .where("i.id", ">", after)
      .$if(kind !== undefined, (qb) => qb.where("i.kind", "=", kind as OfficeKind))
      .orderBy("i.id")
      .limit(SHOWN + 1)
      .execute();
    const counted = await tx
      .selectFrom("officeItems as i")
      .where("i.closedAt", "is", null)
      .where((eb) => eb.not(isForAnother(actor.userId)))
      .groupBy("i.kind")
      .select(["i.kind", (eb) => eb.fn.countAll<number>().as("n")])
      .execute();
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "queue.read" };
    await recordAudit(tx, { ...entry, subjectType: kind ?? "queue", subjectId: null }, ctx.now());
    const counts = Object.fromEntries(
      OFFICE_KINDS.map((name) => [name, counted.find((row) => row.kind === name)?.n ?? 0]),
    ) as Record<OfficeKind, number>;
    const shown = rows.slice(0, SHOWN).map((row) => presentRow(row, actor));
    return { results: shown, counts, next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null };
  });
}

export function selectItems(db: Db, actor: Admin, now: Date) {
  return db
    .selectFrom("officeItems as i")
    .leftJoin("users as u", (join) => join.onRef("u.id", "=", "i.takenBy").on("i.takenUntil", ">", now))
    .select(["i.id", "i.kind", "i.subjectType", "i.subjectId", "i.openedAt", "i.closedAt", "i.takenUntil"])
    .select(["u.id as takerId", "u.firstName", "u.lastName", isForAnother(actor.userId).as("forAnother")])
    .select([
      sql<string | null>`case i.subject_type
        when 'mission' then (select m.title from missions m where m.id = i.subject_id)
        when 'company' then (select c.name from companies c where c.id = i.subject_id)
        when 'contact' then (select c.name from contact_messages c where c.id = i.subject_id)
        when 'application' then (select m.title from applications a join missions m on m.id = a.mission_id
          where a.id = i.subject_id)
        when 'hours' then (select m.title from work_hours h join shifts s on s.id = h.shift_id join missions m on m.id = s.mission_id
          where h.id = i.subject_id) end`.as("label"),
      sql<ReportReason[]>`array(select r.reason from reports r where i.kind = 'report' and r.status = 'open'
        and r.subject_type = i.subject_type and r.subject_id = i.subject_id order by r.id)`.as("reasons"),
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectItems>["executeTakeFirstOrThrow"]>>;

export function presentRow(row: Row, actor: Admin): OfficeItemRow {
  const { takerId, takenUntil } = row;
  const by = `${row.firstName ?? ""} ${row.lastName ?? ""}`.trim();
  return {
    id: row.id,
    kind: row.kind,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    label: row.label,
    opened_at: row.openedAt.toISOString(),
    reports: row.reasons.length,
    reasons: [...new Set(row.reasons)],
    taken:
      takerId === null || takenUntil === null
        ? null
        : { by, until: takenUntil.toISOString(), mine: takerId === actor.userId },
    for_another: row.forAnother,
  };
}
