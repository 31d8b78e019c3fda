import type { MissionBody } from "@app/contract/missions/mission-body";
import { missionFr as fr } from "@app/contract/missions/missions.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { shortName } from "@app/domain/accounts/person-name";
import { isPlaceChanged, mustAskAgain, type ShiftTimes, type Terms } from "@app/domain/missions/mission-edit";
import { deriveFields } from "@app/domain/missions/shift";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { conflict } from "../../platform/http/errors.ts";
import { isOwnMission } from "../../views/member-scope.ts";
import { completeBody } from "./mission-columns.ts";
import { missionNotFound, type OwnMission } from "./own-mission.ts";
import { locationOf } from "./public-mission.ts";
import { compareShifts, editedShifts, readShifts, type ShiftChanges } from "./read-shifts.ts";

export type AskedAgain = { application_id: number; name: string; shifts: number[] };

/** Who has confirmed and would have to confirm again after this edit. Reads only. */
export async function editEffects(
  ctx: Context,
  employer: Employer,
  id: number,
  body: MissionBody,
): Promise<{ asked_again: AskedAgain[] }> {
  const mission = await ctx.db
    .selectFrom("missions")
    .where("id", "=", id)
    .where(isOwnMission(employer))
    .where("deletedAt", "is", null)
    .select(["startsAt", "endsAt", "hoursPerDay", "totalDays", "positions", "payCents", "payPeriod"])
    .select(["location", "remote", "takeSome", "breakPaid"])
    .executeTakeFirst();
  if (!mission) throw missionNotFound();
  const input = completeBody(body);
  const stored = await readShifts(ctx.db, id);
  const shifts = editedShifts(input, mission, stored);
  const takeSome = input.shifts ? input.takeSome : mission.takeSome;
  const breakPaid = input.shifts ? input.breakPaid : mission.breakPaid;
  const changes = compareShifts(stored, shifts, takeSome, ctx.now());
  const payPeriod = input.compensationType;
  const { remote, compensation: payCents } = input;
  const location = await locationOf(ctx, employer, input);
  const derived = deriveFields(shifts, { payPeriod, takeSome, breakPaid });
  const after = termsOf({ location, remote, payCents, payPeriod, ...derived }, shifts);
  const asked = shiftsToConfirm(termsOf(mission, stored), after, changes, takeSome);
  return { asked_again: await readConfirmed(ctx, id, asked ?? stored.map((shift) => shift.id)) };
}

/** The shifts whose people must confirm again; null for all of them. */
export function shiftsToConfirm(
  before: Terms,
  after: Terms,
  changes: ShiftChanges,
  takeSome: boolean,
): readonly number[] | null {
  if (!mustAskAgain(before, after)) return [];
  return isPlaceChanged(before, after) || !takeSome ? null : changes.moved;
}

/** What a call says of a yes holds until its end: meanwhile it does not change for the next one either. The mission is locked. */
export async function requireNoCall(tx: Db, mission: OwnMission, { planB }: MissionBody, now: Date): Promise<void> {
  if (!planB || planB === (mission.planB ?? "ask")) return;
  const called = await tx
    .selectFrom("propositions")
    .where("missionId", "=", mission.id)
    .where("answer", "=", "standby")
    .where("calledUntil", ">", now)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (called) throw conflict("call_running", fr.callRunning);
}

export function termsOf(mission: Omit<Terms, "shifts">, shifts: readonly ShiftTimes[]): Terms {
  const { location, remote, startsAt, endsAt, hoursPerDay, payCents, payPeriod } = mission;
  const times = shifts.map((shift) => ({ id: shift.id, startsAt: shift.startsAt, endsAt: shift.endsAt }));
  return { location, remote, startsAt, endsAt, hoursPerDay, payCents, payPeriod, shifts: times };
}

async function readConfirmed(ctx: Context, missionId: number, shiftIds: readonly number[]): Promise<AskedAgain[]> {
  const people = await ctx.db
    .selectFrom("bookings as b")
    .innerJoin("users as u", "u.id", "b.candidateId")
    .where("b.missionId", "=", missionId)
    .where("b.shiftId", "=", sql<number>`any(${shiftIds}::bigint[])`)
    .where("b.confirmedAt", "is not", null)
    .groupBy(["b.applicationId", "u.id"])
    .orderBy("b.applicationId")
    .select([
      "b.applicationId",
      "u.firstName",
      "u.lastName",
      sql<number[]>`jsonb_agg(b.shift_id order by b.shift_id)`.as("shifts"),
    ])
    .execute();
  return people.map(({ applicationId, shifts, ...person }) => ({
    application_id: applicationId,
    name: shortName(person),
    shifts,
  }));
}
