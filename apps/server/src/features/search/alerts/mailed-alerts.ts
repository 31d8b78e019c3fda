import { timingSafeEqual } from "node:crypto";
import { mailedAlertFr as fr } from "@app/contract/search/mailed-alerts.fr";
import type { SearchCriteria } from "@app/contract/search/saved-searches";
import type { Db } from "@app/db/database";
import { MAILED_ALERT_DAYS, MOST_MAILED_ALERTS, UNCONFIRMED_ALERT_DAYS } from "@app/domain/search/saved-search";
import { enqueue } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, notFound } from "../../../platform/http/errors.ts";
import { alertLink, followToken } from "../../../platform/http/follow-links.ts";
import { indexSearch } from "../saved/index-searches.ts";

const DAY_MS = 86_400_000;

/** Writes to the address, and to it alone: the answer tells nothing of it. After a few a day, nothing is written. */
export async function askAlert(
  ctx: Context,
  { email, search }: { email: string; search: SearchCriteria },
): Promise<Record<string, never>> {
  if (!(await ctx.limiter.allows("alert_mail", email))) return {};
  await transaction(ctx, async (tx) => {
    const now = ctx.now();
    const { id } = await tx
      .insertInto("mailedAlerts")
      .values({
        email,
        criteria: JSON.stringify(search),
        createdAt: now,
        expiresAt: inDays(now, UNCONFIRMED_ALERT_DAYS),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await enqueue(tx, "alert.confirm", { alertId: id });
  });
  return {};
}

export const confirmToken = (secret: string, alertId: number) =>
  `${alertId}.${followToken(secret, alertLink(alertId))}`;

/** From now on its search finds missions. It takes the place of an older alert of the same search. */
export async function confirmAlert(ctx: Context, token: string): Promise<{ search: SearchCriteria; until: string }> {
  const id = readToken(ctx.config.accessTokenSecret, token);
  return transaction(ctx, async (tx) => {
    const alert = id === null ? undefined : await findAlert(tx, id);
    if (!alert || alert.expiresAt <= ctx.now()) throw notFound("link_invalid", fr.linkInvalid);
    // Stored in the shape of the response schema.
    const search = alert.criteria as SearchCriteria;
    if (alert.confirmedAt) return { search, until: alert.expiresAt.toISOString() };
    await replaceOlder(tx, alert);
    const expiresAt = inDays(ctx.now(), MAILED_ALERT_DAYS);
    await tx
      .updateTable("mailedAlerts")
      .set({ confirmedAt: ctx.now(), expiresAt })
      .where("id", "=", alert.id)
      .execute();
    const { id: searchId } = await tx
      .insertInto("savedSearches")
      .values({ mailedAlertId: alert.id, criteria: JSON.stringify(search), createdAt: ctx.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await indexSearch(ctx, tx, searchId, search);
    return { search, until: expiresAt.toISOString() };
  });
}

function findAlert(tx: Db, id: number) {
  return tx.selectFrom("mailedAlerts").where("id", "=", id).selectAll().executeTakeFirst();
}

/** Those of the address are locked together: two links followed at once are counted one after the other. */
async function replaceOlder(tx: Db, alert: { id: number; email: string; criteria: unknown }): Promise<void> {
  const all = await tx
    .selectFrom("mailedAlerts")
    .where("email", "=", alert.email)
    .orderBy("id")
    .select(["id", "criteria", "confirmedAt"])
    .forUpdate()
    .execute();
  const confirmed = all.filter((one) => one.confirmedAt !== null && one.id !== alert.id);
  const same = confirmed.filter(({ criteria }) => JSON.stringify(criteria) === JSON.stringify(alert.criteria));
  if (confirmed.length - same.length >= MOST_MAILED_ALERTS) throw conflict("too_many_alerts", fr.tooMany);
  for (const { id } of same) await tx.deleteFrom("mailedAlerts").where("id", "=", id).execute();
}

function readToken(secret: string, token: string): number | null {
  const id = Number(/^(\d{1,15})\./.exec(token)?.[1] ?? 0);
  const [given, expected] = [token, confirmToken(secret, id)].map((text) => Buffer.from(text));
  return given && expected && given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);
