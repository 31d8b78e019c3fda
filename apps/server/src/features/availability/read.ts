import type { AvailabilityException, AvailabilityView } from "@app/contract/availability";
import type { Candidate } from "@app/domain/actor";
import { weekFromBits } from "@app/domain/availability";
import { parisDay } from "@app/domain/calendar";
import { slotsFromBits } from "@app/domain/day-hours";
import type { Context } from "../../platform/context.ts";
import { locateCode } from "../../views/places/locate.ts";
import { presentPlace } from "../../views/places/place.ts";

export async function readAvailability(ctx: Context, { userId }: Candidate): Promise<AvailabilityView> {
  const row = await readRow(ctx, userId);
  const now = ctx.now();
  const place = row.communeCode ? await locateCode(ctx.pool, row.communeCode) : null;
  const frozen = row.availability === "freeze";
  return {
    weekly: weekFromBits(row.week ?? 0),
    exceptions: await readExceptions(ctx, userId, parisDay(now)),
    nightAlerts: row.nightAlerts ?? false,
    verifiedOnly: row.verifiedOnly ?? false,
    drivingLicence: row.drivingLicence ?? false,
    nowUntil: row.nowUntil && row.nowUntil > now ? row.nowUntil.toISOString() : null,
    frozen,
    frozenUntil: (frozen && row.availabilityUntil?.toISOString()) || null,
    place: place && presentPlace(place),
    radius: row.radiusKm,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

function readRow(ctx: Context, userId: number) {
  return ctx.db
    .selectFrom("candidates as c")
    .innerJoin("users as u", "u.id", "c.userId")
    .leftJoin("availabilities as a", "a.candidateId", "c.userId")
    .where("c.userId", "=", userId)
    .select(["u.communeCode", "c.radiusKm", "c.availability", "c.availabilityUntil"])
    .select(["a.week", "a.nowUntil", "a.nightAlerts", "a.verifiedOnly", "a.drivingLicence", "a.expiresAt"])
    .executeTakeFirstOrThrow();
}

async function readExceptions(ctx: Context, userId: number, today: string): Promise<AvailabilityException[]> {
  const rows = await ctx.db
    .selectFrom("availabilityExceptions")
    .where("candidateId", "=", userId)
    .where("lastDay", ">=", today)
    .orderBy("firstDay")
    .orderBy("lastDay")
    .orderBy("slots")
    .select(["firstDay", "lastDay", "slots", "available"])
    .execute();
  return rows.map(({ firstDay, lastDay, slots, available }) => ({
    from: firstDay,
    to: lastDay,
    slots: slotsFromBits(slots),
    available,
  }));
}
