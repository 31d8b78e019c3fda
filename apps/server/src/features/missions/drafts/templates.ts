import { DraftBody } from "@app/contract/missions/drafts";
import type { TemplateBody, TemplateView } from "@app/contract/missions/templates";
import { templateFr as fr, MOST_TEMPLATES } from "@app/contract/missions/templates.fr";
import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Employer } from "@app/domain/accounts/actor";
import { type Selectable, sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { AppError, conflict, notFound } from "../../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import { isOwnDraft } from "./draft-view.ts";
import { withoutDays } from "./without-days.ts";

/** By name, accents and case aside. */
export async function listTemplates(ctx: Context, employer: Employer): Promise<{ results: TemplateView[] }> {
  const rows = await own(ctx.db, employer.companyId)
    .where(isOwnDraft(employer))
    .orderBy(sql`fold_text(name)`)
    .orderBy("id")
    .limit(MOST_TEMPLATES)
    .execute();
  return { results: rows.map(present) };
}

export async function addTemplate(
  ctx: Context,
  { companyId, userId }: Employer,
  { name, mission }: TemplateBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<TemplateView> {
  return transaction(
    ctx,
    async (tx) => {
      // Serialised, so that concurrent calls respect the limit and the names.
      await tx.selectFrom("companies").where("id", "=", companyId).select("id").forNoKeyUpdate().execute();
      const stored = await own(tx, companyId).execute();
      if (stored.some((template) => template.name === name)) {
        throw new AppError(409, "template_exists", fr.exists, { field: "name" });
      }
      if (stored.length >= MOST_TEMPLATES) throw conflict("too_many_templates", fr.tooMany);
      const row = await tx
        .insertInto("missionTemplates")
        .values({
          companyId,
          createdBy: userId,
          name,
          body: JSON.stringify(withoutDays(mission)),
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        })
        .returning(["id", "name", "body", "createdAt"])
        .executeTakeFirstOrThrow();
      return present(row);
    },
    { idempotencyKey },
  );
}

export async function deleteTemplate(ctx: Context, employer: Employer, id: number): Promise<Record<string, never>> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("missionTemplates")
    .where(isOwnDraft(employer))
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("template_not_found", fr.notFound);
  return {};
}

function own(db: Db, companyId: number) {
  return db
    .selectFrom("missionTemplates")
    .where("companyId", "=", companyId)
    .select(["id", "name", "body", "createdAt"]);
}

type Row = Pick<Selectable<DB["missionTemplates"]>, "id" | "name" | "body" | "createdAt">;

function present({ id, name, body, createdAt }: Row): TemplateView {
  return { id, name, mission: DraftBody.parse(body), created_at: createdAt.toISOString() };
}
