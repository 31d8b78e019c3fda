import type { PublicCompanyView } from "@app/contract/companies";
import { companyFr as fr } from "@app/contract/companies.fr";
import type { Actor } from "@app/domain/actor";
import { townOf } from "@app/domain/address";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { presentCompany } from "../../views/company.ts";

/** A company exists for others from its first publication on; how to reach it, for the people it accepted. */
export async function readPublicCompany(ctx: Context, actor: Actor | null, id: number): Promise<PublicCompanyView> {
  const company = await ctx.db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirst();
  const isOwn = actor?.role === "employer" && actor.companyId === id;
  if (!company || (company.firstPublishedAt === null && !isOwn)) throw notFound("company_not_found", fr.notFound);
  const view = { ...presentCompany(company), town: townOf(company.address) };
  const isReachable = isOwn || (actor?.role === "candidate" && (await wasAccepted(ctx, actor.userId, id)));
  return isReachable ? view : { ...view, email: null, phone: null, address: null };
}

async function wasAccepted(ctx: Context, candidateId: number, companyId: number): Promise<boolean> {
  const application = await ctx.db
    .selectFrom("applications")
    .where("candidateId", "=", candidateId)
    .where("companyId", "=", companyId)
    .where("status", "=", "accepted")
    .where((eb) => eb.or([eb("candidateStatus", "is", null), eb("candidateStatus", "!=", "withdrawn")]))
    .select("id")
    .executeTakeFirst();
  return application !== undefined;
}
