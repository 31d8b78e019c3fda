import type { ErrorGroup, ErrorReport } from "@app/contract/office/errors";
import { officeFr as fr } from "@app/contract/office/office.fr";
import type { Admin } from "@app/domain/accounts/actor";
import { limitKeyOf } from "@app/domain/accounts/network";
import { maskPath } from "@app/domain/office/error-report";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { notFound } from "../../platform/http/errors.ts";
import { recordAudit } from "./audit/audit.ts";
import { adminName } from "./decisions/lease.ts";

const SHOWN = 50;

/** Calls that no proxy forwarded are from the web server itself: what browsers send takes nothing from them. */
export async function reportError(
  ctx: Context,
  report: ErrorReport,
  { isForwarded, ip }: { isForwarded: boolean; ip: string },
): Promise<Record<string, never>> {
  const source = isForwarded ? "browser" : "web";
  const isOfFew = !isForwarded || (await ctx.limiter.allows("errors_sender", limitKeyOf(ip)));
  if (isOfFew && (await ctx.limiter.allows("errors_stored", source))) {
    const { name, message, stack } = report;
    ctx.errorGroups.recordReport({ source, name, place: maskPath(report.place), message, stack });
  }
  return {};
}

export function readErrorGroups(ctx: Context, actor: Admin, after: string | undefined) {
  return transaction(ctx, async (tx) => {
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "errors.read" };
    await recordAudit(tx, { ...entry, subjectType: "errors", subjectId: null }, ctx.now());
    const isClosed = sql<boolean>`(closed_at is not null)`;
    const rows = await tx
      .selectFrom("errorGroups")
      .$if(after !== undefined, (qb) => qb.where(isAfter(after ?? "")))
      .orderBy(isClosed)
      .orderBy("lastSeenAt", "desc")
      .orderBy("fingerprint")
      .limit(SHOWN + 1)
      .selectAll()
      .execute();
    const { open } = await tx
      .selectFrom("errorGroups")
      .where("closedAt", "is", null)
      .select((eb) => eb.fn.countAll<number>().as("open"))
      .executeTakeFirstOrThrow();
    const results = rows.slice(0, SHOWN).map(
      ({ firstSeenAt, lastSeenAt, closedAt, closedBy: _closedBy, ...row }): ErrorGroup => ({
        ...row,
        first_seen_at: firstSeenAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        closed_at: closedAt?.toISOString() ?? null,
      }),
    );
    const last = rows.length > SHOWN ? results.at(-1) : undefined;
    return { results, open, next: last ? cursorOf(last) : null };
  });
}

const cursorOf = ({ closed_at: closed, last_seen_at: seen, fingerprint }: ErrorGroup) =>
  `${closed === null ? 0 : 1}.${Date.parse(seen)}.${fingerprint}`;

function isAfter(cursor: string) {
  const [closed, seen, fingerprint] = cursor.split(".");
  const isClosed = closed === "1";
  const seenAt = new Date(Number(seen));
  return sql<boolean>`(closed_at is not null) >= ${isClosed} and ((closed_at is not null) > ${isClosed}
    or last_seen_at < ${seenAt} or (last_seen_at = ${seenAt} and fingerprint > ${fingerprint}))`;
}

export function closeErrorGroup(ctx: Context, actor: Admin, fingerprint: string): Promise<Record<string, never>> {
  return transaction(ctx, async (tx) => {
    const now = ctx.now();
    const group = await tx
      .updateTable("errorGroups")
      .set((eb) => ({
        closedAt: eb.fn.coalesce("closedAt", eb.val(now)),
        closedBy: eb.fn.coalesce("closedBy", eb.val(actor.userId)),
      }))
      .where("fingerprint", "=", fingerprint)
      .returning("fingerprint")
      .executeTakeFirst();
    if (!group) throw notFound("error_not_found", fr.errorNotFound);
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "errors.close" };
    await recordAudit(tx, { ...entry, subjectType: "errors", subjectId: null, detail: { fingerprint } }, now);
    return {};
  });
}
