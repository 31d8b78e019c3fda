import type { Db } from "@app/db/database";
import type { JournalAction } from "@app/domain/members/journal";
import type { MemberRole } from "@app/domain/members/member";

/** Ids alone: names are read with the journal. */
export type JournalDetail = {
  person?: number;
  mission?: number;
  application?: number;
  establishment?: number;
  invitation?: number;
  role?: MemberRole;
};

type Entry = {
  companyId: number;
  /** Null for whoever has no account. */
  actorId: number | null;
  action: JournalAction;
  detail: JournalDetail;
  at: Date;
};

/** In the transaction of what it records. What is done to applications is recorded by the database, with their events. */
export async function recordJournal(tx: Db, { companyId, actorId, action, detail, at }: Entry): Promise<void> {
  const subject = action.split("_", 1)[0] ?? action;
  await tx
    .insertInto("companyAudit")
    .values({ companyId, actorId, action, subject, detail: JSON.stringify(detail), at })
    .execute();
}
