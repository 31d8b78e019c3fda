import type { ContactViewEntry } from "@app/contract/accounts/account-rights";
import { fileUrl } from "@app/contract/http/files";
import type { Candidate } from "@app/domain/accounts/actor";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { cutPage, LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";

/** Most recent first. */
export async function listContactViews(ctx: Context, candidate: Candidate, page: number, url: string) {
  const [rows, count] = await Promise.all([readViews(ctx, candidate, page), countViews(ctx, candidate)]);
  const { results, more } = cutPage(rows);
  return { results: results.map(present), count, ...nextPage(url, page, more) };
}

function readViews(ctx: Context, { userId }: Candidate, page: number) {
  return (
    ctx.db
      .selectFrom("contactViews as v")
      // The company they acted for at that moment.
      .innerJoin("companyMembers as m", (join) =>
        join
          .onRef("m.userId", "=", "v.viewerId")
          .onRef("m.joinedAt", "<=", "v.at")
          .on(sql<boolean>`v.at <= coalesce(m.left_at, 'infinity')`),
      )
      .innerJoin("companies as co", "co.id", "m.companyId")
      .where("v.candidateId", "=", userId)
      .orderBy("v.at", "desc")
      .orderBy("v.id", "desc")
      .limit(PAGE_SIZE + 1)
      .offset((Math.min(page, LAST_PAGE + 1) - 1) * PAGE_SIZE)
      .select(["v.id", "v.subject", "v.at", "co.id as companyId", "co.name", "co.logoFileId"])
      .execute()
  );
}
type ViewRow = Awaited<ReturnType<typeof readViews>>[number];

function present({ id, subject, at, companyId, name, logoFileId }: ViewRow): ContactViewEntry {
  return { id, subject, at: at.toISOString(), company: { id: companyId, name, logo: fileUrl(logoFileId) } };
}

/** Limited to the pages that can be reached. */
async function countViews(ctx: Context, { userId }: Candidate): Promise<number> {
  const shown = ctx.db
    .selectFrom("contactViews")
    .where("candidateId", "=", userId)
    .limit(LAST_PAGE * PAGE_SIZE)
    .select("id")
    .as("shown");
  const { n } = await ctx.db
    .selectFrom(shown)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}
