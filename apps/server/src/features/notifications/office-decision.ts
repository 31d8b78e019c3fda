import { missionNotifications } from "@app/contract/notifications/mission-notifications";
import { officeNotificationFr as fr } from "@app/contract/notifications/office-notifications.fr";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { recipientsOf } from "../../views/recipients.ts";
import { ACCEPTED, APPLIED, notifyApplicants, WAITING } from "./mission-jobs.ts";
import { NOTIFICATION_COLUMNS, presentNotification } from "./notification-view.ts";
import { loadEach, textsInEach } from "./words/reader-words.ts";

const KINDS = { hide: "mission_hidden", restore: "mission_restored", release: "mission_released" } as const;
type Action = keyof typeof KINDS;
const isAction = (action: string): action is Action => Object.hasOwn(KINDS, action);

/** Notifies the author and the applicants of a moderator's decision. Idempotent. */
export async function onMissionDecided(
  ctx: Context,
  { decisionId }: JobPayload<"office.mission_decided">,
): Promise<void> {
  const decision = await readDecision(ctx, decisionId);
  if (!decision || !isAction(decision.action)) return;
  const { action, missionId, at, missionStartsAt } = decision;
  const eventKey = `office_decision:${decisionId}`;
  const kind = KINDS[action];
  for (const userId of decision.recipients)
    await notifyAuthor(ctx, { ...decision, authorId: userId, eventKey, kind, ...fr.author[action](decision) });
  const about = { missionId, eventKey, at, missionStartsAt };
  const each = await loadEach(missionNotifications);
  if (action === "release") {
    const texts = textsInEach(each, (words) => words.releasedForApplicants(decision));
    return notifyApplicants(ctx, about, APPLIED, kind, texts);
  }
  const [waiting, accepted] = [
    textsInEach(each, (words) => words.waiting[action](decision)),
    textsInEach(each, (words) => words.accepted[action](decision)),
  ];
  await notifyApplicants(ctx, about, WAITING, kind, waiting);
  await notifyApplicants(ctx, about, ACCEPTED, kind, accepted);
}

function readDecision(ctx: Context, id: number) {
  return ctx.db
    .selectFrom("officeDecisions as d")
    .innerJoin("missions as m", "m.id", "d.subjectId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .where("d.id", "=", id)
    .where("d.subjectType", "=", "mission")
    .select(["d.action", "d.decidedAt as at", "m.id as missionId"])
    .select(recipientsOf("m", sql`d.decided_at`).as("recipients"))
    .select(["m.title as job", "m.startsAt as missionStartsAt", "co.name as company"])
    .executeTakeFirst();
}

type AuthorNote = {
  authorId: number;
  missionId: number;
  at: Date;
  eventKey: string;
  kind: string;
  title: string;
  message: string;
};

/** In the app only: the reason is mailed separately, whatever the author's settings. */
async function notifyAuthor(ctx: Context, note: AuthorNote): Promise<void> {
  const { authorId, missionId, at, eventKey, kind, title, message } = note;
  const row = await ctx.db
    .insertInto("notifications")
    .values({
      userId: authorId,
      type: "other",
      kind,
      eventKey,
      title,
      message,
      actionUrl: `/employeur/tableau-de-bord/emplois/${missionId}`,
      createdAt: at,
    })
    .onConflict((oc) =>
      oc.columns(["userId", "eventKey", "createdAt"]).doUpdateSet((eb) => ({ eventKey: eb.ref("excluded.eventKey") })),
    )
    .returning(NOTIFICATION_COLUMNS)
    .executeTakeFirstOrThrow();
  publishToUser(ctx, ctx.db, authorId, { type: "notification", notification: presentNotification(row, ctx.now()) });
  publishToUser(ctx, ctx.db, authorId, { type: "job", id: missionId });
}
