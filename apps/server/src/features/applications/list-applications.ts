import { missionFr } from "@app/contract/missions/missions.fr";
import type { Actor } from "@app/domain/accounts/actor";
import type { ApplicationSort } from "@app/domain/applications/application";
import { APPLICATION_STATUSES, type ApplicationStatus } from "@app/domain/applications/application";
import { type CertificateKind, certificateBits } from "@app/domain/papers/certificates";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/http/errors.ts";
import { cutPage, LAST_PAGE, nextPage, PAGE_SIZE } from "../../platform/http/pagination.ts";
import { establishmentsOf } from "../../views/member-scope.ts";
import { applicationRowOf } from "./application-row.ts";
import { presentApplication } from "./application-view.ts";
import { listStatement, type Scope } from "./list-statement.ts";

export type ListQuery = {
  page: number;
  /** All statuses when empty. */
  status: readonly ApplicationStatus[];
  job: number | undefined;
  words: string | null;
  sort: ApplicationSort;
  open: boolean;
  /** An employer's: of people who hold all of them at the last end of the mission. */
  certificates: readonly CertificateKind[];
};

type Found = {
  rows: string | null;
  stats: Partial<Record<ApplicationStatus | "withdrawn", number>> | null;
  found: number;
  isOwn: boolean;
};

/** The candidate's own applications, or those of the employer's company, with the count of each status, as JSON text. */
export async function listApplications(ctx: Context, actor: Actor, query: ListQuery, url: string): Promise<string> {
  const { page, words } = query;
  const now = ctx.now();
  const scope = scopeOf(actor, query, now);
  const { text, values } = listStatement(scope, words || null, (Math.min(page, LAST_PAGE) - 1) * PAGE_SIZE);
  const [found] = (await ctx.pool.query<Found>(text, values)).rows;
  if (!found?.isOwn) throw notFound("mission_not_found", missionFr.notFound);
  const rows = found.rows === null || page > LAST_PAGE ? [] : (JSON.parse(found.rows) as unknown[]);
  const { results, more } = cutPage(rows);
  const { withdrawn = 0, ...counted } = found.stats ?? {};
  const stats = { pending: 0, reviewed: 0, accepted: 0, rejected: 0, lapsed: 0, ...counted };
  const isAll = query.status.length === 0;
  const listed = isAll ? APPLICATION_STATUSES : query.status;
  const count = listed.reduce((sum, status) => sum + stats[status], isAll ? withdrawn : 0);
  return JSON.stringify({
    results: results.map((row) => presentApplication(applicationRowOf(row), actor, now)),
    count: words || scope.certificates !== 0 ? found.found : count,
    ...nextPage(url, page, more),
    stats: actor.role === "employer" ? stats : { ...stats, withdrawn },
  });
}

function scopeOf(actor: Actor, { status, job, sort, open, certificates }: ListQuery, now: Date): Scope {
  return actor.role === "employer"
    ? {
        side: "employer",
        ownerId: actor.companyId,
        establishments: establishmentsOf(actor),
        status,
        job,
        sort,
        open,
        certificates: certificateBits(certificates),
        now,
      }
    : { side: "candidate", ownerId: actor.userId, establishments: null, status, job, sort, open, certificates: 0, now };
}
