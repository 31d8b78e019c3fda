import type { AgendaShift, AgendaView } from "@app/contract/week/week";
import type { Candidate } from "@app/domain/accounts/actor";
import { shiftPay } from "@app/domain/missions/shift-pay";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { type Asked, groupByDay, readPeriod } from "./requested-period.ts";

/** The shifts a candidate is accepted for. */
export async function readAgenda(ctx: Context, { userId }: Candidate, asked: Asked): Promise<AgendaView> {
  const now = ctx.now();
  const { begins, ends, ...period } = readPeriod(asked, now);
  const rows = await selectShifts(ctx, userId)
    .where((eb) => eb.or([eb("a.decisionVisibleAt", "is", null), eb("a.decisionVisibleAt", "<=", now)]))
    .where("b.during", "&&", sql<string>`tstzrange(${begins}, ${ends})`)
    .orderBy("s.startsAt")
    .orderBy("s.id")
    .execute();
  return groupByDay(
    period,
    rows.map((row) => present(row, now)),
  );
}

const FIRST_START = sql<Date>`(
  select min(lower(first.during)) from bookings first where first.application_id = b.application_id)`;

/** Null when the establishment has no street. */
const ESTABLISHMENT_ADDRESS = sql<string | null>`(
  select e.street || ', ' || concat_ws(' ', e.postcode, coalesce(city.name, p.name))
  from establishments e join communes p on p.code = e.place_code left join communes city on city.code = p.parent_code
  where e.id = m.establishment_id)`;

function selectShifts(ctx: Context, candidateId: number) {
  return ctx.db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.id", "b.shiftId")
    .innerJoin("missions as m", "m.id", "b.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("applications as a", "a.id", "b.applicationId")
    .where("b.candidateId", "=", candidateId)
    .select(["b.applicationId", "b.confirmedAt", "a.confirmBefore", "s.id", "s.startsAt", "s.endsAt", "s.breakMinutes"])
    .select(["m.id as missionId", "m.title", "m.location", "m.meetingPoint", "m.payCents", "m.payPeriod"])
    .select([
      "m.contractKind",
      "m.breakPaid",
      "m.shiftCount",
      "m.totalDays",
      "co.name as company",
      "co.phone",
      "co.address",
      ESTABLISHMENT_ADDRESS.as("establishmentAddress"),
      FIRST_START.as("firstStart"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectShifts>["executeTakeFirstOrThrow"]>>;

function present(row: Row, now: Date): AgendaShift {
  const { company, phone } = row;
  const address = row.establishmentAddress ?? row.address;
  const coming = row.confirmedAt === null ? "accepted" : "confirmed";
  return {
    id: row.id,
    application_id: row.applicationId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    breakMinutes: row.breakMinutes,
    breakPaid: row.breakPaid,
    status: row.endsAt <= now ? "done" : coming,
    confirmBefore: (row.confirmBefore ?? row.firstStart).toISOString(),
    pay: payOf(row),
    job: { id: row.missionId, title: row.title, location: row.location, company },
    ...(row.meetingPoint && { meetingPoint: row.meetingPoint }),
    contact: phone || address ? { name: company, phone: phone || null, address: address || null } : null,
  };
}

/** Null when the pay is not said for a shift: by week, by month, or by day with two shifts a day. */
function payOf(row: Row): number | null {
  const hasShiftPay = row.payPeriod === "hourly" || (row.payPeriod === "daily" && row.shiftCount === row.totalDays);
  return hasShiftPay ? shiftPay(row, [{ ...row, positions: 1 }]).payCents / 100 : null;
}
