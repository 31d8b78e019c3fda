import type { Db } from "@app/db/database";
import { isContactOpen } from "@app/domain/masked-contact";
import { isLiveLink, type Relation, relationOf } from "@app/domain/relation";

export type Known = {
  relation: Relation | null;
  /** CVs sent with current applications, most recent first. */
  cvFileIds: number[];
  /** One of the applications gives access to contact details. */
  isContactOpen: boolean;
};

/** What a company may see of a candidate, from their applications. Nothing of a deleted account. */
export async function readRelation(db: Db, companyId: number, candidateId: number, now: Date): Promise<Known> {
  const links = await db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.candidateId")
    .innerJoin("companies as co", "co.id", "a.companyId")
    .where("a.candidateId", "=", candidateId)
    .where("a.companyId", "=", companyId)
    .where("u.status", "=", "active")
    .orderBy("a.createdAt", "desc")
    .orderBy("a.id", "desc")
    .select(["a.status", "a.candidateStatus", "a.decidedAt", "a.statusBeforeDecision", "a.decisionVisibleAt"])
    .select(["a.cvFileId", "co.level"])
    .execute();
  const live = links.filter((link) => isLiveLink(link, now));
  return {
    relation: relationOf(links, now),
    isContactOpen: live.some((link) => isContactOpen(link, link.level, now)),
    cvFileIds: live.flatMap(({ cvFileId }) => (cvFileId === null ? [] : [cvFileId])),
  };
}
