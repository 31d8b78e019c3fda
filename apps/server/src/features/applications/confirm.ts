import type { ApplicationView } from "@app/contract/applications/applications";
import { applicationFr as fr } from "@app/contract/applications/applications.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { type ConfirmRefusal, refuseConfirm } from "@app/domain/applications/application";
import { tacitAttendanceAt } from "@app/domain/applications/attendance";
import { statusForCandidate } from "@app/domain/applications/decision-undo";
import { sql } from "kysely";
import { requireLawfulContract } from "../../commands/require-lawful-contract.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict } from "../../platform/http/errors.ts";
import { recordEvent, writeEvent } from "./application-events.ts";
import { readApplication } from "./application-view.ts";
import { type LockedApplication, lockApplication } from "./lock-application.ts";
import { choosePlaces, recountPlaces, takePlaces } from "./take-places.ts";

const SENTENCES: Record<ConfirmRefusal, string> = {
  not_accepted: fr.notAccepted,
  already_withdrawn: fr.alreadyWithdrawn,
  mission_started: fr.missionStarted,
};

/** Confirms every accepted shift: the yes that engages both. An offer that ended is confirmed too, while its place is free. Idempotent. */
export async function confirm(ctx: Context, candidate: Candidate, applicationId: number): Promise<ApplicationView> {
  return transaction(ctx, async (tx) => {
    const locked = await lockApplication(tx, applicationId, candidate, ctx.now());
    const { missionId, application } = locked;
    const now = ctx.now();
    const refusal = refuseConfirm({ ...application, status: statusForCandidate(application, now) }, now);
    if (refusal) throw conflict(refusal, SENTENCES[refusal]);
    if (application.isReleased || application.candidateStatus !== "confirmed") {
      if (application.isReleased) await takeOfferedPlaces(tx, locked, candidate, now);
      await tx
        .updateTable("bookings")
        .set({ confirmedAt: now })
        .where("applicationId", "=", applicationId)
        .where("confirmedAt", "is", null)
        .execute();
      await tx
        .updateTable("applications")
        .set({
          status: "accepted",
          candidateStatus: "confirmed",
          confirmedAt: now,
          confirmBefore: null,
          offeredShifts: null,
          attendanceDueAt: tacitAttendanceAt(application.endsAt),
        })
        .where("missionId", "=", missionId)
        .where("id", "=", applicationId)
        .execute();
      await recountPlaces(tx, missionId, now);
      await recordEvent(tx, { missionId, applicationId, kind: "confirmed", actorId: candidate.userId, at: now });
    } else if (await answerAgain(tx, applicationId, now))
      await recordEvent(tx, { missionId, applicationId, kind: "reconfirmed", actorId: candidate.userId, at: now });
    return readApplication(tx, candidate, applicationId, now);
  });
}

/** The places of an offer that ended, those that are not over; throws when one of them is somebody else's. */
async function takeOfferedPlaces(tx: Db, locked: LockedApplication, candidate: Candidate, at: Date): Promise<void> {
  const { missionId, applicationId, application, shifts } = locked;
  const offered = application.offeredShifts?.filter((id) => shifts.some((shift) => shift.id === id)) ?? null;
  const places = choosePlaces(locked, offered?.length === 0 ? null : offered);
  await requireLawfulContract(tx, applicationId, places.shiftIds);
  await takePlaces(tx, locked, places, at);
  // Its own yes is the acceptance: nobody is told of it apart.
  await writeEvent(tx, { missionId, applicationId, kind: "accepted", actorId: candidate.userId, at });
}

/** Whether the person had been asked again. */
async function answerAgain(tx: Db, applicationId: number, at: Date): Promise<boolean> {
  const answered = await tx
    .updateTable("bookings")
    .set({ confirmedAt: at })
    .where("applicationId", "=", applicationId)
    .where("reconfirmBy", "is not", null)
    .where(sql`lower(during)`, ">", at)
    .returning("shiftId")
    .execute();
  return answered.length > 0;
}
