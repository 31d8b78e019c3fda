import type { PropositionView } from "@app/contract/matching/propositions";
import { propositionFr as fr } from "@app/contract/matching/propositions.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import {
  type AnswerRefusal,
  heldUntil,
  type PropositionAnswer,
  type PropositionNoReason,
  refuseAnswer,
} from "@app/domain/matching/proposition";
import { reserveCallAt } from "@app/domain/matching/reserve";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { AppError, conflict, notFound } from "../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { lockProposition, readProposition } from "../../views/proposition.ts";
import { applyIn } from "./apply.ts";
import { bookFirst } from "./book-first.ts";
import { answerCall } from "./reserve/answer-call.ts";

const SENTENCES: Record<AnswerRefusal, string> = {
  proposition_answered: fr.answered,
  proposition_closed: fr.closed,
  proposition_expired: fr.expired,
  place_taken: fr.taken,
};

const sentenceOf = (refusal: AnswerRefusal, before: PropositionAnswer | null) =>
  refusal === "place_taken" && before === "standby" ? fr.takenOnStandby : SENTENCES[refusal];

type Answer = {
  answer: PropositionAnswer;
  /** Null: all of them. */
  shifts: readonly number[] | null;
  reason: PropositionNoReason | null;
  /** Of somebody who is called: what they stored for themselves goes with their yes. */
  shareVault: boolean;
};

/** Yes applies, or books when the mission is for the first who says yes. Idempotent: the same answer changes nothing. */
export async function answerProposition(
  ctx: Context,
  candidate: Candidate,
  id: number,
  { answer, shifts, reason, shareVault }: Answer,
  idempotencyKey: IdempotencyKey | null,
): Promise<PropositionView> {
  return transaction(
    ctx,
    async (tx) => {
      const proposition = await lockProposition(tx, candidate, id, ctx.now());
      if (!proposition) throw notFound("proposition_not_found", fr.notFound);
      const now = ctx.now();
      if (proposition.answer !== answer) {
        const refusal = refuseAnswer(proposition, answer, now);
        if (refusal) throw conflict(refusal, sentenceOf(refusal, proposition.answer));
        const { missionId, isBooking, shiftIds } = proposition;
        const isNamed = proposition.origin === "direct";
        if (answer === "yes" && proposition.callOutcome !== null && proposition.answer === "standby") {
          const call = { ...proposition, id, outcome: proposition.callOutcome };
          const applicationId = await answerCall(ctx, tx, candidate, call, shifts);
          if (shareVault && call.outcome !== "asks") await enqueue(tx, "dossier.share_vault", { applicationId });
        } else if (answer === "yes")
          await sayYes(ctx, tx, candidate, { missionId, shifts: shifts ?? shiftIds, isBooking, isNamed });
        else await store(tx, id, { answer, reason: answer === "no" ? reason : null, at: now });
        if (answer === "standby") await planCall(tx, missionId, now);
        // The place is offered to the next one.
        if (answer === "no" && proposition.calledUntil) await enqueue(tx, "mission.reopened", { missionId });
        publishToUser(ctx, tx, candidate.userId, { type: "proposition", id });
        for (const one of proposition.recipients) publishToUser(ctx, tx, one, { type: "diffusion", id: missionId });
      } else if (answer === "no" && reason) {
        // Asked for once the no is given.
        await tx
          .updateTable("propositions")
          .set({ answerReason: reason, heldUntil: heldUntil(reason, now) })
          .where("id", "=", id)
          .execute();
      }
      const view = await readProposition(tx, candidate, id, now);
      if (!view) throw notFound("proposition_not_found", fr.notFound);
      return view;
    },
    { idempotencyKey },
  );
}

type Yes = { missionId: number; shifts: readonly number[] | null; isBooking: boolean; isNamed: boolean };

async function sayYes(ctx: Context, tx: Db, candidate: Candidate, yes: Yes): Promise<void> {
  try {
    const { applicationId } = await applyIn(ctx, tx, candidate, { ...yes, message: "", attachCv: false });
    if (yes.isBooking) await bookFirst(ctx, tx, candidate, applicationId);
  } catch (error) {
    if (error instanceof AppError && error.code === "mission_full") throw conflict("place_taken", fr.taken);
    throw error;
  }
}

/** A place that nobody took is proposed to the reserve when the start is near. */
async function planCall(tx: Db, missionId: number, now: Date): Promise<void> {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", missionId)
    .select(sql<Date>`coalesce(next_start_of(missions, ${now}), starts_at)`.as("startsAt"))
    .executeTakeFirstOrThrow();
  const dueAt = reserveCallAt(mission.startsAt);
  if (dueAt > now) await enqueue(tx, "reserve.call", { missionId }, dueAt);
}

async function store(
  tx: Db,
  id: number,
  { answer, reason, at }: { answer: "no" | "standby"; reason: PropositionNoReason | null; at: Date },
): Promise<void> {
  await tx
    .updateTable("propositions")
    .set({ answer, answerReason: reason, answeredAt: at, heldUntil: heldUntil(reason, at) })
    .set((eb) => ({ seenAt: eb.fn.coalesce("seenAt", eb.val(at)) }))
    // A standby waits for a place although all of them are taken.
    .$if(answer === "standby", (qb) => qb.set({ closedAt: null, calledAt: null, calledUntil: null, callOutcome: null }))
    .where("id", "=", id)
    .execute();
}
