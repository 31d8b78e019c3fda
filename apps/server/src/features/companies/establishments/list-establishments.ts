import type { EstablishmentView } from "@app/contract/companies/establishments";
import type { Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import { selectEstablishments } from "../../../commands/write-establishment.ts";
import type { Context } from "../../../platform/context.ts";
import { establishmentsOf } from "../../../views/member-scope.ts";

/** More than a company has; what is made by a program is cut. */
const MOST = 200;

/** The company's own, last used first, then last added. */
export async function listEstablishments(ctx: Context, employer: Employer): Promise<{ results: EstablishmentView[] }> {
  const ids = establishmentsOf(employer);
  const lastUsed = sql`(
    select max(m.published_at) from missions m where m.company_id = ${employer.companyId} and m.establishment_id = e.id)`;
  const results = await selectEstablishments(ctx.db)
    .where("e.companyId", "=", employer.companyId)
    .$if(ids !== null, (query) => query.where(sql<boolean>`e.id = any (${[...(ids ?? [])]}::bigint[])`))
    .orderBy(lastUsed, (order) => order.desc().nullsLast())
    .orderBy("e.id", "desc")
    .limit(MOST)
    .execute();
  return { results };
}
