import type { AvailabilityException, AvailabilityView, HeldBack } from "@app/contract/profiles/availability";
import type { Candidate } from "@app/domain/accounts/actor";
import { LASTING_NO_REASONS, type LastingNoReason } from "@app/domain/matching/proposition";
import { weekFromBits } from "@app/domain/profiles/availability";
import { parisDay } from "@app/domain/time/calendar";
import { slotsFromBits } from "@app/domain/time/day-hours";
import { sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { locateCode } from "../../../views/places/locate.ts";
import { presentPlace } from "../../../views/places/place.ts";

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
    drivingLicence: row.licence !== null && (row.licenceUntil === null || row.licenceUntil >= parisDay(now)),
    nowUntil: row.nowUntil && row.nowUntil > now ? row.nowUntil.toISOString() : null,
    frozen,
    frozenUntil: (frozen && row.availabilityUntil?.toISOString()) || null,
    place: place && presentPlace(place),
    radius: row.radiusKm,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    heldBack: await readHeldBack(ctx, userId, now),
  };
}

function readRow(ctx: Context, userId: number) {
  return ctx.db
    .selectFrom("candidates as c")
    .innerJoin("users as u", "u.id", "c.userId")
    .leftJoin("availabilities as a", "a.candidateId", "c.userId")
    .leftJoin("certificates as l", (join) => join.onRef("l.candidateId", "=", "c.userId").on("l.kind", "=", "permis_b"))
    .where("c.userId", "=", userId)
    .select(["u.communeCode", "c.radiusKm", "c.availability", "c.availabilityUntil"])
    .select(["a.week", "a.nowUntil", "a.nightAlerts", "a.verifiedOnly", "a.expiresAt"])
    .select(["l.kind as licence", "l.validUntil as licenceUntil"])
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

/** Longest list of refusals shown. */
const MOST_HELD_BACK = 50;

async function readHeldBack(ctx: Context, userId: number, now: Date): Promise<HeldBack[]> {
  const rows = await ctx.db
    .selectFrom("propositions as p")
    .innerJoin("missions as m", "m.id", "p.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("candidates as c", "c.userId", "p.candidateId")
    .where("p.candidateId", "=", userId)
    .where("p.heldUntil", ">", now)
    .where("p.answerReason", "in", [...LASTING_NO_REASONS])
    .orderBy("p.heldUntil", "desc")
    .limit(MOST_HELD_BACK)
    .select(["p.id", "m.title", "m.hourlyCents", "co.name as company"])
    .select(sql<LastingNoReason>`p.answer_reason`.as("reason"))
    .select(sql<number | null>`distance_km(c.lat, c.lon, m.lat, m.lon)`.as("km"))
    .select(sql<Date>`p.held_until`.as("until"))
    .execute();
  return rows.map(({ id, until, ...row }) => ({ proposition_id: id, ...row, until: until.toISOString() }));
}
