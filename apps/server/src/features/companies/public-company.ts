import type { PublicCompanyView } from "@app/contract/companies";
import { companyFr as fr } from "@app/contract/companies.fr";
import type { Actor } from "@app/domain/actor";
import { townOf } from "@app/domain/address";
import { OWN_FLOOR, percentOrNull } from "@app/domain/figures";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { presentCompany } from "../../views/company.ts";

/** Public after the first publication; contact details only for people it accepted. */
export async function readPublicCompany(ctx: Context, actor: Actor | null, id: number): Promise<PublicCompanyView> {
  const company = await ctx.db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirst();
  const isOwn = actor?.role === "employer" && actor.companyId === id;
  if (!company || (company.firstPublishedAt === null && !isOwn)) throw notFound("company_not_found", fr.notFound);
  const answers = await readAnswers(ctx, id);
  const {
    register_outcome: _outcome,
    register_asked_at: _askedAt,
    register_suggestion: _suggestion,
    ...known
  } = presentCompany(company);
  const view = { ...known, town: townOf(company.address), answers };
  const isReachable = isOwn || (actor?.role === "candidate" && (await wasAccepted(ctx, actor.userId, id)));
  return isReachable ? view : { ...view, email: null, phone: null, address: null };
}

/** How many recent applications are counted, and after how long one counts as unanswered. */
const RECENT_APPLICATIONS = 30;
const UNANSWERED_AFTER_MS = 48 * 3_600_000;

/** Applications too recent to judge are left out. */
async function readAnswers(ctx: Context, companyId: number): Promise<PublicCompanyView["answers"]> {
  const { rows } = await sql<{ cases: number; answers: number; median: number | null }>`
    select count(*) as cases, count(answered_at) as answers,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median
    from (
      select a.created_at, a.answered_at from applications a
      where a.company_id = ${companyId} and a.candidate_status is distinct from 'withdrawn'
        and (a.answered_at is not null or a.created_at < ${new Date(ctx.now().getTime() - UNANSWERED_AFTER_MS)})
      order by a.created_at desc, a.id desc limit ${RECENT_APPLICATIONS}) latest`.execute(ctx.db);
  const { cases = 0, answers = 0, median = null } = rows[0] ?? {};
  return {
    rate: percentOrNull(answers, cases, OWN_FLOOR),
    minutes: median !== null && answers >= OWN_FLOOR ? Math.round(median / 60) : null,
  };
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
