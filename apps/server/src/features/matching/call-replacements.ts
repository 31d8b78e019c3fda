import type { Db } from "@app/db/database";
import { standbyExpiry } from "@app/domain/matching/proposition";
import { isTooLittle, restOfShift } from "@app/domain/matching/replacement";
import { callsFor } from "@app/domain/matching/reserve";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { publishToUser } from "../../platform/realtime/realtime.ts";
import { type ReplacedPlace, readReplacedPlaces } from "../../views/replaced-place.ts";
import { callNext, countCalled } from "./call-reserve.ts";

/** Somebody was said to be absent, or arrived after that. Idempotent. */
export async function onReplaceDue(ctx: Context, { missionId }: JobPayload<"reserve.replace">): Promise<void> {
  await transaction(ctx, async (tx) => {
    await tx.selectFrom("missions").where("id", "=", missionId).select("id").forNoKeyUpdate().execute();
    await callReplacements(ctx, tx, missionId, ctx.now());
  });
}

/** What is left of each shift under way whose person is absent is proposed to the reserve, in its order. The mission is held. */
export async function callReplacements(ctx: Context, tx: Db, missionId: number, now: Date): Promise<void> {
  const places = await readReplacedPlaces(tx, missionId, now);
  for (const place of places) await callFor(ctx, tx, missionId, place, now);
  await publishToLetGo(ctx, tx, missionId, places, now);
}

/** Returns how many were called; null when a yes at the end of a call would leave too little. */
export async function callFor(
  ctx: Context,
  tx: Db,
  missionId: number,
  place: ReplacedPlace,
  now: Date,
): Promise<number | null> {
  const rest = restOfShift(place, now);
  if (isTooLittle(restOfShift(place, standbyExpiry({ now, startsAt: rest.startsAt })))) return null;
  const running = await countCalled(tx, missionId, now, place.applicationId);
  const wanted = callsFor(1, { now, startsAt: rest.startsAt }) - running;
  if (wanted <= 0) return 0;
  const replaced = { ...rest, applicationId: place.applicationId };
  return callNext(ctx, tx, missionId, { startsAt: rest.startsAt, wanted, shift: place.shiftId, now, replaced });
}

/** Whoever is called for hours that nobody can take any more reads so at once. */
async function publishToLetGo(
  ctx: Context,
  tx: Db,
  missionId: number,
  places: readonly ReplacedPlace[],
  now: Date,
): Promise<void> {
  const called = await tx
    .selectFrom("propositions")
    .where("missionId", "=", missionId)
    .where("answer", "=", "standby")
    .where("calledUntil", ">", now)
    .where("callReplaces", "is not", null)
    .select(["id", "candidateId", "callReplaces"])
    .execute();
  for (const { id, candidateId, callReplaces } of called)
    if (!places.some(({ applicationId }) => applicationId === callReplaces))
      publishToUser(ctx, tx, candidateId, { type: "proposition", id });
}
