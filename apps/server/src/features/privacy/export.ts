import type { Actor } from "@app/domain/accounts/actor";
import { parisDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { Download } from "../../platform/http/download.ts";
import { exportFr } from "./export.fr.ts";
import { sections } from "./export-sections.ts";
import { readOwnCivilStatus } from "./own-civil-status.ts";

/** One consistent snapshot. */
export async function exportData(ctx: Context, actor: Actor): Promise<Download> {
  const at = ctx.now();
  const data = await transaction(
    ctx,
    async (tx) => {
      const companyId = actor.role === "employer" ? actor.companyId : null;
      const parts: Record<string, unknown> = {};
      for (const [name, ask] of Object.entries(sections)) {
        const rows = sql<{
          row: unknown;
        }>`select to_jsonb(found) as row from (${ask({ userId: actor.userId, companyId })}) found`;
        parts[name] = (await rows.execute(tx)).rows.map(({ row }) => row);
      }
      return parts;
    },
    { isolationLevel: "repeatable read", isReadOnly: true },
  );
  const civilStatus = actor.role === "candidate" ? await readOwnCivilStatus(ctx, ctx.db, actor.userId) : [];
  await ctx.securityEvents.record(ctx.db, { kind: "data_exported" });
  const text = JSON.stringify(
    { about: exportFr.about, exported_at: at.toISOString(), ...data, civil_status: civilStatus },
    null,
    2,
  );
  return {
    bytes: Buffer.from(text, "utf8"),
    mediaType: "application/json; charset=utf-8",
    name: exportFr.fileName(parisDay(at)),
    inline: false,
  };
}
