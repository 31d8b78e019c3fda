import type { NextStart } from "@app/contract/employer";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/calendar";
import type { Context } from "../../platform/context.ts";

const SHOWN = 5;

/** Missions that start before tomorrow ends, in Paris. */
export async function readNextStarts(ctx: Context, companyId: number): Promise<NextStart[]> {
  const now = ctx.now();
  const missions = await ctx.db
    .selectFrom("missions as m")
    .where("m.companyId", "=", companyId)
    .where("m.deletedAt", "is", null)
    .where("m.status", "in", ["recruiting", "paused"])
    .where("m.startsAt", ">", now)
    .where("m.startsAt", "<", parisStartOfDay(addDays(parisDay(now), 2)))
    .select(["m.id", "m.title", "m.location", "m.startsAt", "m.positions", "m.acceptedCount"])
    .select((eb) =>
      eb
        .selectFrom("applications as a")
        .whereRef("a.missionId", "=", "m.id")
        .where("a.status", "=", "accepted")
        .where("a.candidateStatus", "=", "confirmed")
        .select((count) => count.fn.countAll<number>().as("n"))
        .as("confirmed"),
    )
    .orderBy("m.startsAt")
    .orderBy("m.id")
    .limit(SHOWN)
    .execute();
  return missions.map(({ startsAt, acceptedCount, confirmed, ...mission }) => ({
    ...mission,
    startDate: startsAt.toISOString(),
    accepted: acceptedCount,
    confirmed: confirmed ?? 0,
  }));
}
