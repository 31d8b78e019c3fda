import type { Db } from "@app/db/database";
import { mayApplyAgain } from "@app/domain/application";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime.ts";
import { transaction } from "../../platform/transaction.ts";
import { draftsFor } from "./application-drafts.ts";
import { type ApplicationEvent, readApplicationEvent } from "./application-event.ts";
import { writeNotifications } from "./write.ts";

/** Tells whoever an application's event concerns, with the data as it is now. Running it twice tells once. */
export async function onApplicationEvent(
  ctx: Context,
  { missionId, eventId }: JobPayload<"application.event">,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    await holdApplication(tx, missionId, eventId);
    const event = await readApplicationEvent(tx, missionId, eventId);
    if (!event || isUndone(event) || isReplaced(event)) return;
    if (isDecision(event)) await makeFinal(tx, missionId, event);
    const about = {
      key: `application_event:${eventId}`,
      at: event.at,
      type: "application_update" as const,
      missionStartsAt: event.startsAt,
    };
    await writeNotifications(ctx, tx, about, draftsFor(event));
    const { applicationId, candidateId, employerId } = event;
    for (const userId of [candidateId, employerId])
      publishToUser(ctx, tx, userId, { type: "application", id: applicationId, job: missionId });
    publishToUser(ctx, tx, employerId, { type: "job", id: missionId });
  });
}

/** Someone who changes their mind waits for what is being told, and takes it back; or has left before it is told. */
async function holdApplication(tx: Db, missionId: number, eventId: number): Promise<void> {
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

/** An arrival taken back since, or replaced by a newer one. */
function isUndone({ kind, at, createdAt, withdrawnAt }: ApplicationEvent): boolean {
  return kind === "received" && (mayApplyAgain({ createdAt, withdrawnAt }) || at.getTime() !== createdAt.getTime());
}

/** A yes or a no that another decision has replaced before anyone was told. */
function isReplaced(event: ApplicationEvent): boolean {
  return isDecision(event) && event.at.getTime() !== event.decidedAt?.getTime();
}

const isDecision = ({ kind }: ApplicationEvent) => kind === "accepted" || kind === "rejected";

/** Once it is told, a decision can no longer be undone, whatever the clocks say. */
async function makeFinal(tx: Db, missionId: number, { applicationId }: ApplicationEvent): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ statusBeforeDecision: null, decisionVisibleAt: null })
    .where("missionId", "=", missionId)
    .where("id", "=", applicationId)
    .where("decisionVisibleAt", "is not", null)
    .execute();
}
