import type { Db } from "@app/db/database";
import { MAIL_AFTER_MS, SMS_AFTER_MS } from "@app/domain/notifications/delivery";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import type { OpenMission } from "../../views/proposed-mission.ts";
import { RETURNED_COLUMNS, type WrittenNotification } from "./notification-view.ts";
import type { Texts } from "./words/reader-words.ts";
import { publishNotifications } from "./write-notifications.ts";

/** `id`: of the proposition. */
export type NotifiedPerson = { id: number; userId: number } & Texts;
type Event = { kind: "proposition" | "standby_called"; key: string; at: Date };

/**
 * One statement for any number of people: the list, push, mail and SMS to send, and the time they heard of it. Idempotent:
 * whoever was notified, answered or was let go since they were read is left out. Somebody on standby has heard of it before.
 */
export async function writePropositions(
  ctx: Context,
  tx: Db,
  { kind, key, at }: Event,
  { startsAt }: OpenMission,
  people: readonly NotifiedPerson[],
): Promise<void> {
  if (people.length === 0) return;
  const [mailDueAt, smsDueAt] = [MAIL_AFTER_MS, SMS_AFTER_MS].map((wait) => new Date(at.getTime() + wait));
  const { rows } = await sql<WrittenNotification>`
    with marked as (
      update propositions p set notified_at = coalesce(p.notified_at, ${at}::timestamptz)
      from unnest(${people.map(({ id }) => id)}::bigint[], ${people.map(({ userId }) => userId)}::bigint[],
        ${people.map(({ title }) => title)}::text[], ${people.map(({ message }) => message)}::text[],
        ${people.map(({ language }) => language)}::text[], ${people.map(({ titleFr }) => titleFr)}::text[],
        ${people.map(({ messageFr }) => messageFr)}::text[]) t (id, user_id, title, message, language, title_fr, message_fr)
      where p.id = t.id and p.closed_at is null
        and (${kind === "standby_called"} or (p.notified_at is null and p.answer is null))
      returning t.*),
    people as materialized (
      select t.*, '/candidat/tableau-de-bord/propositions/' || t.id as url,
        coalesce(listed.enabled, true) as is_listed, ${ctx.config.sms !== null} and coalesce(sms.enabled, false) as wants_sms
      from marked t
      left join notification_preferences listed
        on listed.user_id = t.user_id and listed.type = 'job_match' and listed.channel = 'in_app'
      left join notification_preferences sms
        on sms.user_id = t.user_id and sms.type = 'job_match' and sms.channel = 'sms'),
    outside as (
      insert into deliveries (user_id, event_key, type, kind, title, message, language, title_fr, message_fr, action_url, created_at, latest_at, listed,
        mission_starts_at, push_due_at, mail_due_at, sms_due_at, proposition_id)
      select user_id, ${key}, 'job_match', ${kind}, title, message, language, title_fr, message_fr, url, ${at}::timestamptz, ${at}::timestamptz, is_listed,
        ${startsAt}::timestamptz, ${at}::timestamptz, ${mailDueAt}::timestamptz,
        case when wants_sms then ${smsDueAt}::timestamptz end, id
      from people
      on conflict (user_id, event_key) do nothing)
    insert into notifications (user_id, type, kind, event_key, title, message, language, action_url, created_at)
    select user_id, 'job_match', ${kind}, ${key}, title, message, language, url, ${at}::timestamptz from people where is_listed
    on conflict (user_id, event_key, created_at) do update set event_key = excluded.event_key
    returning ${RETURNED_COLUMNS}`.execute(tx);
  publishNotifications(ctx, tx, rows);
  for (const { id, userId } of people) publishToUser(ctx, tx, userId, { type: "proposition", id });
}
