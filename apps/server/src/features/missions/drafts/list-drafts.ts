import type { DraftPage, DraftView } from "@app/contract/missions/drafts";
import type { Employer } from "@app/domain/accounts/actor";
import type { Context } from "../../../platform/context.ts";
import { cutPage, nextPage, PAGE_SIZE } from "../../../platform/http/pagination.ts";
import { draftNotFound, isOwnDraft, presentDraft } from "./draft-view.ts";

/** Last edited first. */
export async function listDrafts(
  ctx: Context,
  employer: Employer,
  query: { page: number; query?: string | undefined },
  url: string,
): Promise<DraftPage> {
  const [rows, count] = await Promise.all([
    ownDrafts(ctx, employer, query.query)
      .selectAll()
      .orderBy("updatedAt", "desc")
      .orderBy("id", "desc")
      .limit(PAGE_SIZE + 1)
      .offset((query.page - 1) * PAGE_SIZE)
      .execute(),
    // Exact: a company has few drafts, and they are read from the index.
    ownDrafts(ctx, employer, query.query)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow(),
  ]);
  const { results, more } = cutPage(rows);
  return { results: results.map(presentDraft), count: count.n, ...nextPage(url, query.page, more) };
}

export async function readDraft(ctx: Context, employer: Employer, id: number): Promise<DraftView> {
  const row = await ownDrafts(ctx, employer).where("id", "=", id).selectAll().executeTakeFirst();
  if (!row) throw draftNotFound();
  return presentDraft(row);
}

function ownDrafts(ctx: Context, employer: Employer, words?: string) {
  return ctx.db
    .selectFrom("missionDrafts")
    .where(isOwnDraft(employer))
    .$if(Boolean(words), (qb) =>
      qb.where((eb) =>
        eb(eb.fn("fold_text", ["title"]), "like", eb.fn("fold_text", [eb.val(containing(words ?? ""))])),
      ),
    );
}

const containing = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
