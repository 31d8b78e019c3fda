import type { LetterPayload } from "../../letters.ts";
import type { Context } from "../../platform/context.ts";
import type { LetterContent } from "../../platform/letter-sender.ts";
import { type MailWords, renderMail } from "../../platform/mail-layout.ts";
import { officeMailFr as fr, type ReportOutcome } from "./mails.fr.ts";

type Rendered = Promise<LetterContent | null>;

/** To the author of what was decided on, suspended or not: they are owed the reason whatever their settings. */
export async function renderOfficeAuthor(ctx: Context, { decisionId }: LetterPayload<"office.author">): Rendered {
  const decision = await readDecision(ctx, decisionId);
  const isMission = decision.subjectType === "mission";
  const mission = isMission ? await readMission(ctx, decision.subjectId) : null;
  const to = await readAddress(ctx, mission ? mission.createdBy : decision.subjectId);
  const words = authorWords(ctx, decision, mission?.title ?? "");
  return to === null || words === null ? null : letter(ctx, to, words);
}

function authorWords(ctx: Context, decision: Decision, job: string): MailWords | null {
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

/** To whoever reported, with the outcome and its reason. */
export async function renderOfficeReporter(ctx: Context, { decisionId }: LetterPayload<"office.reporter">): Rendered {
  const decision = await readDecision(ctx, decisionId);
  if (decision.reportId === null || !isOutcome(decision.action)) return null;
  const report = await ctx.db
    .selectFrom("reports")
    .where("id", "=", decision.reportId)
    .select(["id", "reporterId", "reporterEmail"])
    .executeTakeFirst();
  if (!report) return null;
  const to = report.reporterId === null ? report.reporterEmail : await readAddress(ctx, report.reporterId);
  return to === null ? null : letter(ctx, to, fr.reporter(report.id, decision.action, aboutDecision(ctx, decision)));
}

const isOutcome = (action: string): action is ReportOutcome => ["hide", "suspend", "dismiss"].includes(action);

const aboutDecision = (ctx: Context, { id, reason }: Decision) => ({
  number: id,
  reason,
  contact: ctx.config.contactEmail,
});

const letter = (ctx: Context, to: string, words: MailWords): LetterContent => ({
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

/** Null when the account is deleted: there is nobody left to write to. */
async function readAddress(ctx: Context, userId: number): Promise<string | null> {
  const user = await ctx.db
    .selectFrom("users")
    .where("id", "=", userId)
    .where("status", "<>", "deleted")
    .select("email")
    .executeTakeFirst();
  return user?.email ?? null;
}
