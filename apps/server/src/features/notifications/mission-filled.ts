import { missionNotifications } from "@app/contract/notifications/mission-notifications";
import { ownMissionNotificationFr } from "@app/contract/notifications/own-mission-notifications.fr";
import { type NotNull, sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { RETURNED_COLUMNS, type WrittenNotification } from "./notification-view.ts";
import { frenchOf, loadEach, textRows, textsInEach } from "./words/reader-words.ts";
import { deliver } from "./write-notifications.ts";

/** Applications `a` that are neither answered nor withdrawn. */
const WAITING = sql<boolean>`a.status in ('pending', 'reviewed') and a.candidate_status is distinct from 'withdrawn'`;

/**
 * Runs after each event: when the last position was just taken, notifies the employer and waiting applicants once.
 * Key and time come from the mission and its latest acceptance, so that two jobs agree.
 */
export async function notifyMissionFilled(
  ctx: Context,
  { missionId, eventId }: JobPayload<"application.event">,
): Promise<void> {
  const mission = await readFilled(ctx, missionId, eventId);
  if (!mission) return;
  const eventKey = `mission_filled:${missionId}`;
  const texts = textsInEach(await loadEach(missionNotifications), (words) => words.filledForCandidate(mission));
  const toEmployer = ownMissionNotificationFr.filledForEmployer(mission);
  // Users already notified are left out; both writes are in one transaction.
  await transaction(ctx, async (tx) => {
    const { rows } = await sql<WrittenNotification>`
    insert into notifications (user_id, type, kind, event_key, title, message, language, action_url, created_at)
    select recipient.user_id, 'application_update', 'mission_filled', ${eventKey}, recipient.title, recipient.message, recipient.language, recipient.url, ${mission.at}::timestamptz
    from (
      select a.candidate_id as user_id, t.title, t.message, t.language,
        '/candidat/tableau-de-bord/candidatures#candidature-' || a.id as url
      from applications a join users u on u.id = a.candidate_id
      join ${textRows(texts)} on t.language is not distinct from nullif(u.language, 'fr')
      where a.mission_id = ${missionId} and ${WAITING}
      union all
      select unnest(${[...mission.recipients]}::bigint[]), ${toEmployer.title}, ${toEmployer.message}, null,
        '/employeur/tableau-de-bord/emplois/' || ${missionId}::bigint) recipient
    where not exists (select 1 from notifications n where n.user_id = recipient.user_id and n.event_key = ${eventKey})
    on conflict (user_id, event_key, created_at) do update set event_key = excluded.event_key
    returning ${RETURNED_COLUMNS}`.execute(tx);
    await deliver(ctx, tx, { eventKey, missionStartsAt: mission.startsAt }, rows, frenchOf(texts));
  });
}

/** The mission, if this event is an acceptance that took the last position. */
function readFilled(ctx: Context, missionId: number, eventId: number) {
  return ctx.db
    .selectFrom("applicationEvents as e")
    .innerJoin("missions as m", "m.id", "e.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.missionId", "=", "e.missionId").onRef("a.id", "=", "e.applicationId"),
    )
    .innerJoin("users as u", "u.id", "a.candidateId")
    .where("e.missionId", "=", missionId)
    .where("e.id", "=", eventId)
    .where("e.kind", "=", "accepted")
    .where("m.status", "!=", "completed")
    .whereRef("m.acceptedCount", ">=", "m.positions")
    .select((eb) => [
      "m.title as job",
      "m.positions",
      "m.startsAt",
      recipientsOf("m", sql`e.at`).as("recipients"),
      "co.name as company",
      "u.firstName as accepted",
      eb
        .selectFrom("applicationEvents as last")
        .where("last.missionId", "=", missionId)
        .where("last.kind", "=", "accepted")
        .orderBy("last.id", "desc")
        .limit(1)
        .select("last.at")
        .as("at"),
      eb
        .exists(eb.selectFrom("applications as a").where("a.missionId", "=", missionId).where(WAITING).select("a.id"))
        .$castTo<boolean>()
        .as("othersWait"),
    ])
    .$narrowType<{ at: NotNull }>()
    .executeTakeFirst();
}
