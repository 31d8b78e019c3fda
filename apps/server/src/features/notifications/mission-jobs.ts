import { missionNotifications } from "@app/contract/notifications/mission-notifications";
import type { MissionNotificationWords } from "@app/contract/notifications/mission-notifications.fr";
import { ownMissionNotificationFr as fr } from "@app/contract/notifications/own-mission-notifications.fr";
import { changeWords } from "@app/domain/missions/changes/change-words";
import { describeChanges } from "@app/domain/missions/mission-changes";
import { mustAskAgain } from "@app/domain/missions/mission-edit";
import { momentIn } from "@app/domain/notifications/dated-text";
import type { NotificationKind } from "@app/domain/notifications/notification-kinds";
import type { Language } from "@app/domain/text/language";
import { type RawBuilder, sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { MissionEventDetails } from "../../views/mission-event.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { RETURNED_COLUMNS, type WrittenNotification } from "./notification-view.ts";
import { frenchOf, loadEach, type Texts, textRows, textsInEach } from "./words/reader-words.ts";
import { deliver, writeNotifications } from "./write-notifications.ts";

type Words = { title: string; message: string };
type MissionEventInfo = { missionId: number; eventKey: string; at: Date; missionStartsAt: Date };

/** Filters on applications `a`. */
export const WAITING = sql<boolean>`a.status in ('pending', 'reviewed')`;
export const ACCEPTED = sql<boolean>`a.status = 'accepted'`;
export const APPLIED = sql<boolean>`a.status in ('pending', 'reviewed', 'accepted')`;
const among = (ids: readonly number[]) => sql<boolean>`a.id = any(${[...ids]}::bigint[])`;

/** Notifies applicants or the author of a mission's event. Idempotent: key and time are the event's. */
export async function onMissionEvent(ctx: Context, { eventId }: JobPayload<"mission.event">): Promise<void> {
  const event = await readEvent(ctx, eventId);
  if (!event) return;
  const { missionId, at } = event;
  const missionStartsAt = expectedStart(event);
  const about = { missionId, eventKey: `mission_event:${eventId}`, at, missionStartsAt };
  for (const userId of event.recipients) publishToUser(ctx, ctx.db, userId, { type: "job", id: event.missionId });
  const each = await loadEach(missionNotifications);
  const notify = (
    who: RawBuilder<boolean>,
    kind: NotificationKind,
    write: (words: MissionNotificationWords, language: Language) => Words,
  ) => notifyApplicants(ctx, about, who, kind, textsInEach(each, write));
  switch (event.kind) {
    case "changed": {
      const { before, after, asked } = MissionEventDetails.changed.parse(event.details);
      const changesIn = await loadEach(changeWords);
      const values = (language: Language) => ({
        job: event.job,
        changes: describeChanges(before, after, changesIn[language]),
      });
      const askAgain = mustAskAgain(before, after);
      const isAsked = askAgain && asked ? among(asked) : sql<boolean>`${sql.lit(askAgain)}`;
      await notify(sql`${ACCEPTED} and ${isAsked}`, "confirmation_asked", (words, language) =>
        words.changedForAccepted({ ...values(language), askAgain: true }),
      );
      await notify(sql`${ACCEPTED} and not ${isAsked}`, "mission_changed", (words, language) =>
        words.changedForAccepted({ ...values(language), askAgain: false }),
      );
      await notify(WAITING, "mission_changed", (words, language) => words.changedForPending(values(language)));
      break;
    }
    case "closed": {
      const { cancelled, shortened } = MissionEventDetails.closed.parse(event.details);
      const values = { ...event, when: momentIn(event.startsAt) };
      await notify(among(cancelled), "application_cancelled", (words) => words.cancelled(values));
      await notify(among(shortened), "mission_closed", (words) => words.shortened(event));
      await notify(WAITING, "mission_closed", (words) => words.closed(event));
      break;
    }
    case "deleted":
      await notify(WAITING, "mission_closed", (words) => words.closed(event));
      break;
    case "held": {
      const { reason } = MissionEventDetails.held.parse(event.details);
      await notifyAuthor(ctx, event, about, "mission_held", fr.held({ job: event.job, reason }));
      // A new identity has an event of its own, which says so to those it concerns.
      if (reason === "new_identity") break;
      await notify(ACCEPTED, "mission_held", (words) => words.heldForAccepted(event));
      await notify(WAITING, "mission_held", (words) => words.heldForPending(event));
      break;
    }
    case "new_identity": {
      const values = { job: event.job, ...MissionEventDetails.new_identity.parse(event.details) };
      await notify(APPLIED, "mission_changed", (words) => words.newIdentity(values));
      break;
    }
    case "cancelling":
      // It has no job: the people are told by « closed », once it can no longer be undone.
      break;
    case "released":
      await notify(APPLIED, "mission_released", (words) => words.releasedForApplicants(event));
      await notifyAuthor(ctx, event, about, "mission_released", fr.released(event));
  }
}

/** The earlier of the old and the new start: both may be imminent. */
function expectedStart({ kind, details, startsAt }: { kind: string; details: unknown; startsAt: Date }): Date {
  if (kind !== "changed") return startsAt;
  const { before } = MissionEventDetails.changed.parse(details);
  return before.startsAt < startsAt ? before.startsAt : startsAt;
}

async function notifyAuthor(
  ctx: Context,
  { recipients }: { recipients: readonly number[] },
  { missionId, eventKey: key, at, missionStartsAt }: MissionEventInfo,
  kind: NotificationKind,
  words: Words,
): Promise<void> {
  const actionUrl = `/employeur/tableau-de-bord/emplois/${missionId}`;
  const drafts = recipients.map((userId) => ({ userId, kind, actionUrl, ...words }));
  await writeNotifications(ctx, ctx.db, { key, at, type: "other", missionStartsAt }, drafts);
}

function readEvent(ctx: Context, eventId: number) {
  return ctx.db
    .selectFrom("missionEvents as e")
    .innerJoin("missions as m", "m.id", "e.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .where("e.id", "=", eventId)
    .select(["e.missionId", "e.kind", "e.details", "e.at"])
    .select(recipientsOf("m", sql`e.at`).as("recipients"))
    .select(["m.title as job", "m.startsAt", "co.name as company"])
    .executeTakeFirst();
}

/** One statement for any number of people, each in their language, without those who withdrew. */
export async function notifyApplicants(
  ctx: Context,
  { missionId, eventKey, at, missionStartsAt }: MissionEventInfo,
  who: RawBuilder<boolean>,
  kind: NotificationKind,
  texts: readonly Texts[],
): Promise<void> {
  const { rows } = await sql<WrittenNotification>`
    insert into notifications (user_id, type, kind, event_key, title, message, language, action_url, created_at)
    select a.candidate_id, 'application_update', ${kind}, ${eventKey}, t.title, t.message, t.language,
      '/candidat/tableau-de-bord/candidatures#candidature-' || a.id, ${at}::timestamptz
    from applications a join users u on u.id = a.candidate_id
    join ${textRows(texts)} on t.language is not distinct from nullif(u.language, 'fr')
    where a.mission_id = ${missionId} and a.candidate_status is distinct from 'withdrawn' and ${who}
    on conflict (user_id, event_key, created_at) do update set event_key = excluded.event_key
    returning ${RETURNED_COLUMNS}`.execute(ctx.db);
  await deliver(ctx, ctx.db, { eventKey, missionStartsAt }, rows, frenchOf(texts));
}
