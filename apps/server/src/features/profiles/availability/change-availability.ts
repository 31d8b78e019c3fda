import type { AvailabilityBody, AvailabilityException } from "@app/contract/profiles/availability";
import { availabilityFr as fr } from "@app/contract/profiles/availability.fr";
import { profileFr } from "@app/contract/profiles/profiles.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { AVAILABILITY_DAYS, MAX_NOW_HOURS, weekBits } from "@app/domain/profiles/availability";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { slotBits } from "@app/domain/time/day-hours";
import { moveCandidate } from "../../../commands/move-candidate.ts";
import { enqueue } from "../../../jobs.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { invalidField } from "../../../platform/http/errors.ts";
import { locateCommune } from "../../../views/places/locate.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_DAYS = 366;

/** Whatever is changed, the week counts again for two months. */
export async function changeAvailability(
  ctx: Context,
  { userId }: Candidate,
  { place: text, exceptions, ...choices }: AvailabilityBody,
): Promise<void> {
  const now = ctx.now();
  refuseDates({ ...choices, exceptions }, now);
  const place = text === undefined ? undefined : await locateCommune(ctx.pool, text);
  if (place === null) throw invalidField("place", profileFr.areaUnknown);
  await transaction(ctx, async (tx) => {
    if (place) await moveCandidate(tx, userId, place, now);
    // Also keeps two changes of one person from crossing.
    await tx
      .updateTable("candidates")
      .set({
        lastActiveAt: now,
        ...(choices.radius !== undefined && { radiusKm: choices.radius }),
      })
      .where("userId", "=", userId)
      .execute();
    if (choices.frozenUntil !== undefined) await freeze(tx, userId, choices.frozenUntil);
    else if (choices.nowUntil) await endPause(tx, userId);
    await writeChoices(tx, userId, choices.frozenUntil ? { ...choices, nowUntil: null } : choices, now);
    if (choices.drivingLicence !== undefined) await declareLicence(tx, userId, choices.drivingLicence, now);
    if (exceptions) await replaceExceptions(tx, userId, exceptions, parisDay(now));
    await enqueue(tx, "candidate.available", { candidateId: userId });
  });
}

function refuseDates({ nowUntil, frozenUntil, exceptions = [] }: AvailabilityBody, now: Date): void {
  const isWithin = (date: Date, ms: number) => date > now && date.getTime() <= now.getTime() + ms;
  if (nowUntil && !isWithin(nowUntil, MAX_NOW_HOURS * HOUR_MS)) throw invalidField("nowUntil", fr.nowTooFar);
  if (frozenUntil && !isWithin(frozenUntil, YEAR_DAYS * DAY_MS)) throw invalidField("frozenUntil", fr.frozenTooFar);
  const last = addDays(parisDay(now), YEAR_DAYS);
  if (exceptions.some(({ to }) => to > last)) throw invalidField("exceptions", fr.daysTooFar);
}

/** The same choice as in the profile; without a date, whoever was frozen is available again. */
async function freeze(tx: Db, userId: number, until: Date | null): Promise<void> {
  const update = tx
    .updateTable("candidates")
    .set({ availability: until ? "freeze" : "on_fire", availabilityUntil: until })
    .where("userId", "=", userId);
  await (until ? update : update.where("availability", "=", "freeze")).execute();
}

/** Whoever is available for a few hours is available. */
async function endPause(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable("candidates")
    .set({ availability: "on_fire", availabilityUntil: null })
    .where("userId", "=", userId)
    .where("availability", "=", "freeze")
    .execute();
}

async function writeChoices(
  tx: Db,
  candidateId: number,
  { weekly, nowUntil, nightAlerts, verifiedOnly }: AvailabilityBody,
  now: Date,
): Promise<void> {
  const changed = {
    ...(weekly && { week: weekBits(weekly) }),
    ...(nowUntil !== undefined && { nowUntil }),
    ...(nightAlerts !== undefined && { nightAlerts }),
    ...(verifiedOnly !== undefined && { verifiedOnly }),
    expiresAt: new Date(now.getTime() + AVAILABILITY_DAYS * DAY_MS),
    renewalAskedAt: null,
    updatedAt: now,
  };
  await tx
    .insertInto("availabilities")
    .values({ candidateId, ...changed })
    .onConflict((oc) => oc.column("candidateId").doUpdateSet(changed))
    .execute();
}

/** It is one of the person's certificates; one that has an end keeps it until that day, and is then declared again. */
async function declareLicence(tx: Db, candidateId: number, isHeld: boolean, now: Date): Promise<void> {
  const licence = { candidateId, kind: "permis_b" } as const;
  const change = isHeld
    ? tx
        .insertInto("certificates")
        .values({ ...licence, declaredAt: now })
        .onConflict((oc) =>
          oc
            .columns(["candidateId", "kind"])
            .doUpdateSet({ declaredAt: now, validUntil: null, endedAt: null, remindedAt: null })
            .where("certificates.validUntil", "<", parisDay(now)),
        )
    : tx.deleteFrom("certificates").where("candidateId", "=", candidateId).where("kind", "=", licence.kind);
  await change.execute();
}

async function replaceExceptions(
  tx: Db,
  candidateId: number,
  exceptions: readonly AvailabilityException[],
  today: string,
): Promise<void> {
  await tx.deleteFrom("availabilityExceptions").where("candidateId", "=", candidateId).execute();
  const rows = exceptions
    .filter(({ to }) => to >= today)
    .map(({ from, to, slots, available }) => ({
      candidateId,
      firstDay: from,
      lastDay: to,
      slots: slotBits(slots),
      available,
    }))
    // Not available comes first, and wins over the same hours given as available.
    .toSorted((a, b) => Number(a.available) - Number(b.available));
  if (rows.length === 0) return;
  await tx
    .insertInto("availabilityExceptions")
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}
