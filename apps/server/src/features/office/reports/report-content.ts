import type { ReportBody } from "@app/contract/office/reports";
import { trustFr as fr } from "@app/contract/office/reports.fr";
import type { Actor } from "@app/domain/accounts/actor";
import { enqueue } from "../../../jobs.ts";
import { sha256 } from "../../../platform/auth/tokens.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { invalidField, notFound } from "../../../platform/http/errors.ts";
import { followToken, reportLink } from "../../../platform/http/follow-links.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import { findSubject } from "./report-subjects.ts";
import { requireReporterAllowed } from "./reporter-limit.ts";

/** Reporters can only report what they can see. */
export async function report(
  ctx: Context,
  actor: Actor | null,
  body: ReportBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<{ id: number; follow: string }> {
  if (!actor && body.email === undefined) throw invalidField("email", fr.emailRequired);
  const subject = await findSubject(ctx, actor, body.subject_type, body.subject_id);
  if (!subject) throw notFound("subject_not_found", fr.subjectNotFound);
  await requireReporterAllowed(ctx, actor ? { userId: actor.userId } : { email: body.email ?? "" });
  // Anyone can type any address: after a few a day, no acknowledgement is sent.
  const isAnswered = actor !== null || (await ctx.limiter.allows("courtesy_mail", body.email ?? ""));
  return transaction(
    ctx,
    async (tx) => {
      const { id } = await tx
        .insertInto("reports")
        .values({
          subjectType: body.subject_type,
          subjectId: body.subject_id,
          conversationId: subject.conversationId,
          reason: body.reason,
          details: body.details,
          reporterId: actor?.userId ?? null,
          reporterEmail: actor ? null : (body.email ?? null),
          createdAt: ctx.now(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const follow = followToken(ctx.config.accessTokenSecret, reportLink(id));
      await tx
        .updateTable("reports")
        .set({ followHash: sha256(follow) })
        .where("id", "=", id)
        .execute();
      await enqueue(tx, "report.forward", { reportId: id });
      if (isAnswered) await enqueue(tx, "report.received", { reportId: id });
      return { id, follow };
    },
    { idempotencyKey },
  );
}
