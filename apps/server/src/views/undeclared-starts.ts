import type { Db } from "@app/db/database";
import { countedSince } from "@app/domain/papers/undeclared-starts";
import { sql } from "kysely";

type UndeclaredStart = { applicationId: number; job: string; startsAt: Date; establishmentId: number | null };

/** What is shown of them, or named in a mail. */
const NAMED = 50;

/** How many hires of this company count, and the oldest of them. */
export async function readUndeclaredStarts(
  db: Db,
  companyId: number,
  now: Date,
): Promise<{ count: number; starts: UndeclaredStart[] }> {
  const { rows } = await sql<UndeclaredStart & { count: number }>`
    select h.application_id, m.title as job, h.starts_at, m.establishment_id, count(*) over ()::integer as count
    from hire_starts h join applications a on a.id = h.application_id join missions m on m.id = a.mission_id
    where h.company_id = ${companyId} and h.counted_at is not null and h.lifted_at is null
      and h.starts_at > ${countedSince(now)}
    order by h.starts_at, h.application_id limit ${NAMED}`.execute(db);
  return { count: rows[0]?.count ?? 0, starts: rows };
}
