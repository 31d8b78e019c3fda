import { companyFr } from "@app/contract/companies/companies.fr";
import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";

/** A company with a public page. Again is harmless. */
export async function follow(ctx: Context, { userId }: Candidate, companyId: number): Promise<{ followed: boolean }> {
  const { rows } = await sql`
    select from companies co
    where co.id = ${companyId} and co.first_published_at is not null
      and exists (select from users u where u.company_id = co.id and u.status = 'active')`.execute(ctx.db);
  if (rows.length === 0) throw notFound("company_not_found", companyFr.notFound);
  await ctx.db
    .insertInto("followedCompanies")
    .values({ candidateId: userId, companyId, createdAt: ctx.now() })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return { followed: true };
}

/** Again is harmless, and so is a company whose page has gone since. */
export async function unfollow(ctx: Context, { userId }: Candidate, companyId: number): Promise<{ followed: boolean }> {
  const company = await ctx.db.selectFrom("companies").where("id", "=", companyId).select("id").executeTakeFirst();
  if (!company) throw notFound("company_not_found", companyFr.notFound);
  await ctx.db
    .deleteFrom("followedCompanies")
    .where("candidateId", "=", userId)
    .where("companyId", "=", companyId)
    .execute();
  return { followed: false };
}
