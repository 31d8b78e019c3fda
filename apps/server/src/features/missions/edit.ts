import { accessFr } from "@app/contract/access.fr";
import type { MissionBody, MissionView } from "@app/contract/missions";
import { missionFr as fr } from "@app/contract/missions.fr";
import type { Employer } from "@app/domain/actor";
import { describeChanges } from "@app/domain/mission-changes";
import { type EditRefusal, isRescheduled, mustAskAgain, refuseEdit, type Terms } from "@app/domain/mission-edit";
import type { Context } from "../../platform/context.ts";
import { type AppError, conflict, forbidden, invalidField } from "../../platform/errors.ts";
import { transaction } from "../../platform/transaction.ts";
import { holdMission } from "../../views/hold-mission.ts";
import { recordMissionEvent } from "../../views/record-mission-event.ts";
import { rebook, resetConfirmations } from "./accepted-applications.ts";
import { columnsOf, completeBody, placeOf, scheduleOf } from "./columns.ts";
import { recordOverruled, requireLawful } from "./law-check.ts";
import { lockOwnMission, viewMission } from "./own-mission.ts";
import { readHoldReason, refreshRegister } from "./register-check.ts";

/** Edits a published mission and notifies those who applied. */
export async function edit(ctx: Context, employer: Employer, id: number, body: MissionBody): Promise<MissionView> {
  const input = completeBody(body);
  if (input.company_id !== undefined && input.company_id !== employer.companyId) {
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  }
  const place = await placeOf(ctx, input);
  await refreshRegister(ctx, employer.companyId);
  const at = ctx.now();
  return transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    const columns = await columnsOf(tx, input, place, scheduleOf(input, at, mission));
    const [before, after] = [termsOf(mission), termsOf(columns)];
    const { status, acceptedCount, applicationCount } = mission;
    const { positions, maxApplications } = columns;
    const wanted = { positions, maxApplications };
    const refusal = refuseEdit({ status, before, after, acceptedCount, applicationCount, ...wanted, now: at });
    if (refusal) throw refused(refusal);
    const overruled = requireLawful(
      { ...input, startDate: columns.startsAt, commune_code: place?.code ?? null },
      input.acknowledged,
    );
    await tx
      .updateTable("missions")
      .set({ ...columns, updatedAt: at })
      .where("id", "=", id)
      .execute();
    await recordOverruled(tx, { missionId: id, employer, at, findings: overruled });
    if (acceptedCount > 0 && mustAskAgain(before, after)) await resetConfirmations(tx, id);
    if (acceptedCount > 0 && isRescheduled(before, after)) await rebook(tx, id, after);
    if (applicationCount > 0 && describeChanges(before, after).length > 0) {
      const details = { before, after };
      await recordMissionEvent(tx, { missionId: id, kind: "changed", actorId: employer.userId, at, details });
    }
    // People already accepted keep their mission.
    const reason =
      status === "recruiting" && acceptedCount === 0 ? await readHoldReason(ctx, tx, employer.companyId) : null;
    if (reason)
      await holdMission(tx, { missionId: id, companyId: employer.companyId, reason, actorId: employer.userId, at });
    return viewMission(tx, id);
  });
}

function termsOf({ location, remote, startsAt, endsAt, hoursPerDay, payCents, payPeriod }: Terms): Terms {
  return { location, remote, startsAt, endsAt, hoursPerDay, payCents, payPeriod };
}

function refused(refusal: EditRefusal): AppError {
  switch (refusal) {
    case "mission_completed":
      return conflict("mission_closed", fr.completed);
    case "start_locked":
      return invalidField("startDate", fr.startLocked);
    case "start_past":
      return invalidField("startDate", fr.startPast);
    case "end_past":
      return invalidField("endDate", fr.endPast);
    case "pay_lowered":
      return invalidField("compensation", fr.payLowered);
    case "positions_below_accepted":
      return invalidField("positions", fr.positionsBelowAccepted);
    case "cap_below_received":
      return invalidField("maxApplications", fr.capBelowReceived);
  }
}
