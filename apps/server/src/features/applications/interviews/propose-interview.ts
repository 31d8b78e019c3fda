import type { InterviewView, ProposeInterviewBody } from "@app/contract/applications/interviews";
import { interviewFr as fr } from "@app/contract/applications/interviews.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { isInterviewPossible } from "@app/domain/applications/interview";
import { moveReplies } from "../../../commands/move-replies.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, invalidField } from "../../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import { recordEvent } from "../application-events.ts";
import { lockApplication } from "../lock-application.ts";
import { readInterview } from "./interview-view.ts";

/** The employer offers up to three times. One open interview per application. */
export async function proposeInterview(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  { times, place }: ProposeInterviewBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<InterviewView> {
  return transaction(
    ctx,
    async (tx) => {
      const { missionId, application } = await lockApplication(tx, applicationId, employer);
      const now = ctx.now();
      if (!isInterviewPossible(application)) throw conflict("application_closed", fr.refusals.application_closed);
      if (times.some((time) => time <= now)) throw invalidField("times", fr.timesPast);
      const interview = await tx
        .insertInto("interviews")
        .values({
          missionId,
          applicationId,
          proposedTimes: sortTimes(times),
          proposedBy: employer.userId,
          place: place ?? "",
          createdAt: now,
          updatedAt: now,
        })
        .onConflict((oc) => oc.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!interview) throw conflict("interview_exists", fr.alreadyProposed);
      await moveReplies(tx, missionId, now, applicationId);
      await recordEvent(tx, {
        missionId,
        applicationId,
        kind: "interview_proposed",
        actorId: employer.userId,
        at: now,
      });
      return readInterview(tx, employer, interview.id);
    },
    { idempotencyKey },
  );
}

export const sortTimes = (times: readonly Date[]) => times.toSorted((a, b) => a.getTime() - b.getTime());
