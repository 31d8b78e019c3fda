import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { cutPage, LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";
import { isNotRemoved, presentRating, selectRatings } from "./rating-view.ts";

/** Newest first. */
export async function listGivenRatings(ctx: Context, candidate: Candidate, page: number, url: string) {
  const [rows, { n }] = await Promise.all([
    selectRatings(ctx.db)
      .where("r.authorId", "=", candidate.userId)
      .orderBy("r.createdAt", "desc")
      .orderBy("r.id", "desc")
      .limit(PAGE_SIZE + 1)
      .offset((Math.min(page, LAST_PAGE + 1) - 1) * PAGE_SIZE)
      .execute(),
    // One per mission worked, so the list stays short.
    ctx.db
      .selectFrom("ratings")
      .where("authorId", "=", candidate.userId)
      .where(isNotRemoved)
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow(),
  ]);
  const { results, more } = cutPage(rows);
  return { results: results.map((row) => presentRating(row, candidate)), count: n, ...nextPage(url, page, more) };
}
