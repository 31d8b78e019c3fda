import type { PublicCompanyView } from "@app/contract/companies/companies";
import { companyFr as fr } from "@app/contract/companies/companies.fr";
import type { Actor } from "@app/domain/accounts/actor";
import { townOf } from "@app/domain/places/address";
import type { ReadContext } from "../../platform/database/public-reads.ts";
import { notFound } from "../../platform/http/errors.ts";
import { presentCompany } from "../../views/company.ts";
import { readCompanyRatings } from "../../views/company-ratings.ts";
import { presentMissionCard, selectMissionCards } from "../../views/mission.ts";
import { publicRecord, readCompanyFacts } from "./company-record.ts";

const MOST_MISSIONS = 20;

/**
 * Public after the first publication, and while one of its people has an account; contact details only for people it
 * accepted.
 */
export async function readPublicCompany(
  from: ReadContext,
  actor: Actor | null,
  id: number,
): Promise<PublicCompanyView> {
  const company = await from.db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirst();
  const isOwn = actor?.role === "employer" && actor.companyId === id;
  if (!company || (company.firstPublishedAt === null && !isOwn)) throw notFound("company_not_found", fr.notFound);
  const isReachable =
    (isOwn && actor.member.role !== "shift_lead") ||
    (actor?.role === "candidate" && (await wasAccepted(from, actor.userId, id)));
  if (!isReachable && !(await hasActiveUser(from, id))) throw notFound("company_not_found", fr.notFound);
  const [{ answers, record }, ratings, missions, followed] = await Promise.all([
    readCompanyFacts(from.db, id, from.now()),
    readCompanyRatings(from.db, id),
    readLiveMissions(from, id),
    actor?.role === "candidate" ? isFollowed(from, actor.userId, id) : null,
  ]);
  const {
    register_outcome: _outcome,
    register_asked_at: _askedAt,
    register_suggestion: _suggestion,
    ...known
  } = presentCompany(company);
  const view = {
    ...known,
    town: townOf(company.address),
    since: company.firstPublishedAt?.toISOString() ?? null,
    answers,
    record: publicRecord(record),
    ratings,
    missions,
    ...(followed !== null && { followed }),
  };
  return isReachable ? view : { ...view, email: null, phone: null, address: null };
}

async function isFollowed(from: ReadContext, candidateId: number, companyId: number): Promise<boolean> {
  const row = await from.db
    .selectFrom("followedCompanies")
    .where("candidateId", "=", candidateId)
    .where("companyId", "=", companyId)
    .select("companyId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Suspended or deleted accounts do not count. */
async function hasActiveUser(from: ReadContext, companyId: number): Promise<boolean> {
  const user = await from.db
    .selectFrom("users")
    .where("companyId", "=", companyId)
    .where("status", "=", "active")
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return user !== undefined;
}

/** Only those the search shows. */
async function readLiveMissions(from: ReadContext, companyId: number): Promise<PublicCompanyView["missions"]> {
  const rows = await selectMissionCards(from.db)
    .innerJoin("missionSearch", "missionSearch.missionId", "missions.id")
    .where("missions.companyId", "=", companyId)
    .where("missions.status", "=", "recruiting")
    .where("missionSearch.startsAt", ">", from.now())
    .orderBy("missionSearch.startsAt")
    .orderBy("missions.id")
    .limit(MOST_MISSIONS + 1)
    .execute();
  return { results: rows.slice(0, MOST_MISSIONS).map(presentMissionCard), more: rows.length > MOST_MISSIONS };
}

async function wasAccepted(from: ReadContext, candidateId: number, companyId: number): Promise<boolean> {
  const application = await from.db
    .selectFrom("applications")
    .where("candidateId", "=", candidateId)
    .where("companyId", "=", companyId)
    .where("status", "=", "accepted")
    .where((eb) => eb.or([eb("candidateStatus", "is", null), eb("candidateStatus", "!=", "withdrawn")]))
    .select("id")
    .executeTakeFirst();
  return application !== undefined;
}
