import type { BookingView } from "@app/contract/applications/bookings";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import type { WorkRange } from "@app/domain/week/work-limits";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

/** More than anyone has booked. */
const MAX_BOOKINGS = 400;
/** What a week of work is counted with. */
const WEEK_AND_A_DAY_MS = 8 * 86_400_000;

/** Whoever replaces somebody has what is left of the shift. */
const BOOKED_START = sql<Date>`lower(b.during)`;
const BOOKED_BREAK = sql<number>`coalesce(b.break_minutes, s.break_minutes)`;

/** Booked hours, from the start of a week that is not over. */
export async function listBookings(ctx: Context, { userId }: Candidate): Promise<{ results: BookingView[] }> {
  const since = new Date(ctx.now().getTime() - WEEK_AND_A_DAY_MS);
  const rows = await ctx.db
    .selectFrom("bookings as b")
    .innerJoin("missions as m", "m.id", "b.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.missionId", "=", "b.missionId").onRef("a.id", "=", "b.applicationId"),
    )
    .where("b.candidateId", "=", userId)
    .where((eb) => eb.or([eb("a.decisionVisibleAt", "is", null), eb("a.decisionVisibleAt", "<=", ctx.now())]))
    .where("b.during", "&&", sql<string>`tstzrange(${since}, null)`)
    .orderBy("b.during")
    .limit(MAX_BOOKINGS)
    .innerJoin("shifts as s", "s.id", "b.shiftId")
    .select(["b.applicationId", "b.confirmedAt", "b.reconfirmBy", "a.confirmBefore", "s.id as shift", "s.endsAt"])
    .select([BOOKED_START.as("startsAt"), BOOKED_BREAK.as("breakMinutes")])
    .select(["m.id", "m.title", "co.name"])
    .execute();
  const results = rows.map(({ applicationId, shift, breakMinutes, startsAt, endsAt, ...mission }) => ({
    application_id: applicationId,
    shift,
    breakMinutes,
    confirmed: mission.confirmedAt !== null,
    reconfirm_by: startsAt > ctx.now() ? (mission.reconfirmBy?.toISOString() ?? null) : null,
    confirm_before: mission.confirmedAt === null ? (mission.confirmBefore?.toISOString() ?? null) : null,
    job: { id: mission.id, title: mission.title, company: mission.name },
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
  }));
  return { results };
}

/** What this person has booked for other applications in the days around these hours, whoever employs them. */
export async function readNearbyHours(
  db: Db,
  { candidateId, applicationId }: { candidateId: number; applicationId: number },
  hours: readonly WorkRange[],
): Promise<WorkRange[]> {
  if (hours.length === 0) return [];
  const from = new Date(Math.min(...hours.map(({ startsAt }) => startsAt.getTime())) - WEEK_AND_A_DAY_MS);
  const to = new Date(Math.max(...hours.map(({ endsAt }) => endsAt.getTime())) + WEEK_AND_A_DAY_MS);
  return db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.id", "b.shiftId")
    .where("b.candidateId", "=", candidateId)
    .where("b.applicationId", "!=", applicationId)
    .where("b.during", "&&", sql<string>`tstzrange(${from}, ${to})`)
    .select(["s.endsAt", BOOKED_START.as("startsAt"), BOOKED_BREAK.as("breakMinutes")])
    .execute();
}
