import { reserveFr } from "@app/contract/applications/reserve.fr";
import { diffusionFr } from "@app/contract/matching/diffusion.fr";
import { shiftFr } from "@app/contract/missions/shifts.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { callsFor } from "@app/domain/matching/reserve";
import { lockOpenMission } from "../../commands/waves.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, invalidField } from "../../platform/http/errors.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { isOwnMission, isStillMember } from "../../views/member-scope.ts";
import { readReplacedPlaces } from "../../views/replaced-place.ts";
import { callFor } from "./call-replacements.ts";
import { callNext, countCalled } from "./call-reserve.ts";
import { missionNotFound } from "./steer-waves.ts";

type Wanted = { count: number; shift: number | null };

/** The employer calls the next people of the reserve, for an open place; what their yes does is said with the call. */
export async function callByHand(
  ctx: Context,
  employer: Employer,
  missionId: number,
  { count, shift }: Wanted,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const own = await tx
      .selectFrom("missions")
      .where("id", "=", missionId)
      .where(isOwnMission(employer))
      .where(isStillMember(employer))
      .where("deletedAt", "is", null)
      .select("takeSome")
      .executeTakeFirst();
    if (!own) throw missionNotFound();
    const now = ctx.now();
    const mission = await lockOpenMission(tx, missionId, now);
    if (shift !== null && (await callForRest(ctx, tx, missionId, shift, now))) return;
    if (!mission) throw conflict("not_recruiting", diffusionFr.notRecruiting);
    let { startsAt, missing } = mission;
    if (shift !== null) {
      const wanted = await tx
        .selectFrom("shifts")
        .where("missionId", "=", missionId)
        .where("id", "=", shift)
        .select(["startsAt", "positions", "acceptedCount"])
        .executeTakeFirst();
      if (!wanted) throw invalidField("shift", shiftFr.unknown);
      if (wanted.startsAt <= now || wanted.acceptedCount >= wanted.positions)
        throw conflict("no_place", reserveFr.noPlace);
      startsAt = wanted.startsAt;
      missing = wanted.positions - wanted.acceptedCount;
    }
    // One for each place, or two: what a call says of it holds.
    const left = callsFor(missing, { now, startsAt }) - (await countCalled(tx, missionId, now));
    if (left <= 0) throw conflict("calls_running", reserveFr.callsRunning);
    // Shifts taken together are called for together.
    const called = await callNext(ctx, tx, missionId, {
      startsAt,
      wanted: Math.min(count, left),
      shift: own.takeSome ? shift : null,
      now,
    });
    if (called === 0) throw conflict("nobody_to_call", reserveFr.nobodyToCall);
    for (const userId of mission.recipients) publishToUser(ctx, tx, userId, { type: "diffusion", id: missionId });
  });
}

/** Of a shift under way whose person is absent. False for any other. */
async function callForRest(ctx: Context, tx: Db, missionId: number, shift: number, now: Date): Promise<boolean> {
  const places = (await readReplacedPlaces(tx, missionId, now)).filter(({ shiftId }) => shiftId === shift);
  if (places.length === 0) return false;
  const called = [];
  for (const place of places) called.push(await callFor(ctx, tx, missionId, place, now));
  if (called.every((count) => count === null)) throw conflict("too_little_left", reserveFr.tooLittleLeft);
  if (called.every((count) => !count)) throw conflict("nobody_to_call", reserveFr.nobodyToCall);
  return true;
}
