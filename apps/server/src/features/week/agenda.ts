import type { AgendaShift, AgendaView } from "@app/contract/week/week";
import type { Candidate } from "@app/domain/accounts/actor";
import { MAX_CODE_TRIES } from "@app/domain/day/presence";
import { restPay } from "@app/domain/matching/replacement";
import { shiftPay } from "@app/domain/missions/shift-pay";
import type { Cents } from "@app/domain/money/money";
import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { EVENTS_JSON, readPresence, type StoredEvents } from "../../views/recorded-presence.ts";
import { type Asked, groupByDay, readPeriod } from "./requested-period.ts";

/** The shifts a candidate is accepted for, and those to come they asked for. */
export async function readAgenda(ctx: Context, { userId }: Candidate, asked: Asked): Promise<AgendaView> {
  const now = ctx.now();
  const { begins, ends, ...period } = readPeriod(asked, now);
  const booked = selectShifts(ctx, userId)
    .where((eb) => eb.or([eb("a.decisionVisibleAt", "is", null), eb("a.decisionVisibleAt", "<=", now)]))
    .where("b.during", "&&", sql<string>`tstzrange(${begins}, ${ends})`)
    .orderBy("s.startsAt")
    .orderBy("s.id")
    .execute();
  const requested = await selectRequested(ctx, userId, now)
    .where("s.startsAt", "<", ends)
    .where("s.endsAt", ">", begins)
    .execute();
  const shifts = [...(await booked).map((row) => present(withRest(row), now)), ...requested.map(presentRequested)];
  return groupByDay(
    period,
    shifts.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id),
  );
}

/** More than anyone waits for at once. */
const MAX_WAITING = 300;

function selectRequested(ctx: Context, candidateId: number, now: Date) {
  return ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom("applications")
        .where("candidateId", "=", candidateId)
        .where("candidateStatus", "is", null)
        // As everywhere else, a decision that can still be undone is not shown.
        .where(sql<string>`case when decision_visible_at > ${now} then status_before_decision else status end`, "in", [
          "pending",
          "reviewed",
        ])
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(MAX_WAITING)
        .select(["id", "missionId", "shiftIds"])
        .as("a"),
    )
    .innerJoin("missions as m", "m.id", "a.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("shifts as s", (join) =>
      join.onRef("s.missionId", "=", "a.missionId").on(sql<boolean>`(a.shift_ids is null or s.id = any (a.shift_ids))`),
    )
    .where("m.status", "in", ["recruiting", "paused"])
    .where("m.deletedAt", "is", null)
    .where("s.startsAt", ">", now)
    .select(["a.id as applicationId", "s.id", "s.startsAt", "s.endsAt", "s.breakMinutes", "co.name as company"])
    .select(["m.id as missionId", "m.title", "m.location", "m.payCents", "m.payPeriod", "m.contractKind"])
    .select(["m.breakPaid", "m.shiftCount", "m.totalDays"]);
}

type Requested = Awaited<ReturnType<ReturnType<typeof selectRequested>["executeTakeFirstOrThrow"]>>;

function presentRequested(row: Requested): AgendaShift {
  return {
    ...presentHours(row),
    status: "requested",
    confirmBefore: row.startsAt.toISOString(),
    contact: null,
  };
}

const FIRST_START = sql<Date>`(
  select min(lower(first.during)) from bookings first where first.application_id = b.application_id)`;

/** Null when the establishment has no street. */
const ESTABLISHMENT_ADDRESS = sql<string | null>`(
  select e.street || ', ' || concat_ws(' ', e.postcode, coalesce(city.name, p.name))
  from establishments e join communes p on p.code = e.place_code left join communes city on city.code = p.parent_code
  where e.id = m.establishment_id)`;

type Recorded = { events: StoredEvents; codeOver: boolean };

const RECORDED = sql<Recorded>`(
  select json_build_object('events', ${sql.raw(EVENTS_JSON)}, 'codeOver', (
    select count(*) >= ${MAX_CODE_TRIES} from presence_tries t where t.application_id = b.application_id and t.shift_id = b.shift_id))
  from presence_events e where e.application_id = b.application_id and e.shift_id = b.shift_id)`;

function selectShifts(ctx: Context, candidateId: number) {
  return ctx.db
    .selectFrom("bookings as b")
    .innerJoin("shifts as s", "s.id", "b.shiftId")
    .innerJoin("missions as m", "m.id", "b.missionId")
    .innerJoin("companies as co", "co.id", "m.companyId")
    .innerJoin("applications as a", "a.id", "b.applicationId")
    .where("b.candidateId", "=", candidateId)
    .select(["b.applicationId", "b.confirmedAt", "a.confirmBefore", "s.id", "s.startsAt", "s.endsAt", "s.breakMinutes"])
    .select(["b.replaces", "b.breakMinutes as restBreak", sql<Date>`lower(b.during)`.as("restStart"), "a.attendance"])
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
      RECORDED.as("recorded"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectShifts>["executeTakeFirstOrThrow"]>>;

/** Whoever replaces somebody comes for what is left of the shift. */
function withRest(row: Row): Booked {
  const { replaces, restStart, restBreak, startsAt, endsAt, breakMinutes } = row;
  if (replaces === null) return row;
  const rest = { startsAt: restStart, endsAt, breakMinutes: restBreak ?? breakMinutes };
  return { ...row, ...rest, restCents: restPay(row, { startsAt, endsAt, breakMinutes }, rest) };
}
type Booked = Row & { restCents?: Cents | null };

function present(row: Booked, now: Date): AgendaShift {
  const { company, phone } = row;
  const address = row.establishmentAddress ?? row.address;
  const coming = row.confirmedAt === null ? "accepted" : "confirmed";
  return {
    ...presentHours(row),
    status: row.endsAt <= now ? "done" : coming,
    confirmBefore: (row.confirmBefore ?? row.firstStart).toISOString(),
    ...(row.meetingPoint && { meetingPoint: row.meetingPoint }),
    presence: presentPresence(row.recorded),
    absent: row.attendance === "absent",
    contact: phone || address ? { name: company, phone: phone || null, address: address || null } : null,
  };
}

function presentPresence({ events, codeOver }: Recorded): AgendaShift["presence"] {
  const { enRouteAt, inAt, outAt } = readPresence(events);
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return { en_route: text(enRouteAt), in: text(inAt), out: text(outAt), code_over: codeOver };
}

function presentHours(row: Booked | Requested) {
  return {
    id: row.id,
    application_id: row.applicationId,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    breakMinutes: row.breakMinutes,
    breakPaid: row.breakPaid,
    pay: payOf(row),
    job: { id: row.missionId, title: row.title, location: row.location, company: row.company },
  };
}

/** Null when the pay is not said for a shift: by week, by month, or by day with two shifts a day. */
function payOf(row: Booked | Requested): number | null {
  if ("restCents" in row && row.restCents !== undefined) return row.restCents === null ? null : row.restCents / 100;
  const hasShiftPay = row.payPeriod === "hourly" || (row.payPeriod === "daily" && row.shiftCount === row.totalDays);
  return hasShiftPay ? shiftPay(row, [{ ...row, positions: 1 }]).payCents / 100 : null;
}
