import type { MissionBody } from "@app/contract/missions/mission-body";
import type { MissionView } from "@app/contract/missions/missions";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import { deriveMission } from "@app/db/shifts";
import type { Employer } from "@app/domain/accounts/actor";
import type { HeldReason } from "@app/domain/companies/company-level";
import { describeChanges } from "@app/domain/missions/mission-changes";
import { type EditRefusal, refuseEdit } from "@app/domain/missions/mission-edit";
import { sql } from "kysely";
import { holdMission } from "../../commands/hold-mission.ts";
import { moveReplies } from "../../commands/move-replies.ts";
import { recordJournal } from "../../commands/record-journal.ts";
import { recordMissionEvent } from "../../commands/record-mission-event.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { type AppError, conflict, invalidField } from "../../platform/http/errors.ts";
import { rebook, resetConfirmations } from "./accepted-applications.ts";
import { requireAllowed } from "./checks/contract-check.ts";
import { readLaw, recordOverruled, requireLawful } from "./checks/law-check.ts";
import { requireLevel } from "./checks/level-check.ts";
import { holdsAccepted, readHoldReason, refreshRegister } from "./checks/register-check.ts";
import { requireNoCall, shiftsToConfirm, termsOf } from "./edit-effects.ts";
import { openBeforeStart } from "./mission-audience.ts";
import { columnsOf, completeBody, contractOf, withStored } from "./mission-columns.ts";
import { lockOwnMission, type OwnMission, requireOwnCompany, viewMission } from "./own-mission.ts";
import { findPlace, siteOf } from "./public-mission.ts";
import { compareShifts, editedShifts, readShifts } from "./read-shifts.ts";

/**
 * Edits a published mission and notifies those who applied. Words that a person must read first are not stored when
 * somebody applied: whoever counts on the mission goes on reading what was published.
 */
export async function edit(ctx: Context, employer: Employer, id: number, body: MissionBody): Promise<MissionView> {
  const sent = completeBody(body);
  requireOwnCompany(employer, sent);
  const place = await findPlace(ctx, employer, sent);
  const law = await readLaw(ctx);
  await refreshRegister(ctx, employer.companyId);
  const at = ctx.now();
  const edited = await transaction(ctx, async (tx) => {
    const mission = await lockOwnMission(tx, employer, id);
    await sql`savepoint before_edit`.execute(tx);
    const input = withStored(sent, mission);
    await requireNoCall(tx, mission, input, at);
    const stored = await readShifts(tx, id);
    const shifts = editedShifts(input, mission, stored);
    // A body without shifts says nothing of how they are taken.
    const takeSome = input.shifts ? input.takeSome : mission.takeSome;
    const breakPaid = input.shifts ? input.breakPaid : mission.breakPaid;
    if (takeSome !== mission.takeSome && mission.acceptedCount > 0)
      throw invalidField("takeSome", shiftFr.takeSomeLocked);
    const contract = contractOf(input, mission);
    const site = await siteOf(ctx, tx, employer, { input, place, before: mission });
    const columns = await columnsOf(tx, input, site, { shifts, takeSome, breakPaid, contract });
    const [before, after] = [termsOf(mission, stored), termsOf(columns, shifts)];
    const { status, acceptedCount, applicationCount, endedApplications } = mission;
    const { positions, maxApplications } = columns;
    const wanted = { positions, maxApplications };
    const refusal = refuseEdit({
      status,
      before,
      after,
      acceptedCount,
      applicationCount,
      endedApplications,
      ...wanted,
      now: at,
    });
    if (refusal) throw refused(refusal, input);
    const changes = compareShifts(stored, shifts, takeSome, at);
    await requireAllowed(tx, employer.companyId, input, { contract, shifts, takeSome, now: at });
    const overruled = requireLawful({ input, contract, shifts, site }, law);
    await tx
      .updateTable("missions")
      .set({ ...columns, updatedAt: at })
      .where("id", "=", id)
      .execute();
    await recordOverruled(tx, { missionId: id, employer, at, findings: overruled });
    const { companyId, userId: actorId } = employer;
    await recordJournal(tx, { companyId, actorId, action: "mission_edited", detail: { mission: id }, at });
    await rebook(tx, id, changes, takeSome);
    const toConfirm = shiftsToConfirm(before, after, changes, takeSome);
    const asked = acceptedCount > 0 ? await resetConfirmations(tx, id, toConfirm) : [];
    await deriveMission(tx, id, at);
    if (changes.added.length + changes.moved.length + changes.removed.length > 0) await moveReplies(tx, id, at);
    const coming = shifts.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt > at);
    if (coming.length > 0)
      await openBeforeStart(tx, mission, { now: at, startsAt: new Date(Math.min(...coming.map(Number))) });
    await sql`select recount_places(${id}, ${at})`.execute(tx);
    if (asksForMore(mission, columns)) await requireLevel(ctx, tx, id);
    if (applicationCount > 0 && describeChanges(before, after).length > 0) {
      const details = { before, after, asked };
      await recordMissionEvent(tx, { missionId: id, kind: "changed", actorId: employer.userId, at, details });
    }
    // Nobody reads a paused mission that nobody applied to: it is checked when it is resumed.
    const isRead = status !== "paused" || applicationCount > 0;
    const reason = isRead ? await readHoldReason(ctx, tx, employer, id) : null;
    if (reason === "risk" && applicationCount > 0) {
      await undoEdit(tx, employer, mission, at);
      return null;
    }
    if (reason && isHeldFor(reason, mission))
      await holdMission(tx, { missionId: id, companyId: employer.companyId, reason, actorId: employer.userId, at });
    const wasFilled = acceptedCount >= mission.positions;
    if (wasFilled && acceptedCount < positions) await enqueue(tx, "mission.reopened", { missionId: id });
    return viewMission(tx, id, at);
  });
  if (!edited) throw conflict("edit_held", fr.editHeld);
  return edited;
}

