import type { Employer } from "@app/domain/accounts/actor";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { openContacts } from "../views/contact-log.ts";

export type Reachable = { candidateId: number; phone: string | null; viewedToday: boolean };

/** Whose phone is shown. The first view of a day is logged, counted, and shown to that person. */
export async function showPhones(
  ctx: Context,
  employer: Employer,
  people: readonly Reachable[],
  at: Date,
): Promise<(candidateId: number) => boolean> {
  const reachable = people.filter(({ phone }) => phone !== null);
  const shown = new Set(reachable.filter(({ viewedToday }) => viewedToday).map(({ candidateId }) => candidateId));
  const fresh = new Set<number>();
  for (const { candidateId } of reachable) {
    if (shown.has(candidateId)) continue;
    if (!(await ctx.limiter.allows("profile_views", `u${employer.userId}`))) break;
    shown.add(candidateId);
    fresh.add(candidateId);
  }
  if (fresh.size === 0) return (candidateId) => shown.has(candidateId);
  const levelLimits = ctx.settings.levelLimits();
  const opened = await transaction(ctx, (tx) =>
    openContacts(tx, employer, [...fresh], { subject: "contact", at, levelLimits }),
  );
  return (candidateId) => shown.has(candidateId) && (!fresh.has(candidateId) || opened.has(candidateId));
}
