import type { NextStart } from "@app/contract/employer";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/calendar";
import type { Context } from "../../platform/context.ts";

const SHOWN = 5;

/** Shifts that start before tomorrow ends, in Paris. */
export async function readNextStarts(ctx: Context, companyId: number): Promise<NextStart[]> {
  const now = ctx.now();
  const shifts = await ctx.db
    .selectFrom("missions as m")
    .innerJoin("shifts as s", "s.missionId", "m.id")
    .where("m.companyId", "=", companyId)
    .where("m.deletedAt", "is", null)
    .where("m.status", "in", ["recruiting", "paused"])
    .where("s.startsAt", ">", now)
    .where("s.startsAt", "<", parisStartOfDay(addDays(parisDay(now), 2)))
    .select(["m.id", "m.title", "m.location", "s.startsAt", "s.positions", "s.acceptedCount", "s.confirmedCount"])
    .orderBy("s.startsAt")
    .orderBy("s.id")
    .limit(SHOWN)
    .execute();
  return shifts.map(({ startsAt, acceptedCount, confirmedCount, ...mission }) => ({
    ...mission,
    startDate: startsAt.toISOString(),
    accepted: acceptedCount,
    confirmed: confirmedCount,
  }));
}
