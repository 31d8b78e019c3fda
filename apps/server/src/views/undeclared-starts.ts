import type { Db } from "@app/db/database";
import { countedSince } from "@app/domain/papers/undeclared-starts";
import { sql } from "kysely";

type UndeclaredStart = { applicationId: number; job: string; startsAt: Date; establishmentId: number | null };

/** Hires of this company that count, the oldest first. */
export async function readUndeclaredStarts(db: Db, companyId: number, now: Date): Promise<UndeclaredStart[]> {
  const { rows } = await sql<UndeclaredStart>`
    select h.application_id, m.title as job, h.starts_at, m.establishment_id
    from hire_starts h join applications a on a.id = h.application_id join missions m on m.id = a.mission_id
    where h.company_id = ${companyId} and h.counted_at is not null and h.lifted_at is null
      and h.starts_at > ${countedSince(now)}
    order by h.starts_at, h.application_id`.execute(db);
  return rows;
}
