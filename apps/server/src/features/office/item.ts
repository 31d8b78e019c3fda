import type { OfficeItemView } from "@app/contract/office/office";
import { officeFr as fr } from "@app/contract/office/office.fr";
import { startText } from "@app/contract/papers/undeclared.fr";
import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { actionsFor, type OfficeSubject } from "@app/domain/office/office";
import { sql } from "kysely";
import { readSameSiret } from "../../commands/company-claims.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import { riskOf } from "../../views/mission-risk.ts";
import { readUndeclaredStarts } from "../../views/undeclared-starts.ts";
import { readContact } from "./contact.ts";
import { recordItemAudit } from "./decisions/lease.ts";
import { readProofToDecide } from "./decisions/list-waiting-proofs.ts";
import { readHours } from "./hours.ts";
import { presentRow, selectItems } from "./queue.ts";

/** Everything needed to decide: never who reported, nor a name of someone who applied. */
export function readItem(ctx: Context, actor: Admin, id: number): Promise<OfficeItemView> {
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const item = await selectItems(tx, actor, now).where("i.id", "=", id).executeTakeFirst();
    if (!item) throw notFound("item_not_found", fr.itemNotFound);
    const { subjectType, subjectId } = item;
    const reported = await readReports(tx, subjectType, subjectId);
    const { authorId, content } = await readSnapshot(tx, subjectType, subjectId);
    // The copy names the author of a message, and of what was deleted since.
    const author = authorId ?? reported.find((report) => report.authorId !== null)?.authorId ?? null;
    const isMission = subjectType === "mission";
    await recordItemAudit(tx, actor, "item.read", id, now);
    return {
      ...presentRow(item, actor),
      closed_at: item.closedAt?.toISOString() ?? null,
      actions: item.closedAt === null && !item.forAnother ? [...actionsFor(item.kind, subjectType)] : [],
      content: [...(item.kind === "undeclared" ? await readStarts(tx, subjectId, now) : []), ...fieldsOf(content)],
      reported: reported.map((report) => report.view),
      overruled: isMission ? await readOverruled(tx, subjectId) : [],
      risk: isMission ? await readRisk(tx, subjectId) : null,
      author: author === null ? null : await readAuthorRecord(tx, author),
      applicants: isMission ? await countApplicants(tx, subjectId) : null,
      proof: subjectType === "company" ? await readProofToDecide(tx, subjectId) : null,
      same_siret: subjectType === "company" ? await readOthers(tx, subjectId) : [],
      decisions: await readDecisions(tx, subjectType, subjectId, author),
    };
  });
}

async function readOthers(tx: Db, companyId: number): Promise<OfficeItemView["same_siret"]> {
  const others = await readSameSiret(tx, companyId);
  return others.map(({ since, ...company }) => ({ ...company, since: since.toISOString() }));
}

/** What the company was written to for; answered since, it is not there. */
async function readStarts(tx: Db, companyId: number, now: Date): Promise<OfficeItemView["content"]> {
  const { starts } = await readUndeclaredStarts(tx, companyId, now);
  return starts.map((start) => ({ field: "undeclared", text: startText(start) }));
}

type Fields = Record<string, unknown> | null;
type Snapshot = { authorId: number | null; content: Fields };

/** Empty fields are left out. */
export function fieldsOf(content: Fields) {
  return Object.entries(content ?? {})
    .filter(([, value]) => value !== null && value !== "")
    .map(([field, value]) => ({ field, text: String(value) }));
}

async function readSnapshot(tx: Db, type: OfficeSubject, id: number): Promise<Snapshot> {
  if (type === "contact") return { authorId: null, content: await readContact(tx, id) };
  if (type === "hours") return readHours(tx, id);
  const { rows } = await sql<Snapshot>`
    select author_id, content from office_snapshot(${type}, ${id}, null)`.execute(tx);
  return rows[0] ?? { authorId: null, content: null };
}

async function readReports(tx: Db, type: OfficeSubject, id: number) {
  if (type === "application" || type === "appeal" || type === "contact" || type === "hours") return [];
  const rows = await tx
    .selectFrom("reports as r")
    .leftJoin("reportEvidence as e", "e.reportId", "r.id")
    .where("r.subjectType", "=", type)
    .where("r.subjectId", "=", id)
    .orderBy("r.id")
    .select(["r.id", "r.reason", "r.details", "r.createdAt", "e.authorId", "e.content"])
    .execute();
  return rows.map((row) => ({
    authorId: row.authorId,
    view: {
      id: row.id,
      reason: row.reason,
      details: row.details,
      created_at: row.createdAt.toISOString(),
      evidence: fieldsOf(row.content === null ? null : (JSON.parse(row.content) as Fields)),
    },
  }));
}

async function readOverruled(tx: Db, missionId: number) {
  const rows = await tx
    .selectFrom("overruledWarnings")
    .where("missionId", "=", missionId)
    .orderBy("id")
    .select(["rule", "field", "excerpt", "wasShown as shown", "overruledAt"])
    .execute();
  return rows.map(({ overruledAt, ...row }) => ({ ...row, at: overruledAt.toISOString() }));
}

async function readRisk(tx: Db, missionId: number): Promise<OfficeItemView["risk"]> {
  const risk = await riskOf(tx, missionId);
  return (
    risk && {
      score: risk.score,
      threshold: risk.threshold,
      findings: risk.findings.map(({ explanation, trigger, weight }) => ({ explanation, trigger, weight })),
    }
  );
}

async function readAuthorRecord(tx: Db, userId: number): Promise<OfficeItemView["author"]> {
  const row = await tx
    .selectFrom("users as u")
    .leftJoin("companies as c", "c.id", "u.companyId")
    .where("u.id", "=", userId)
    .select(["u.id", "u.role", "u.status", "u.createdAt", "c.id as companyId", "c.name", "c.siret", "c.level"])
    .select((eb) =>
      eb
        .selectFrom("missions as m")
        .whereRef("m.createdBy", "=", "u.id")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .as("missions"),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { companyId, name, siret, level } = row;
  return {
    id: row.id,
    role: row.role,
    status: row.status,
    since: row.createdAt.toISOString(),
    missions: row.missions ?? 0,
    company:
      companyId === null || name === null || siret === null || level === null
        ? null
        : { id: companyId, name, siret, level },
  };
}

async function countApplicants(tx: Db, missionId: number) {
  const { rows } = await sql<{ waiting: number; accepted: number }>`
    select count(*) filter (where status in ('pending', 'reviewed'))::int as waiting,
      count(*) filter (where status = 'accepted')::int as accepted
    from applications where mission_id = ${missionId} and candidate_status is distinct from 'withdrawn'`.execute(tx);
  return rows[0] ?? { waiting: 0, accepted: 0 };
}

/** About the same thing, or about its author's account; the newest first. */
async function readDecisions(tx: Db, type: OfficeSubject, id: number, authorId: number | null) {
  if (type === "contact") return [];
  const rows = await tx
    .selectFrom("officeDecisions")
    .where((eb) =>
      eb.or([
        eb.and([eb("subjectType", "=", type === "message" ? "report" : type), eb("subjectId", "=", id)]),
        eb.and([eb("subjectType", "=", "user"), eb("subjectId", "=", authorId ?? 0)]),
      ]),
    )
    .where("erasedAt", "is", null)
    .orderBy("id", "desc")
    .limit(20)
    .select(["id", "action", "rule", "reason", "decidedAt", "decidedBy"])
    .execute();
  return rows.map(({ decidedAt, decidedBy, ...row }) => ({
    ...row,
    decided_at: decidedAt.toISOString(),
    decided_by: decidedBy,
  }));
}
