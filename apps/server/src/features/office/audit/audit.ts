import type { Db } from "@app/db/database";

export type AuditEntry = {
  actorId: number | null;
  actor: string;
  action: string;
  subjectType: string;
  subjectId: number | null;
  /** Ids, codes and counts only. */
  detail?: Readonly<Record<string, string | number>>;
};

/** Every read and write of the office. The database chains the rows. */
export async function recordAudit(tx: Db, entry: AuditEntry, at: Date): Promise<void> {
  const { detail = {}, ...row } = entry;
  await tx
    .insertInto("officeAudit")
    .values({ ...row, detail: JSON.stringify(detail), at })
    .execute();
}
