import { DraftBody, type DraftView } from "@app/contract/missions/drafts";
import { draftFr } from "@app/contract/missions/drafts.fr";
import type { DB } from "@app/db/schema";
import { missingFields } from "@app/domain/missions/draft";
import type { Selectable } from "kysely";
import { notFound } from "../../../platform/http/errors.ts";

type DraftRow = Selectable<DB["missionDrafts"]>;

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
