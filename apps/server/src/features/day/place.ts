import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { seesEstablishment } from "@app/domain/members/member";
import { sql } from "kysely";
import { isStillMember } from "../../views/member-scope.ts";

/** Null: the missions of the company without an establishment. */
export type Place = { companyId: number; establishmentId: number | null };

/** Of the company, and of the establishments of the member; asked again of whoever was removed since the session was read. */
export async function mayRead(db: Db, employer: Employer, establishmentId: number | null): Promise<boolean> {
  if (!seesEstablishment(employer.member, establishmentId)) return false;
  const { rows } = await sql`
    select where ${isStillMember(employer)} and (${establishmentId}::bigint is null or exists (
      select from establishments e where e.id = ${establishmentId}::bigint and e.company_id = ${employer.companyId}))`.execute(
    db,
  );
  return rows.length > 0;
}
