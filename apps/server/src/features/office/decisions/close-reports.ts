import type { Db } from "@app/db/database";
import { sql } from "kysely";
import type { Work } from "./decision-order.ts";
import { OfficeRefusal } from "./office-refusal.ts";

type Closing = {
  decisionId: number;
  /** The reports must be about this author; null when nobody is concerned. */
  authorId: number | null;
  status: "upheld" | "dismissed";
};

type Reporter = { reportId: number; userId: number | null };

/** Returns who reported. */
export async function closeReports({ tx, at, order }: Work, closing: Closing): Promise<Reporter[]> {
  const { decisionId, authorId, status } = closing;
  const reporters: Reporter[] = [];
  for (const reportId of order.reportIds) {
    const report = await tx
      .selectFrom("reports")
      .where("id", "=", reportId)
      .select(["subjectType", "subjectId", "conversationId", "status", "reporterId"])
      .forUpdate()
      .executeTakeFirst();
    if (!report) throw new OfficeRefusal("not_found", `There is no report ${reportId}.`);
    if (report.status !== "open") throw new OfficeRefusal("already_closed", `Report ${reportId} is already closed.`);
    // A wrong id would mail the decision to an unrelated reporter.
    if (authorId !== null && (await readAuthor(tx, report)) !== authorId)
      throw new OfficeRefusal("other_author", `Report ${reportId} is about someone else.`);
    await tx
      .updateTable("reports")
      .set({ status, decision: order.reason, decidedAt: at, decisionId })
      .where("id", "=", reportId)
      .execute();
    reporters.push({ reportId, userId: report.reporterId });
  }
  return reporters;
}

type Reported = { subjectType: string; subjectId: number; conversationId: number | null };

/** Whose mission, account, message, rating or company it is. */
export async function readAuthor(tx: Db, reported: Reported): Promise<number | null> {
  const { subjectType, subjectId, conversationId } = reported;
  const { rows } = await sql<{ authorId: number | null }>`
    select author_id from office_snapshot(${subjectType}, ${subjectId}, ${conversationId})`.execute(tx);
  return rows[0]?.authorId ?? null;
}
