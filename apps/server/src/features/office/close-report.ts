import type { Db } from "@app/db/database";
import { OfficeRefusal } from "./office-refusal.ts";

type Closing = {
  reportId: number;
  /** The report must be about this author; null when nobody is concerned. */
  authorId: number | null;
  status: "upheld" | "dismissed";
  reason: string;
  at: Date;
};

export async function closeReport(tx: Db, { reportId, authorId, status, reason, at }: Closing): Promise<void> {
  const report = await tx
    .selectFrom("reports")
    .where("id", "=", reportId)
    .select(["subjectType", "subjectId", "conversationId", "status"])
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw new OfficeRefusal(`There is no report ${reportId}.`);
  if (report.status !== "open") throw new OfficeRefusal(`Report ${reportId} is already closed.`);
  // A wrong id would mail the decision to an unrelated reporter.
  if (authorId !== null && (await readAuthor(tx, report)) !== authorId)
    throw new OfficeRefusal(`Report ${reportId} is about someone else.`);
  await tx.updateTable("reports").set({ status, decision: reason, decidedAt: at }).where("id", "=", reportId).execute();
}

type Reported = { subjectType: string; subjectId: number; conversationId: number | null };

/** Whose mission, account, message or rating was reported. */
async function readAuthor(tx: Db, { subjectType, subjectId, conversationId }: Reported): Promise<number | null> {
  if (subjectType === "user") return subjectId;
  if (subjectType === "mission") {
    const row = await tx.selectFrom("missions").where("id", "=", subjectId).select("createdBy").executeTakeFirst();
    return row?.createdBy ?? null;
  }
  if (subjectType === "rating") {
    const row = await tx.selectFrom("ratings").where("id", "=", subjectId).select("authorId").executeTakeFirst();
    return row?.authorId ?? null;
  }
  const row = await tx
    .selectFrom("messages")
    .where("conversationId", "=", conversationId)
    .where("id", "=", subjectId)
    .select("senderId")
    .executeTakeFirst();
  return row?.senderId ?? null;
}
