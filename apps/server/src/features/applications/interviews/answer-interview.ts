import type { AnswerInterviewBody, InterviewView } from "@app/contract/applications/interviews";
import { interviewFr as fr } from "@app/contract/applications/interviews.fr";
import type { Db } from "@app/db/database";
import type { Actor } from "@app/domain/accounts/actor";
import {
  type InterviewFacts,
  type InterviewRefusal,
  interviewReminderAt,
  isRepeatedAnswer,
  refuseInterviewAnswer,
} from "@app/domain/applications/interview";
import { moveReplies } from "../../../commands/move-replies.ts";
import { enqueue } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { type AppError, conflict, invalidField } from "../../../platform/http/errors.ts";
import { type EventKind, recordEvent } from "../application-events.ts";
import { partyOf } from "../application-view.ts";
import { lockApplication } from "../lock-application.ts";
import { findInterview, type InterviewRow, interviewNotFound, readInterview } from "./interview-view.ts";
import { sortTimes } from "./propose-interview.ts";

const EVENTS = {
  choose: "interview_chosen",
  decline: "interview_declined",
  counter: "interview_countered",
} as const satisfies Record<AnswerInterviewBody["action"], EventKind>;

/** One of the two parties chooses a time, offers others, or declines. Idempotent. */
export async function answerInterview(
  ctx: Context,
  actor: Actor,
  id: number,
  answer: AnswerInterviewBody,
): Promise<InterviewView> {
  if (actor.role !== "candidate" && actor.role !== "employer") throw interviewNotFound();
  return transaction(ctx, async (tx) => {
    // Interviews are locked through their application, so that nobody withdraws meanwhile.
    await lockApplication(tx, (await findInterview(tx, actor, id)).applicationId, actor);
    const row = await findInterview(tx, actor, id);
    const now = ctx.now();
    const facts = factsOf(row);
    if (!isRepeatedAnswer(facts, answer)) {
      const refusal = refuseInterviewAnswer(facts, partyOf(actor.userId, row), answer, now);
      if (refusal) throw refused(refusal, answer);
      await write(tx, row, actor, answer, now);
      const { missionId, applicationId } = row;
      await moveReplies(tx, missionId, now, applicationId);
      const kind = EVENTS[answer.action];
      await recordEvent(tx, { missionId, applicationId, kind, actorId: actor.userId, at: now });
      if (answer.action === "choose") await remindBefore(tx, id, answer.time, now);
    }
    return readInterview(tx, actor, id);
  });
}

/** Both are reminded an hour before, unless the time was chosen later than that. */
async function remindBefore(tx: Db, interviewId: number, time: Date, now: Date): Promise<void> {
  const at = interviewReminderAt(time);
  if (at > now) await enqueue(tx, "interview.soon", { interviewId, time: time.toISOString() }, at);
}

function factsOf(row: InterviewRow): InterviewFacts {
  return {
    status: row.status,
    proposedBy: partyOf(row.proposedBy, row),
    times: row.proposedTimes,
    chosenTime: row.chosenTime,
    application: { status: row.applicationStatus, candidateStatus: row.candidateStatus },
  };
}

function refused(refusal: InterviewRefusal, { action }: AnswerInterviewBody): AppError {
  const isAboutTimes = refusal === "time_past" || refusal === "unknown_time";
  if (isAboutTimes && action === "counter") return invalidField("times", fr.timesPast);
  return isAboutTimes ? invalidField("time", fr.refusals[refusal]) : conflict(refusal, fr.refusals[refusal]);
}

async function write(tx: Db, row: InterviewRow, actor: Actor, answer: AnswerInterviewBody, now: Date): Promise<void> {
  await tx
    .updateTable("interviews")
    .set({ ...columns(actor, answer), updatedAt: now })
    .where("id", "=", row.id)
    .execute();
}

function columns(actor: Actor, answer: AnswerInterviewBody) {
  switch (answer.action) {
    case "choose":
      return { status: "chosen" as const, chosenTime: answer.time };
    case "decline":
      return { status: "declined" as const, chosenTime: null };
    case "counter":
      return {
        status: "countered" as const,
        chosenTime: null,
        proposedTimes: sortTimes(answer.times),
        proposedBy: actor.userId,
        ...(answer.place && { place: answer.place }),
      };
  }
}
