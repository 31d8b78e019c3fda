import type { MailPayload } from "../../mails.ts";
import type { Context } from "../../platform/context.ts";
import { type MailText, renderMail } from "../../platform/mail-layout.ts";
import type { MailContent } from "../../platform/mail-sender.ts";
import { officeMailFr as fr, type ReportOutcome } from "./mails.fr.ts";

type Rendered = Promise<MailContent | null>;

/** To the author, even when suspended and whatever their settings. */
export async function renderOfficeAuthor(ctx: Context, { decisionId }: MailPayload<"office.author">): Rendered {
  const decision = await readDecision(ctx, decisionId);
  const isMission = decision.subjectType === "mission";
  const mission = isMission ? await readMission(ctx, decision.subjectId) : null;
  const to = await readAddress(ctx, mission ? mission.createdBy : decision.subjectId);
  const words = authorText(ctx, decision, mission?.title ?? "");
  return to === null || words === null ? null : mailTo(ctx, to, words);
}

function authorText(ctx: Context, decision: Decision, job: string): MailText | null {
  const about = aboutDecision(ctx, decision);
  switch (decision.action) {
    case "hide":
    case "restore":
    case "release":
      return fr[decision.action](job, about);
    case "suspend":
    case "reinstate":
      return fr[decision.action](about);
    case "dismiss":
      return null;
  }
}

export async function renderOfficeReporter(ctx: Context, { decisionId }: MailPayload<"office.reporter">): Rendered {
  const decision = await readDecision(ctx, decisionId);
  if (decision.reportId === null || !isOutcome(decision.action)) return null;
  const report = await ctx.db
    .selectFrom("reports")
    .where("id", "=", decision.reportId)
    .select(["id", "reporterId", "reporterEmail"])
    .executeTakeFirst();
  if (!report) return null;
  const to = report.reporterId === null ? report.reporterEmail : await readAddress(ctx, report.reporterId);
  return to === null ? null : mailTo(ctx, to, fr.reporter(report.id, decision.action, aboutDecision(ctx, decision)));
}

const isOutcome = (action: string): action is ReportOutcome => ["hide", "suspend", "dismiss"].includes(action);

const aboutDecision = (ctx: Context, { id, reason }: Decision) => ({
  number: id,
  reason,
  contact: ctx.config.contactEmail,
});

const mailTo = (ctx: Context, to: string, words: MailText): MailContent => ({
  to,
  replyTo: ctx.config.contactEmail,
  ...renderMail(words),
});

function readDecision(ctx: Context, id: number) {
  return ctx.db
    .selectFrom("officeDecisions")
    .where("id", "=", id)
    .select(["id", "action", "subjectType", "subjectId", "reportId", "reason"])
    .executeTakeFirstOrThrow();
}
type Decision = Awaited<ReturnType<typeof readDecision>>;

function readMission(ctx: Context, id: number) {
  return ctx.db.selectFrom("missions").where("id", "=", id).select(["title", "createdBy"]).executeTakeFirstOrThrow();
}

/** Null when the account is deleted. */
async function readAddress(ctx: Context, userId: number): Promise<string | null> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "<>", "deleted")
    .select("email")
    .executeTakeFirst();
  return user?.email ?? null;
}
