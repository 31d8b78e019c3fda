/** Reports, the items of the office they open, and their decisions. */
import { aReport } from "@app/db/builders/reports";
import type { OfficeKind, OfficeSubject } from "@app/domain/office/office";
import { officeOf } from "../src/features/office/decisions/decision-order.ts";
import { decideAlone } from "../src/features/office/decisions/run-decision.ts";
import { sha256 } from "../src/platform/auth/tokens.ts";
import type { Context } from "../src/platform/context.ts";
import { decisionLink, followToken, reportLink } from "../src/platform/http/follow-links.ts";

type Mission = { id: number; createdBy: number };

export async function openItem(
  ctx: Context,
  kind: OfficeKind,
  subjectType: OfficeSubject,
  subjectId: number,
): Promise<number> {
  const { id } = await ctx.db
    .selectFrom("officeItems")
    .where("kind", "=", kind)
    .where("subjectType", "=", subjectType)
    .where("subjectId", "=", subjectId)
    .where("closedAt", "is", null)
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function aReportedMission(ctx: Context, mission: Mission) {
  const report = await aReport(ctx.db, {
    subjectType: "mission",
    subjectId: mission.id,
    reporterEmail: "temoin@exemple.fr",
  });
  const follow = followToken(ctx.config.accessTokenSecret, reportLink(report.id));
  await ctx.db
    .updateTable("reports")
    .set({ followHash: sha256(follow) })
    .where("id", "=", report.id)
    .execute();
  return { report, follow, item: await openItem(ctx, "report", "mission", mission.id) };
}

export async function aReportedMessage(ctx: Context, conversationId: number, messageId: number): Promise<number> {
  const reporterEmail = "temoin@exemple.fr";
  await aReport(ctx.db, { subjectType: "message", subjectId: messageId, conversationId, reporterEmail });
  return openItem(ctx, "report", "message", messageId);
}

export async function aDecidedReport(ctx: Context, mission: Mission) {
  const { report, follow } = await aReportedMission(ctx, mission);
  const decision = await decideAlone(
    officeOf(ctx),
    { action: "hide", subjectId: mission.id },
    {
      by: "Claire",
      adminId: null,
      rule: "accurate_ad",
      reason: "La rémunération annoncée est fausse.",
      reportIds: [report.id],
      itemId: null,
    },
  );
  return { report: follow, decision: linkOf(ctx, decision, mission.createdBy) };
}

/** The link of a decision for one of the people it was sent to. */
export const linkOf = (ctx: Context, decisionId: number, userId: number) =>
  followToken(ctx.config.accessTokenSecret, decisionLink(decisionId, userId));
