import { DraftBody, type DraftView } from "@app/contract/missions/drafts";
import { draftFr } from "@app/contract/missions/drafts.fr";
import type { DB } from "@app/db/schema";
import type { Employer } from "@app/domain/accounts/actor";
import { missingFields } from "@app/domain/missions/draft";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { notFound } from "../../../platform/http/errors.ts";
import { establishmentsOf } from "../../../views/member-scope.ts";

type DraftRow = Selectable<DB["missionDrafts"]>;

/** Of an establishment of theirs, or written by them: a draft may have no place yet. */
export function isOwnDraft(employer: Employer): RawBuilder<boolean> {
  const ids = establishmentsOf(employer);
  const isOfCompany = sql<boolean>`company_id = ${employer.companyId}`;
  return ids === null
    ? isOfCompany
    : sql<boolean>`(${isOfCompany} and (created_by = ${employer.userId}
        or (body ->> 'establishment_id')::bigint = any (${[...ids]}::bigint[])))`;
}

export const draftNotFound = () => notFound("draft_not_found", draftFr.notFound);

export function presentDraft({ id, title, body, createdAt, updatedAt }: DraftRow): DraftView {
  const draft = DraftBody.parse({ ...(body as object), title });
  return {
    ...draft,
    id,
    missing: missingFields(draft),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
