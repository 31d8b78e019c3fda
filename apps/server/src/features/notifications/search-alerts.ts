import { MissionSearchQuery } from "@app/contract/missions/missions";
import { searchAlertFr as fr, searchName } from "@app/contract/notifications/search-alerts.fr";
import type { SearchCriteria } from "@app/contract/search/saved-searches";
import type { Db } from "@app/db/database";
import { MAIL_AFTER_MS } from "@app/domain/notifications/delivery";
import { DAILY_ALERTS } from "@app/domain/search/saved-search";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { type OpenMission, readOpenMission } from "../../views/proposed-mission.ts";
import { searchRange } from "../../views/search-values.ts";
import { addToAlerts } from "./mail/mailed-alerts.ts";
import { RETURNED_COLUMNS, type WrittenNotification } from "./notification-view.ts";
import { publishNotifications } from "./write-notifications.ts";

const CHUNK = 1000;
const DAY_MS = 86_400_000;

type Found = {
  searchId: number;
  userId: number | null;
  mailedAlertId: number | null;
  isDated: boolean;
  criteria: SearchCriteria;
  placeLabel: string | null;
};

/** Alerts the people whose saved search this mission answers, each once and by one search. Idempotent. */
export async function onMissionAlerts(ctx: Context, { missionId }: JobPayload<"mission.alerts">): Promise<void> {
  const mission = await readOpenMission(ctx.db, missionId, ctx.now());
  if (!mission) return;
  const { rows } = await sql<Found>`
    select f.search_id, f.user_id, f.mailed_alert_id, f.is_dated, s.criteria, s.place_label
    from searches_of_mission(${missionId}) f join saved_searches s on s.id = f.search_id order by f.search_id`.execute(
    ctx.db,
  );
  const inTime = await withinDays(ctx, missionId, rows);
  // The oldest search of each person.
  const people = [...new Map(inTime.toReversed().map((found) => [found.userId, found])).values()].filter(
    ({ userId }) => userId !== null,
  );
  for (let start = 0; start < people.length; start += CHUNK)
    await transaction(ctx, (tx) => writeAlerts(ctx, tx, mission, people.slice(start, start + CHUNK)));
  const alertIds = inTime.flatMap(({ mailedAlertId }) => mailedAlertId ?? []);
  for (let start = 0; start < alertIds.length; start += CHUNK)
    await transaction(ctx, (tx) => addToAlerts(tx, missionId, alertIds.slice(start, start + CHUNK), ctx.now()));
}

/** « demain » is read today. */
async function withinDays(ctx: Context, missionId: number, found: readonly Found[]): Promise<Found[]> {
  const dated = found
    .filter(({ isDated }) => isDated)
    .map(({ searchId, criteria }) => {
      const query = MissionSearchQuery.parse(criteria);
      return { searchId, ...searchRange(query, query.query ?? "", ctx.now()) };
    });
  if (dated.length === 0) return [...found];
  const { rows } = await sql<{ id: number }>`
    select s.id
    from unnest(${dated.map(({ searchId }) => searchId)}::bigint[], ${dated.map(({ from }) => from)}::timestamptz[],
      ${dated.map(({ to }) => to)}::timestamptz[]) d (search_id, from_, to_)
    join saved_searches s on s.id = d.search_id
    join mission_search m on m.mission_id = ${missionId}
    where passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
      now(), s.must, s.hours, s.departments, s.min_pay, d.from_, d.to_)`.execute(ctx.db);
  const inTime = new Set(rows.map(({ id }) => id));
  return found.filter(({ searchId, isDated }) => !isDated || inTime.has(searchId));
}

/** Without those who were asked, applied, follow the company, are blocked, or had enough alerts today. */
async function writeAlerts(ctx: Context, tx: Db, mission: OpenMission, found: readonly Found[]): Promise<void> {
  const [at, key] = [mission.publishedAt, `search_alert:${mission.id}`];
  const titles = found.map(({ criteria, placeLabel }) => fr.title(searchName(criteria, placeLabel)));
  const { rows } = await sql<WrittenNotification>`
    with people as materialized (
      select t.*, coalesce(listed.enabled, true) as is_listed
      from unnest(${found.map(({ userId }) => userId)}::bigint[], ${found.map(({ searchId }) => searchId)}::bigint[],
        ${titles}::text[]) t (user_id, search_id, title)
      join users u on u.id = t.user_id and u.status = 'active'
      left join notification_preferences listed
        on listed.user_id = t.user_id and listed.type = 'new_job' and listed.channel = 'in_app'
      where not exists (select from propositions p where p.mission_id = ${mission.id} and p.candidate_id = t.user_id)
        and not exists (select from applications a where a.mission_id = ${mission.id} and a.candidate_id = t.user_id)
        and not exists (select from deliveries d where d.user_id = t.user_id and d.event_key = ${`followed_mission:${mission.id}`})
        and not exists (select from blocks b join company_members c on c.company_id = ${mission.companyId} and c.user_id = b.blocked_id
          where b.blocker_id = t.user_id)
        and not exists (select from blocks b join company_members c on c.company_id = ${mission.companyId} and c.user_id = b.blocker_id
          where b.blocked_id = t.user_id)
        and (select count(*) from deliveries d where d.user_id = t.user_id and d.kind = 'search_alert'
          and d.event_key <> ${key} and d.created_at > ${new Date(ctx.now().getTime() - DAY_MS)}) < ${DAILY_ALERTS}),
    outside as (
      insert into deliveries (user_id, event_key, type, kind, title, message, action_url, created_at, latest_at, listed,
        mission_starts_at, push_due_at, mail_due_at, saved_search_id)
      select user_id, ${key}, 'new_job', 'search_alert', title, ${fr.message(mission)}, ${`/emplois/${mission.id}`},
        ${at}::timestamptz, ${at}::timestamptz, is_listed, ${mission.startsAt}::timestamptz, ${ctx.now()}::timestamptz,
        ${new Date(ctx.now().getTime() + MAIL_AFTER_MS)}::timestamptz, search_id
      from people
      on conflict (user_id, event_key) do nothing)
    insert into notifications (user_id, type, kind, event_key, title, message, action_url, created_at)
    select user_id, 'new_job', 'search_alert', ${key}, title, ${fr.message(mission)}, ${`/emplois/${mission.id}`},
      ${at}::timestamptz
    from people where is_listed
    on conflict (user_id, event_key, created_at) do update set event_key = excluded.event_key
    returning ${RETURNED_COLUMNS}`.execute(tx);
  publishNotifications(ctx, tx, rows);
}
