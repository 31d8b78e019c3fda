import { applicationNotifications } from "@app/contract/notifications/application-notifications";
import type { Db } from "@app/db/database";
import { mayApplyAgain } from "@app/domain/applications/application";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { type ApplicationEvent, readApplicationEvent } from "./application-event.ts";
import { notificationsFor } from "./application-notifications.ts";
import { joinsOthers } from "./received-together.ts";
import { wordsFor } from "./words/reader-words.ts";
import { writeNotifications } from "./write-notifications.ts";

/** Writes the notifications of an event, from current data. Idempotent. */
export async function onApplicationEvent(
  ctx: Context,
  { missionId, eventId }: JobPayload<"application.event">,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockApplication(tx, missionId, eventId);
    const event = await readApplicationEvent(tx, missionId, eventId);
    if (!event || isUndone(event) || isReplaced(event)) return;
    if (isDecision(event)) {
      await makeFinal(tx, missionId, event);
      await sql`select settle_application(${event.applicationId}, ${event.kind}, ${ctx.now()}, true)`.execute(tx);
    }
    const about = {
      key: `application_event:${eventId}`,
      at: event.at,
      type: "application_update" as const,
      missionStartsAt: event.askedStart ?? event.startsAt,
    };
    const isGrouped = event.kind === "received" && (await joinsOthers(tx, { missionId, eventId, ...event }));
    const words = await wordsFor(applicationNotifications, event.language);
    const drafts = notificationsFor(event, words).filter(({ kind }) => !isGrouped || kind !== "application_received");
    await writeNotifications(ctx, tx, about, drafts);
    const { applicationId, candidateId, recipients } = event;
    for (const userId of [candidateId, ...recipients]) {
      publishToUser(ctx, tx, userId, { type: "application", id: applicationId, job: missionId });
      // The act has settled earlier notifications.
      publishToUser(ctx, tx, userId, { type: "counters" });
    }
    for (const userId of recipients) publishToUser(ctx, tx, userId, { type: "job", id: missionId });
  });
}

/** Locks the application: a withdrawal waits for the notifications, and deletes them. */
async function lockApplication(tx: Db, missionId: number, eventId: number): Promise<void> {
  await tx
    .selectFrom("applications as a")
    .innerJoin("applicationEvents as e", (join) =>
      join.onRef("a.missionId", "=", "e.missionId").onRef("a.id", "=", "e.applicationId"),
    )
    .where("a.missionId", "=", missionId)
    .where("e.missionId", "=", missionId)
    .where("e.id", "=", eventId)
    .select("a.id")
    .forNoKeyUpdate("a")
    .execute();
}

/** Withdrawn or replaced by a newer application since. */
function isUndone({ kind, at, createdAt, withdrawnAt }: ApplicationEvent): boolean {
  return kind === "received" && (mayApplyAgain({ createdAt, withdrawnAt }) || at.getTime() !== createdAt.getTime());
}

/** Replaced by another decision since. */
function isReplaced(event: ApplicationEvent): boolean {
  return isDecision(event) && event.at.getTime() !== event.decidedAt?.getTime();
}

const isDecision = ({ kind }: ApplicationEvent) => kind === "accepted" || kind === "rejected";

/** After the notification a decision can no longer be undone. */
async function makeFinal(tx: Db, missionId: number, { applicationId }: ApplicationEvent): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ statusBeforeDecision: null, decisionVisibleAt: null })
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .where("decisionVisibleAt", "is not", null)
    .execute();
}
