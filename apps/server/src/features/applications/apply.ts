import { accessFr } from "@app/contract/access.fr";
import type { ApplicationView } from "@app/contract/applications";
import { applicationFr as fr } from "@app/contract/applications.fr";
import { missionFr } from "@app/contract/missions.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/actor";
import { type ApplyFacts, type ApplyRefusal, mayApplyAgain, refuseApplication } from "@app/domain/application";
import type { Context } from "../../platform/context.ts";
import { type AppError, conflict, forbidden, invalidField, notFound } from "../../platform/errors.ts";
import type { IdempotencyKey } from "../../platform/idempotency.ts";
import { transaction } from "../../platform/transaction.ts";
import { completenessOf, readAccount } from "../../views/user.ts";
import { countAnswers } from "./answer-stats.ts";
import { isBooked } from "./bookings.ts";
import { recordEvent } from "./events.ts";
import { readApplication } from "./view.ts";

export type ApplyInput = { missionId: number; workerId: number | undefined; message: string; attachCv: boolean };

export async function apply(
  ctx: Context,
  candidate: Candidate,
  input: ApplyInput,
  idempotencyKey: IdempotencyKey | null,
): Promise<ApplicationView> {
  if (input.workerId !== undefined && input.workerId !== candidate.userId)
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  return transaction(
    ctx,
    async (tx) => {
      const facts = await readFacts(ctx, tx, candidate, input);
      const refusal = refuseApplication(facts);
      if (refusal) throw refused(refusal);
      await ctx.limiter.spend("apply_day", `u${candidate.userId}`);

      const taken = await takeSlot(tx, input.missionId, ctx.now());
      if (!taken) throw refused(refuseApplication(await readFacts(ctx, tx, candidate, input)) ?? "mission_full");

      const now = ctx.now();
      const application = {
        missionId: input.missionId,
        candidateId: candidate.userId,
        companyId: taken.companyId,
        message: input.message,
        cvFileId: input.attachCv ? facts.cvFileId : null,
        createdAt: now,
      };
      const applicationId = (await insertApplication(tx, application)) ?? (await reapply(tx, application));
      if (applicationId === null) throw refused("already_applied");
      const { missionId } = input;
      await recordEvent(tx, { missionId, applicationId, kind: "received", actorId: candidate.userId, at: now });
      return readApplication(tx, candidate, applicationId, now);
    },
    { idempotencyKey },
  );
}

function refused(refusal: ApplyRefusal): AppError {
  const sentence = fr.refusals[refusal];
  switch (refusal) {
    case "profile_incomplete":
    case "email_not_verified":
    case "adult_not_confirmed":
      return forbidden(refusal, sentence);
    case "cv_missing":
      return invalidField("coverLetter", sentence);
    case "mission_closed":
    case "mission_full":
    case "already_applied":
    case "booking_overlap":
      return conflict(refusal, sentence);
  }
}

async function readFacts(
  ctx: Context,
  tx: Db,
  candidate: Candidate,
  input: ApplyInput,
): Promise<ApplyFacts & { cvFileId: number | null }> {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", input.missionId)
    .where("deletedAt", "is", null)
    .where("hiddenAt", "is", null)
    .where("status", "!=", "held")
    .select(["status", "startsAt", "endsAt", "hoursPerDay", "positions", "acceptedCount"])
    .select(["maxApplications", "applicationCount"])
    .executeTakeFirst();
  if (!mission) throw notFound("mission_not_found", missionFr.notFound);
  const user = await readAccount(tx, candidate.userId);
  if (!user) throw new Error(`candidate ${candidate.userId} has a session but no row`);
  const earlier = await tx
    .selectFrom("applications")
    .where("missionId", "=", input.missionId)
    .where("candidateId", "=", candidate.userId)
    .select(["createdAt", "withdrawnAt"])
    .executeTakeFirst();
  return {
    mission,
    candidate: {
      profileComplete: completenessOf(user, null).complete,
      emailVerified: user.emailVerifiedAt !== null || !ctx.config.requireVerifiedEmail,
      adultConfirmed: user.adultConfirmedAt !== null,
      hasCv: user.cvFileId !== null,
      alreadyApplied: earlier !== undefined && !mayApplyAgain(earlier),
      isBooked: await isBooked(tx, candidate.userId, mission),
    },
    attachCv: input.attachCv,
    cvFileId: user.cvFileId,
    now: ctx.now(),
  };
}

/** The conditional update is the lock: the counter never exceeds the maximum. */
function takeSlot(tx: Db, missionId: number, now: Date) {
  return tx
    .updateTable("missions")
    .set((eb) => ({ applicationCount: eb("applicationCount", "+", 1) }))
    .where("id", "=", missionId)
    .where("status", "=", "recruiting")
    .where("deletedAt", "is", null)
    .where("hiddenAt", "is", null)
    .where("startsAt", ">", now)
    .whereRef("acceptedCount", "<", "positions")
    .where((eb) => eb.or([eb("maxApplications", "is", null), eb("applicationCount", "<", eb.ref("maxApplications"))]))
    .returning("companyId")
    .executeTakeFirst();
}

type NewApplication = {
  missionId: number;
  candidateId: number;
  companyId: number;
  message: string;
  cvFileId: number | null;
  createdAt: Date;
};

/** Null when this person has already applied. */
async function insertApplication(tx: Db, application: NewApplication): Promise<number | null> {
  const row = await tx
    .insertInto("applications")
    .values(application)
    .onConflict((oc) => oc.columns(["missionId", "candidateId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reuses the row of an application withdrawn within minutes. */
async function reapply(tx: Db, application: NewApplication): Promise<number | null> {
  const { missionId, candidateId, message, cvFileId, createdAt } = application;
  const earlier = await tx
    .selectFrom("applications")
    .where("missionId", "=", missionId)
    .where("candidateId", "=", candidateId)
    .where("candidateStatus", "=", "withdrawn")
    .select(["id", "createdAt", "withdrawnAt"])
    .forUpdate()
    .executeTakeFirst();
  if (!earlier || !mayApplyAgain(earlier)) return null;
  // An answer given before the withdrawal no longer counts in the company's statistics.
  await countAnswers(tx, missionId, [earlier.id], -1);
  await tx
    .updateTable("applications")
    .set({ status: "pending", candidateStatus: null, message, cvFileId, createdAt, undone: false })
    .set({ seenAt: null, answeredAt: null, decidedAt: null, confirmedAt: null, withdrawnAt: null })
    .where("missionId", "=", missionId)
    .where("id", "=", earlier.id)
    .execute();
  return earlier.id;
}
