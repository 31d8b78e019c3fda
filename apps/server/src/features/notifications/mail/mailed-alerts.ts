/** New missions mailed to somebody without an account, who asked for it and confirmed the address. */
import { searchAlertFr, searchName } from "@app/contract/notifications/search-alerts.fr";
import type { SearchCriteria } from "@app/contract/search/saved-searches";
import type { Db } from "@app/db/database";
import { MAILED_ALERT_HOURS } from "@app/domain/search/saved-search";
import { nightEnd } from "@app/domain/time/night";
import { sql } from "kysely";
import { type MailPayload, queueMails } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { type OpenMission, readOpenMission } from "../../../views/proposed-mission.ts";
import { mailedAlertFr as fr } from "./mailed-alerts.fr.ts";
import { signAlertStop } from "./unsubscribe.ts";

const BATCH = 200;
const MOST_MISSIONS = 10;

/** The mission waits for the next mail of these alerts: at once, or some time after the last one. */
export async function addToAlerts(tx: Db, missionId: number, alertIds: readonly number[], now: Date): Promise<void> {
  await sql`
    with found as (
      insert into mailed_alert_missions (alert_id, mission_id)
      select a.id, ${missionId} from mailed_alerts a where a.id = any (${[...alertIds]}::bigint[])
      on conflict do nothing returning alert_id)
    update mailed_alerts a
    set mail_due_at = greatest(${now}::timestamptz, a.mailed_at + make_interval(hours => ${MAILED_ALERT_HOURS}))
    from found where a.id = found.alert_id and a.mail_due_at is null`.execute(tx);
}

/** Every minute, but at night. */
export async function queueDueAlerts(ctx: Context): Promise<void> {
  if (nightEnd(ctx.now()) !== null) return;
  let taken: number;
  do taken = await transaction(ctx, (tx) => queueBatch(tx, ctx.now()));
  while (taken === BATCH);
}

async function queueBatch(tx: Db, now: Date): Promise<number> {
  const due = await tx
    .selectFrom("mailedAlerts")
    .where("mailDueAt", "<=", now)
    .orderBy("mailDueAt")
    .limit(BATCH)
    .select("id")
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const { rows } = await sql<{ alertId: number; missionIds: number[] }>`
    with mailed as (
      update mailed_alert_missions set mailed = true
      where alert_id = any (${ids}::bigint[]) and not mailed returning alert_id, mission_id)
    select alert_id, json_agg(mission_id order by mission_id desc) as mission_ids from mailed group by alert_id`.execute(
    tx,
  );
  await tx.updateTable("mailedAlerts").set({ mailDueAt: null, mailedAt: now }).where("id", "in", ids).execute();
  const mails = rows.map((payload) => ({ payload, key: `alert-${payload.alertId}-${now.getTime()}` }));
  await queueMails(tx, "alert.missions", mails, now);
  return due.length;
}

/** Null when the alert was stopped, or nothing of it can be taken any more. */
export async function renderMailedAlert(
  ctx: Context,
  { alertId, missionIds }: MailPayload<"alert.missions">,
): Promise<MailContent | null> {
  const alert = await ctx.db
    .selectFrom("mailedAlerts")
    .innerJoin("savedSearches", "savedSearches.mailedAlertId", "mailedAlerts.id")
    .where("mailedAlerts.id", "=", alertId)
    .where("mailedAlerts.expiresAt", ">", ctx.now())
    .select(["mailedAlerts.email", "mailedAlerts.expiresAt", "savedSearches.criteria", "savedSearches.placeLabel"])
    .executeTakeFirst();
  const missions: OpenMission[] = [];
  for (const id of missionIds.slice(0, MOST_MISSIONS)) {
    const mission = await readOpenMission(ctx.db, id, ctx.now());
    if (mission) missions.push(mission);
  }
  const [first] = missions;
  if (!alert || !first) return null;
  // Stored in the shape of the response schema.
  const criteria = alert.criteria as SearchCriteria;
  const [site, token] = [ctx.config.publicUrl, signAlertStop(ctx.config.accessTokenSecret, alertId)];
  const path = missions.length === 1 ? `/emplois/${first.id}` : `/emplois?${searchOf(criteria)}`;
  const words = {
    ...fr.mail(searchName(criteria, alert.placeLabel), missions.map(searchAlertFr.message), alert.expiresAt),
    action: { label: fr.open(missions.length), url: site + path },
    unsubscribe: { label: fr.stop, url: `${site}/desabonnement?token=${token}` },
  };
  return { to: alert.email, ...renderMail(words), unsubscribeUrl: `${site}/api/unsubscribe/?token=${token}` };
}

/** As the search page spells it. */
function searchOf(criteria: SearchCriteria): URLSearchParams {
  const entries = Object.entries(criteria).map(([name, value]) => [name, value === true ? "1" : String(value)]);
  return new URLSearchParams(entries);
}
