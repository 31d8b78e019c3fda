import type { Actor } from "@app/domain/accounts/actor";
import type { Language } from "@app/domain/text/language";
import type { Context } from "../../platform/context.ts";

/** Read by their own pages and by what is sent to them: no employer, no search and no matching has it. */
export async function chooseLanguage(ctx: Context, { userId }: Actor, language: Language): Promise<void> {
  await ctx.db.updateTable("users").set({ language, updatedAt: ctx.now() }).where("id", "=", userId).execute();
}
