import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import { accessFr } from "@app/contract/http/access.fr";
import { missionFr } from "@app/contract/missions/missions.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import {
  type ApplyFacts,
  type ApplyRefusal,
  mayApplyAgain,
  refuseApplication,
} from "@app/domain/applications/application";
import { formatMoment } from "@app/domain/time/format-time";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { AppError, conflict, forbidden, invalidField, notFound } from "../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency.ts";
import { isVisibleTo } from "../../views/mission-visibility.ts";
import { completenessOf, readAccount } from "../../views/user.ts";
import { countAnswers } from "./answer-stats.ts";
import { recordEvent, writeEvent } from "./application-events.ts";
import { readApplication } from "./application-view.ts";
import { isBooked } from "./bookings.ts";
import { linkProposition } from "./link-proposition.ts";
import { shiftFull } from "./take-places.ts";

export type ApplyInput = {
  missionId: number;
  workerId: number | undefined;
  message: string;
  attachCv: boolean;
  /** Null: all of them. */
  shifts: readonly number[] | null;
};

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
    async (tx) => readApplication(tx, candidate, await applyIn(ctx, tx, candidate, input), ctx.now()),
    { idempotencyKey },
  );
}

/** Returns the application. `isBooking`: its employer gets one notification, of the place that is booked with it. */
export async function applyIn(
  ctx: Context,
  tx: Db,
  candidate: Candidate,
  input: Omit<ApplyInput, "workerId"> & { isBooking?: boolean },
): Promise<number> {
  const facts = await readFacts(ctx, tx, candidate, input);
  const refusal = refuseApplication(facts);
  if (refusal) throw refused(refusal);
  await ctx.limiter.spend("apply_day", `u${candidate.userId}`);

  const taken = await takeSlot(tx, input.missionId, ctx.now());
  if (!taken) throw refused(refuseApplication(await readFacts(ctx, tx, candidate, input)) ?? "mission_full");

  const now = ctx.now();
  // Read again under the mission's lock.
  const wanted = wantedShifts(taken, await readShifts(tx, input.missionId), input.shifts, now);
  const application = {
    missionId: input.missionId,
    candidateId: candidate.userId,
    companyId: taken.companyId,
    message: input.message,
    cvFileId: input.attachCv ? facts.cvFileId : null,
    shiftIds: wanted.isAll ? null : wanted.shifts.map(({ id }) => id),
    createdAt: now,
  };
  const applicationId = (await insertApplication(tx, application)) ?? (await reapply(tx, application));
  if (applicationId === null) throw refused("already_applied");
  const { missionId } = input;
  const record = input.isBooking ? writeEvent : recordEvent;
  await record(tx, { missionId, applicationId, kind: "received", actorId: candidate.userId, at: now });
  await linkProposition(ctx, tx, { missionId, candidateId: candidate.userId, applicationId, at: now });
  return applicationId;
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
  input: Omit<ApplyInput, "workerId">,
): Promise<ApplyFacts & { cvFileId: number | null }> {
  const mission = await tx
    .selectFrom("missions")
    .where("id", "=", input.missionId)
    .where("deletedAt", "is", null)
    .where("hiddenAt", "is", null)
    .where("status", "!=", "held")
    // A paused one is known to those who applied or were asked.
    .where((eb) =>
      eb.or([
        isVisibleTo(candidate),
        eb.exists(
          eb
            .selectFrom("propositions as p")
            .whereRef("p.missionId", "=", "missions.id")
            .where("p.candidateId", "=", candidate.userId)
            .select("p.id"),
        ),
      ]),
    )
    .select(["status", "startsAt", "takeSome", "positions", "acceptedCount"])
    .select(["maxApplications", "applicationCount", "endedApplications"])
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
  const shifts = await readShifts(tx, input.missionId);
  const open = openShifts(mission, shifts, ctx.now());
  const asked = open.length > 0 ? wantedShifts(mission, shifts, input.shifts, ctx.now()).shifts : [];
  return {
    // Shifts that can be taken one by one are open until each of them starts.
    mission: { ...mission, startsAt: (mission.takeSome && open[0]?.startsAt) || mission.startsAt },
    candidate: {
      profileComplete: completenessOf(user, null).complete,
      emailVerified: user.emailVerifiedAt !== null || !ctx.config.requireVerifiedEmail,
      adultConfirmed: user.adultConfirmedAt !== null,
      hasCv: user.cvFileId !== null,
      alreadyApplied: earlier !== undefined && !mayApplyAgain(earlier),
      isBooked: await isBooked(tx, candidate.userId, asked),
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
    .where((eb) => eb.or([eb("startsAt", ">", now), eb.and([eb("takeSome", "=", true), eb("endsAt", ">", now)])]))
    .whereRef("acceptedCount", "<", "positions")
    .where(sql<boolean>`(max_applications is null or application_count - ended_applications < max_applications)`)
    .returning(["companyId", "takeSome", "positions", "acceptedCount"])
    .executeTakeFirst();
}

type MissionShift = Awaited<ReturnType<typeof readShifts>>[number];

function readShifts(tx: Db, missionId: number) {
  return tx
    .selectFrom("shifts")
    .where("missionId", "=", missionId)
    .orderBy("startsAt")
    .orderBy("id")
    .select(["id", "startsAt", "endsAt", "positions", "acceptedCount"])
    .execute();
}

const hasPlace = (shift: MissionShift) => shift.acceptedCount < shift.positions;

function openShifts(mission: { takeSome: boolean }, shifts: readonly MissionShift[], now: Date): MissionShift[] {
  if (!mission.takeSome) return [...shifts];
  return shifts.filter((shift) => shift.startsAt > now && hasPlace(shift));
}

type Places = { takeSome: boolean; positions: number; acceptedCount: number };

/** The shifts asked for, else all that are open. Refused when one of them is unknown, full or started. */
function wantedShifts(
  mission: Places,
  shifts: readonly MissionShift[],
  ids: readonly number[] | null,
  now: Date,
): { shifts: MissionShift[]; isAll: boolean } {
  const wanted = ids ? shifts.filter(({ id }) => ids.includes(id)) : openShifts(mission, shifts, now);
  if (ids && wanted.length < new Set(ids).size) throw invalidField("shifts", shiftFr.unknown);
  if (!mission.takeSome && wanted.length < shifts.length) throw invalidField("shifts", shiftFr.together);
  if (mission.takeSome) {
    const full = wanted.find((shift) => !hasPlace(shift));
    if (full) throw shiftFull(full, mission);
    const started = wanted.find(({ startsAt }) => startsAt <= now);
    if (started)
      throw new AppError(409, "shift_started", shiftFr.started(formatMoment(started.startsAt)), { shift: started.id });
  }
  return { shifts: wanted, isAll: wanted.length === shifts.length };
}

type NewApplication = {
  missionId: number;
  candidateId: number;
  companyId: number;
  message: string;
  cvFileId: number | null;
  shiftIds: number[] | null;
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
  const { missionId, candidateId, message, cvFileId, shiftIds, createdAt } = application;
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
    .set({
      status: "pending",
      candidateStatus: null,
      message,
      cvFileId,
      shiftIds,
      createdAt,
      undone: false,
      lateWithdrawal: false,
    })
    .set({ seenAt: null, answeredAt: null, decidedAt: null, confirmedAt: null, withdrawnAt: null })
    .where("missionId", "=", missionId)
    .where("id", "=", earlier.id)
    .execute();
  return earlier.id;
}
