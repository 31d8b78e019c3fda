import type { DraftBody, DraftChanges, DraftView } from "@app/contract/missions/drafts";
import type { Employer } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import { draftNotFound, isOwnDraft, presentDraft } from "./draft-view.ts";

export async function addDraft(
  ctx: Context,
  employer: Employer,
  body: DraftBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<DraftView> {
  const now = ctx.now();
  return transaction(
    ctx,
    async (tx) =>
      presentDraft(
        await tx
          .insertInto("missionDrafts")
          .values({
            companyId: employer.companyId,
            createdBy: employer.userId,
            title: body.title,
            body: JSON.stringify(body),
            createdAt: now,
            updatedAt: now,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    { idempotencyKey },
  );
}

/** What is not sent stays as it is. */
export async function editDraft(
  ctx: Context,
  employer: Employer,
  id: number,
  changes: DraftChanges,
): Promise<DraftView> {
  const row = await ctx.db
    .updateTable("missionDrafts")
    .set((eb) => ({
      title: changes.title ?? eb.ref("title"),
      body: sql<string>`body || ${JSON.stringify(changes)}::jsonb`,
      updatedAt: ctx.now(),
    }))
    .where("id", "=", id)
    .where(isOwnDraft(employer))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw draftNotFound();
  return presentDraft(row);
}

export async function deleteDraft(ctx: Context, employer: Employer, id: number): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("missionDrafts")
    .where("id", "=", id)
    .where(isOwnDraft(employer))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw draftNotFound();
}
