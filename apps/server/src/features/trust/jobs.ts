import { trustFr } from "@app/contract/trust.fr";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { renderMail } from "../../platform/mail-layout.ts";
import { mailFr } from "./mails.fr.ts";

/** Tells our team what was reported. What a private message says stays where it is. */
export async function onReportForward(ctx: Context, { reportId }: JobPayload<"report.forward">): Promise<void> {
  const report = await readReport(ctx, reportId);
  if (!report) return;
  const words = mailFr.reportForwarded({
    number: reportId,
    subject: `${trustFr.subjects[report.subjectType]} n°\u00a0${report.subjectId}`,
    reason: trustFr.reasons[report.reason],
    details: report.details,
    from: report.answerTo,
  });
  await ctx.mailer.send({
    to: ctx.config.contactEmail,
    ...(report.answerTo && { replyTo: report.answerTo }),
    key: `report-forward-${reportId}`,
    ...renderMail(words),
  });
}

/** Gives whoever reported something the number of their report. */
export async function onReportReceived(ctx: Context, { reportId }: JobPayload<"report.received">): Promise<void> {
  const report = await readReport(ctx, reportId);
  if (!report?.answerTo) return;
  const words = mailFr.reportReceived({ number: reportId, reason: trustFr.reasons[report.reason].toLowerCase() });
  await ctx.mailer.send({ to: report.answerTo, key: `report-${reportId}`, ...renderMail(words) });
}

/** A closed account is answered nowhere. */
async function readReport(ctx: Context, id: number) {
  const row = await ctx.db
    .selectFrom("reports as r")
    .leftJoin("users as u", (join) => join.onRef("u.id", "=", "r.reporterId").on("u.status", "=", "active"))
    .where("r.id", "=", id)
    .select(["r.subjectType", "r.subjectId", "r.reason", "r.details", "r.reporterEmail", "u.email"])
    .executeTakeFirst();
  return row && { ...row, answerTo: row.email ?? row.reporterEmail };
}
