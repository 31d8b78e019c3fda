import { missionFr } from "@app/contract/missions/missions.fr";
import type { Actor } from "@app/domain/accounts/actor";
import type { ApplicationSort } from "@app/domain/applications/application";
import { APPLICATION_STATUSES, type ApplicationStatus } from "@app/domain/applications/application";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { cutPage, LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";
import { presentApplication, selectApplications } from "./application-view.ts";
import { isRanked, pageKeys, type Scope, searchKeys, shownStatus } from "./interviews/list-keys.ts";

export type ListQuery = {
  page: number;
  /** All statuses when empty. */
  status: readonly ApplicationStatus[];
  job: number | undefined;
  words: string | null;
  sort: ApplicationSort;
  open: boolean;
};

/** The candidate's own applications, or those of the employer's company, with the count of each status. */
export async function listApplications(ctx: Context, actor: Actor, query: ListQuery, url: string) {
  const { page, job, words } = query;
  if (job !== undefined && actor.role === "employer") await requireOwnMission(ctx, actor.companyId, job);
  const scope = scopeOf(actor, query, ctx.now());
  const start = (Math.min(page, LAST_PAGE) - 1) * PAGE_SIZE;
  const found = words || isRanked(scope) ? await searchKeys(ctx.db, scope, words) : null;
  const keys = found ? sql`${found.slice(start, start + PAGE_SIZE + 1)}::bigint[]` : pageKeys(scope, start);
  const [rows, stats] = await Promise.all([readRows(ctx, keys, query.sort), countByStatus(ctx, scope)]);
  const inOrder = found
    ? rows.toSorted((a, b) => found.indexOf(a.applicationId) - found.indexOf(b.applicationId))
    : rows;
  const { results, more } = cutPage(page > LAST_PAGE ? [] : inOrder);
  const { pending, reviewed, accepted, rejected } = stats;
  const wanted = query.status.length > 0 ? query.status : ([...APPLICATION_STATUSES, "withdrawn"] as const);
  return {
    results: results.map((row) => presentApplication(row, actor, ctx.now())),
    count: (words ? found?.length : undefined) ?? wanted.reduce((sum, status) => sum + stats[status], 0),
    ...nextPage(url, page, more),
    stats: actor.role === "employer" ? { pending, reviewed, accepted, rejected } : stats,
  };
}

function scopeOf(actor: Actor, { status, job, sort, open }: ListQuery, now: Date): Scope {
  return actor.role === "employer"
    ? { side: "employer", ownerId: actor.companyId, status, job, sort, open, now }
    : { side: "candidate", ownerId: actor.userId, status, job, sort, open, now };
}

function readRows(ctx: Context, keys: RawBuilder<unknown>, sort: ApplicationSort) {
  const direction = sort === "recent" ? "desc" : "asc";
  return (
    selectApplications(ctx.db)
      // An array keeps the statement the same for any number of ids.
      .where("a.id", "=", sql<number>`any(${keys})`)
      .orderBy("a.createdAt", direction)
      .orderBy("a.id", direction)
      .execute()
  );
}

/**
 * Read from the index on (company, status): 0.05 ms for most employers, 9 ms for one with 24,000 applications. Undone
 * ones have their own index and are subtracted.
 */
async function countByStatus(ctx: Context, scope: Scope): Promise<Record<ApplicationStatus | "withdrawn", number>> {
  const counts = await countRows(ctx, scope, false)
    .unionAll(countRows(ctx, scope, true))
    .execute();
  const stats = { pending: 0, reviewed: 0, accepted: 0, rejected: 0, withdrawn: 0 };
  for (const { shown, n, undone } of counts) stats[shown] += undone ? -n : n;
  return stats;
}

function countRows(ctx: Context, scope: Scope, onlyUndone: boolean) {
  const { side, ownerId, job } = scope;
  return ctx.db
    .selectFrom("applications as a")
    .where(side === "employer" ? "a.companyId" : "a.candidateId", "=", ownerId)
    .$if(job !== undefined, (qb) => qb.where("a.missionId", "=", job as number))
    .$if(onlyUndone, (qb) => qb.where("a.undone", "=", true))
    .groupBy(sql.ref("shown"))
    .select((eb) => [
      shownStatus(scope).as("shown"),
      eb.fn.countAll<number>().as("n"),
      sql.lit(onlyUndone).as("undone"),
    ]);
}

async function requireOwnMission(ctx: Context, companyId: number, missionId: number): Promise<void> {
  const own = await ctx.db
    .selectFrom("missions")
    .where("id", "=", missionId)
    .where("companyId", "=", companyId)
    .where("deletedAt", "is", null)
    .select("id")
    .executeTakeFirst();
  if (!own) throw notFound("mission_not_found", missionFr.notFound);
}
