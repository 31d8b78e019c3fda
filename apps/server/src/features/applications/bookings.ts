import type { BookingView } from "@app/contract/applications";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/actor";
import { type BookedMission, bookingRanges } from "@app/domain/bookings";
import { conflictWith, REST_MS } from "@app/domain/conflicts";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

/** More than anyone has booked. */
const MAX_BOOKINGS = 400;

type Range = { from: Date; to: Date };

/** Booked hours, starting one rest period before now. */
export async function listBookings(ctx: Context, { userId }: Candidate): Promise<{ results: BookingView[] }> {
  const since = new Date(ctx.now().getTime() - REST_MS);
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
    .select(["b.applicationId", "m.id", "m.title", "co.name", ...edges()])
    .execute();
  const results = rows.map(({ applicationId, id, title, name, from, to }) => ({
    application_id: applicationId,
    job: { id, title, company: name },
    from: from.toISOString(),
    to: to.toISOString(),
  }));
  return { results };
}

export async function isBooked(db: Db, candidateId: number, mission: BookedMission): Promise<boolean> {
  const ranges = bookingRanges(mission);
  const bookings = await db
    .selectFrom("bookings as b")
    .where("b.candidateId", "=", candidateId)
    .where("b.during", "&&", sql<string>`tstzrange(${ranges[0]?.from}, ${ranges.at(-1)?.to})`)
    .select(edges())
    .execute();
  return conflictWith(mission, bookings)?.kind === "overlap";
}

const edges = () =>
  [sql<Range["from"]>`lower(b.during)`.as("from"), sql<Range["to"]>`upper(b.during)`.as("to")] as const;