type Asked = { positions: number; booking?: OwnMission["booking"] };

/** What a mission had when its company's level allowed it stays. Nobody reads a paused one: it is checked when it is resumed. */
const asksForMore = (before: OwnMission, after: Asked): boolean =>
  before.status !== "paused" &&
  (after.positions > before.positions || (after.booking === "first" && before.booking !== "first"));

/** A held mission waits for what it was held for, unless a risk was found since. The register's answer takes no mission from those accepted. */
function isHeldFor(reason: HeldReason, { status, heldReason, acceptedCount }: OwnMission): boolean {
  if (reason === "risk") return heldReason !== "risk";
  return status === "recruiting" && (holdsAccepted(reason) || acceptedCount === 0);
}

/** Takes back everything but what was found, which a person reads with the mission. */
async function undoEdit(tx: Db, employer: Employer, mission: OwnMission, at: Date): Promise<void> {
  const {
    id: _,
    reasons,
    ...found
  } = await tx
    .selectFrom("missionRisk")
    .where("missionId", "=", mission.id)
    .orderBy("id", "desc")
    .limit(1)
    .selectAll()
    .executeTakeFirstOrThrow();
  await sql`rollback to savepoint before_edit`.execute(tx);
  await tx
    .insertInto("missionRisk")
    .values({ ...found, reasons: JSON.stringify(reasons) })
    .execute();
  const { id: missionId, companyId } = mission;
  if (isHeldFor("risk", mission))
    await holdMission(tx, { missionId, companyId, reason: "risk", actorId: employer.userId, at });
}

/** The dates and people of a body with shifts are those of its shifts. */
function refused(refusal: EditRefusal, { shifts }: MissionBody): AppError {
  const field = (name: string) => (shifts ? "shifts" : name);
  switch (refusal) {
    case "mission_completed":
      return conflict("mission_closed", fr.completed);
    case "start_locked":
      return invalidField(field("startDate"), fr.startLocked);
    case "start_past":
      return invalidField(field("startDate"), fr.startPast);
    case "end_past":
      return invalidField(field("endDate"), fr.endPast);
    case "pay_lowered":
      return invalidField("compensation", fr.payLowered);
    case "positions_below_accepted":
      return invalidField(field("positions"), fr.positionsBelowAccepted);
    case "cap_below_received":
      return invalidField("maxApplications", fr.capBelowReceived);
  }
}
