import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { CONTACT_REASONS, type ContactReason, whyMasked } from "@app/domain/applications/masked-contact";
import { isLiveLink, type Relation, relationOf } from "@app/domain/applications/relation";
import { isOwnApplication } from "./member-scope.ts";

export type Known = {
  relation: Relation | null;
  /** CVs sent with current applications, most recent first: a CV says how to reach a person, so they open together. */
  cvFileIds: number[];
  /** Null when one of the applications gives access to contact details; else why the nearest to it does not. */
  contactReason: ContactReason | null;
};

/** What a member of a company may see of a candidate, from their applications to its missions. Nothing of a deleted account. */
export async function readRelation(db: Db, employer: Employer, candidateId: number, now: Date): Promise<Known> {
  const links = await db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .innerJoin("companies as co", "co.id", "a.companyId")
    .where("a.candidateId", "=", candidateId)
    .where(isOwnApplication(employer, "a"))
    .where("u.status", "=", "active")
    .orderBy("a.createdAt", "desc")
    .orderBy("a.id", "desc")
    .select(["a.status", "a.candidateStatus", "a.decidedAt", "a.statusBeforeDecision", "a.decisionVisibleAt"])
    .select(["a.cvFileId", "co.level"])
    .execute();
  const live = links.filter((link) => isLiveLink(link, now));
  const reasons = live.map((link) => whyMasked(link, link.level, now));
  const contactReason = reasons.includes(null) ? null : nearest(reasons);
  return {
    relation: relationOf(links, now),
    contactReason,
    cvFileIds: contactReason === null ? live.flatMap(({ cvFileId }) => (cvFileId === null ? [] : [cvFileId])) : [],
  };
}

/** Reasons are in the order of what happens. */
const nearest = (reasons: readonly (ContactReason | null)[]): ContactReason =>
  CONTACT_REASONS.findLast((reason) => reasons.includes(reason)) ?? "not_accepted";
