import { trustFr } from "@app/contract/office/reports.fr";
import type { MailPayload } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { reportUrl } from "../../../platform/http/follow-links.ts";
import { renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { mailFr } from "./report-mails.fr.ts";

/** For the team. The text of private messages is not included. */
export async function renderReportForward(
  ctx: Context,
  { reportId }: MailPayload<"report.forward">,
): Promise<MailContent | null> {
  const report = await readReport(ctx, reportId);
  if (!report) return null;
  const words = mailFr.reportForwarded({
    number: reportId,
    subject: `${trustFr.subjects[report.subjectType]} n°\u00a0${report.subjectId}`,
    reason: trustFr.reasons[report.reason],
    details: report.details,
    from: report.answerTo,
  });
  return {
    to: ctx.config.contactEmail,
    ...(report.answerTo && { replyTo: report.answerTo }),
    ...renderMail(words),
  };
}

export async function renderReportReceived(
  ctx: Context,
  { reportId }: MailPayload<"report.received">,
): Promise<MailContent | null> {
  const report = await readReport(ctx, reportId);
  if (!report?.answerTo) return null;
  const words = mailFr.reportReceived({
    number: reportId,
    reason: trustFr.reasons[report.reason].toLowerCase(),
    url: reportUrl(ctx.config, reportId),
  });
  return { to: report.answerTo, ...renderMail(words) };
}

/** Null when the account is closed. */
async function readReport(ctx: Context, id: number) {
  const row = await ctx.db
    .selectFrom("reports as r")
    .leftJoin("users as u", (join) => join.onRef("u.id", "=", "r.reporterId").on("u.status", "=", "active"))
    .where("r.id", "=", id)
    .select(["r.subjectType", "r.subjectId", "r.reason", "r.details", "r.reporterEmail", "u.email"])
    .executeTakeFirst();
  return row && { ...row, answerTo: row.email ?? row.reporterEmail };
}
