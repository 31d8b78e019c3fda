import type { HoursLine, HoursSheet, HoursTotal } from "@app/contract/hours/hours";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { periodOf } from "@app/domain/time/week";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../platform/context.ts";
import { DAY_HOURS, isOwnMission } from "../../views/member-scope.ts";
import { mayHaveWorked, presentLine, selectLines } from "./hours-lines.ts";

export type Asked = { from?: string | undefined; to?: string | undefined; establishment?: number | undefined };
type Bounds = { begins: Date; ends: Date; now: Date; establishment: number | undefined };

/** One query for the page, the payroll file and the sheet. */
export async function readHours(ctx: Context, actor: Candidate | Employer, asked: Asked): Promise<HoursSheet> {
  const now = ctx.now();
  const { from, to } = periodOf(asked, parisDay(now));
  const bounds = {
    begins: parisStartOfDay(from),
    ends: parisStartOfDay(addDays(to, 1)),
    now,
    establishment: asked.establishment,
  };
  const picked = actor.role === "candidate" ? ofCandidate(actor, bounds) : ofEmployer(actor, bounds);
  const lines = (await selectLines(ctx.db, picked)).map((row) => presentLine(row, actor, now));
  return { from, to, lines, totals: totalsOf(lines) };
}

/** From when hours may be said; the same as `hoursFrom`. */
const HAS_BEGUN = (now: Date) => sql`(case when has_hours(s.starts_at) then s.starts_at
  else date_trunc('day', s.starts_at at time zone 'Europe/Paris') at time zone 'Europe/Paris' end) <= ${now}`;

/** What had not started when its mission was closed is left out: nobody came. */
const TOOK_PLACE = sql`(m.status <> 'completed' or m.closed_at is null or s.starts_at <= m.closed_at)`;

function ofCandidate({ userId }: Candidate, { begins, ends, now }: Bounds): RawBuilder<unknown> {
  return sql`
    select p.application_id, p.shift_id, p.is_known
    from (
      select application_id, shift_id, bool_or(is_known) as is_known from (
        select b.application_id, b.shift_id, false as is_known from bookings b
        where b.candidate_id = ${userId} and b.during && tstzrange(${begins}, ${ends})
        union all
        select h.application_id, h.shift_id, h.state <> 'proposed' from work_hours h where h.candidate_id = ${userId}) k
      group by 1, 2) p
    join shifts s on s.id = p.shift_id join missions m on m.id = s.mission_id
    where s.starts_at >= ${begins} and s.starts_at < ${ends} and (p.is_known or (${HAS_BEGUN(now)} and ${TOOK_PLACE}))`;
}

function ofEmployer(employer: Employer, { begins, ends, now, establishment }: Bounds): RawBuilder<unknown> {
  const isLead = employer.member.role === "shift_lead";
  return sql`
    select p.application_id, s.id as shift_id
    from missions m join shifts s on s.mission_id = m.id
    cross join lateral (
      select application_id, bool_or(is_known) as is_known from (
        select b.application_id, false as is_known from bookings b where b.shift_id = s.id
        union all
        select h.application_id, h.state <> 'proposed' from work_hours h where h.shift_id = s.id) k
      group by 1) p
    join applications a on a.id = p.application_id
    where ${isOwnMission(employer, "m")} and m.starts_at < ${ends} and m.ends_at >= ${begins}
      and s.starts_at >= ${begins} and s.starts_at < ${ends}
      ${establishment === undefined ? sql`` : sql`and m.establishment_id = ${establishment}`}
      ${isLead ? sql`and ${isAround(now)}` : sql``}
      and (p.is_known or (${HAS_BEGUN(now)} and ${TOOK_PLACE} and ${mayHaveWorked("s.id")}))`;
}

/** A shift lead acts on the day: from two days before a shift to two days after. */
export const isAround = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  s.starts_at - make_interval(hours => ${DAY_HOURS}) <= ${now} and s.ends_at + make_interval(hours => ${DAY_HOURS}) >= ${now})`;

/** By week, then by person, in the order of the lines. */
function totalsOf(lines: readonly HoursLine[]): HoursTotal[] {
  const totals = new Map<string, HoursTotal>();
  for (const { week, person, hours, state } of lines) {
    const key = `${week} ${person.id}`;
    const total = totals.get(key) ?? { week, person, minutes: 0, agreedMinutes: 0 };
    const minutes = hours?.minutes ?? 0;
    totals.set(key, {
      ...total,
      minutes: total.minutes + minutes,
      agreedMinutes: total.agreedMinutes + (state === "agreed" ? minutes : 0),
    });
  }
  return [...totals.values()];
}
