import { appealDeadline } from "@app/domain/office/office";
import { OFFICE_RULES } from "@app/domain/office/office.fr";
import { isReportOutcome } from "@app/domain/office/office-letters.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { sql } from "kysely";
import type { MailPayload } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { decisionUrl, reportUrl } from "../../../platform/http/follow-links.ts";
import { type MailText, renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { officeMailFr as fr } from "./decision-mails.fr.ts";

/** To everyone a decision concerns, even when suspended and whatever their settings. */
export async function renderOfficeNotice(
  ctx: Context,
  { noticeId }: MailPayload<"office.notice">,
): Promise<MailContent | null> {
  const notice = await readNotice(ctx, noticeId);
  const to = await readAddress(ctx, notice);
  const words = await textOf(ctx, notice);
  return to === null || words === null ? null : { to, replyTo: ctx.config.contactEmail, ...renderMail(words) };
}

const SPACES = { candidate: "/candidat", employer: "/employeur" } as const;

/** To both people of a conversation that an admin has read, whatever their settings. */
export async function renderConversationRead(
  ctx: Context,
  { userId, conversationId }: MailPayload<"office.conversation_read">,
): Promise<MailContent | null> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "<>", "deleted")
    .select(["email", "role"])
    .executeTakeFirst();
  if (!user || user.role === "admin") return null;
  const { publicUrl, contactEmail } = ctx.config;
  const url = `${publicUrl}${SPACES[user.role]}/tableau-de-bord/messages/${conversationId}`;
  return { to: user.email, replyTo: contactEmail, ...renderMail(fr.conversationRead(contactEmail, url)) };
}

export async function renderContactAnswer(
  ctx: Context,
  { contactAnswerId }: MailPayload<"contact.answer">,
): Promise<MailContent | null> {
  const row = await ctx.db
    .selectFrom("contactAnswers as a")
    .innerJoin("contactMessages as m", "m.id", "a.contactMessageId")
    .where("a.id", "=", contactAnswerId)
    .select(["a.answer", "m.email"])
    .executeTakeFirst();
  return row ? { to: row.email, replyTo: ctx.config.contactEmail, ...renderMail(fr.contactAnswer(row.answer)) } : null;
}

async function textOf(ctx: Context, notice: Notice): Promise<MailText | null> {
  const { action, subjectType, subjectId, role, reportId } = notice;
  const rule = notice.rule !== null && notice.rule in OFFICE_RULES ? notice.rule : null;
  const decision = {
    number: notice.decisionId,
    reason: notice.reason,
    rule: rule === null ? null : OFFICE_RULES[rule as keyof typeof OFFICE_RULES].title,
    contact: ctx.config.contactEmail,
    url: urlOf(ctx, notice),
    // An appeal is decided once and for all.
    appealUntil: subjectType === "appeal" ? null : formatLongDay(appealDeadline(notice.decidedAt)),
  };
  if (role === "reporter")
    return reportId !== null && isReportOutcome(action) ? fr.reporter(reportId, action, decision) : null;
  switch (action) {
    case "hide":
    case "restore":
    case "release":
    case "keep_hours":
    case "take_cut":
      return fr[action](await readTitle(ctx, subjectId, subjectType), decision);
    case "confirm_absence":
    case "clear_absence":
      return fr[action](await readTitle(ctx, subjectId, subjectType), role === "author", decision);
    case "suspend":
    case "confirm_suspension":
    case "lapse_suspension":
    case "reinstate":
    case "set_level":
    case "keep_rating":
    case "remove_rating":
    case "restore_rating":
    case "lift_hold":
    case "uphold":
    case "overturn":
      return fr[action](decision);
    case "dismiss":
      return null;
  }
}

/** The link of the decision, or of the report it answers; null for a report made before such links. */
function urlOf(ctx: Context, { decisionId, userId, reportId, hasDecisionLink, hasReportLink }: Notice): string | null {
  if (hasDecisionLink && userId !== null) return decisionUrl(ctx.config, decisionId, userId);
  return hasReportLink && reportId !== null ? reportUrl(ctx.config, reportId) : null;
}

function readNotice(ctx: Context, id: number) {
  return ctx.db
    .selectFrom("officeNotices as n")
    .innerJoin("officeDecisions as d", "d.id", "n.decisionId")
    .leftJoin("reports as r", "r.id", "n.reportId")
    .where("n.id", "=", id)
    .select(["n.role", "n.userId", "n.reportId", "d.id as decisionId", "d.action", "d.subjectType", "d.subjectId"])
    .select(["d.rule", "d.reason", "d.decidedAt"])
    .select((eb) => [
      eb("n.followHash", "is not", null).as("hasDecisionLink"),
      eb("r.followHash", "is not", null).as("hasReportLink"),
    ])
    .executeTakeFirstOrThrow();
}
type Notice = Awaited<ReturnType<typeof readNotice>>;

const missionOfHours = (id: number) => sql<number>`(
  select s.mission_id from work_hours h join shifts s on s.id = h.shift_id where h.id = ${id})`;

/** Of the mission, or of the one an application or hours are for. */
async function readTitle(ctx: Context, id: number, subjectType: Notice["subjectType"]): Promise<string> {
  const mission = await ctx.db
    .selectFrom("missions as m")
    .where("m.id", "=", (eb) =>
      subjectType === "application"
        ? eb.selectFrom("applications as a").where("a.id", "=", id).select("a.missionId")
        : subjectType === "hours"
          ? missionOfHours(id)
          : eb.val(id),
    )
    .select("m.title")
    .executeTakeFirstOrThrow();
  return mission.title;
}

/** Null when the account is deleted, or whoever reported has left. */
async function readAddress(ctx: Context, { userId, reportId }: Notice): Promise<string | null> {
  if (userId === null) {
    const report = await ctx.db
      .selectFrom("reports")
      .where("id", "=", reportId)
      .select("reporterEmail")
      .executeTakeFirst();
    return report?.reporterEmail ?? null;
  }
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "<>", "deleted")
    .select("email")
    .executeTakeFirst();
  return user?.email ?? null;
}
