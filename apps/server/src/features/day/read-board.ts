import type { BoardPerson, BoardShift, BoardView } from "@app/contract/day/board";
import { dayFr as fr } from "@app/contract/day/day.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { fullName } from "@app/domain/accounts/person-name";
import { boardOrder } from "@app/domain/day/board";
import { isAskedAbout, presenceState } from "@app/domain/day/presence";
import { seesEstablishment } from "@app/domain/members/member";
import { addDays, parisDay, parisStartOfDay } from "@app/domain/time/calendar";
import { sql } from "kysely";
import { showPhones } from "../../commands/show-phones.ts";
import type { Context } from "../../platform/context.ts";
import { runForRow } from "../../platform/database/prepared-statements.ts";
import { notFound } from "../../platform/http/errors.ts";
import { DAY_HOURS, establishmentsOf, isOwnMission } from "../../views/member-scope.ts";
import { readPresence } from "../../views/recorded-presence.ts";
import { type BoardPersonRow, type BoardRow, type BoardShiftRow, boardStatement } from "./board-statement.ts";
import { codeOf } from "./day-code.ts";

type Asked = { establishment?: number | null | undefined; day?: string | undefined; wall: boolean };

/** The shifts of a day at one place, with who comes. One statement, and those of the phones that were not shown yet that day. */
export async function readBoard(ctx: Context, employer: Employer, asked: Asked): Promise<BoardView> {
  const now = ctx.now();
  const day = asked.day ?? parisDay(now);
  const bounds = boundsOf(employer, day, now);
  const establishmentId =
    asked.establishment === undefined ? await choosePlace(ctx.db, employer, bounds, now) : asked.establishment;
  const row = seesEstablishment(employer.member, establishmentId)
    ? await readRow(ctx, employer, { establishmentId, day, now, ...bounds })
    : undefined;
  if (!row?.isThere) throw notFound("establishment_not_found", fr.establishmentNotFound);
  const shifts = row.shifts ?? [];
  const people = shifts.flatMap((shift) => shift.people ?? []);
  const isShown = asked.wall ? () => false : await showPhones(ctx, employer, people, now);
  const place = { companyId: employer.companyId, establishmentId };
  return {
    establishment: establishmentId,
    day,
    places: row.places,
    version: row.version,
    code: day === parisDay(now) ? codeOf(ctx.config, place, { day, rotation: row.rotation }) : null,
    shifts: shifts.map((shift) => presentShift(shift, { isShown, isWall: asked.wall, now })),
  };
}

type Bounds = { begins: Date; ends: Date };

/** A shift lead reads what is around now alone. */
function boundsOf({ member }: Employer, day: string, now: Date): Bounds {
  const [begins, ends] = [parisStartOfDay(day), parisStartOfDay(addDays(day, 1))];
  if (member.role !== "shift_lead") return { begins, ends };
  const around = DAY_HOURS * 3_600_000;
  return {
    begins: new Date(Math.max(begins.getTime(), now.getTime() - around)),
    ends: new Date(Math.min(ends.getTime(), now.getTime() + around)),
  };
}

/** What had not started when its mission was closed is left out: nobody comes. */
const isOfDay = ({ begins, ends }: Bounds) => sql<boolean>`(
  m.deleted_at is null and m.starts_at < ${ends} and m.ends_at > ${begins} and s.starts_at < ${ends} and s.ends_at > ${begins}
  and (m.status <> 'completed' or m.closed_at is null or s.starts_at <= m.closed_at))`;

/** Where something happens first that is not over; without anything that day, the first establishment. */
async function choosePlace(db: Db, employer: Employer, bounds: Bounds, now: Date): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select m.establishment_id as id from missions m join shifts s on s.mission_id = m.id
    where ${isOwnMission(employer, "m")} and ${isOfDay(bounds)}
    order by (s.ends_at > ${now}) desc, s.starts_at, s.id limit 1`.execute(db);
  if (rows[0]) return rows[0].id;
  const { establishments } = employer.member;
  const own =
    establishments === "all" ? sql<boolean>`true` : sql<boolean>`e.id = any (${[...establishments]}::bigint[])`;
  const { rows: places } = await sql<{ id: number }>`
    select e.id from establishments e where e.company_id = ${employer.companyId} and ${own}
    order by e.closed_at is not null, e.id limit 1`.execute(db);
  return places[0]?.id ?? null;
}

type Place = Bounds & { establishmentId: number | null; day: string; now: Date };

/** Planned once per connection: a kitchen's screen asks for it twice a minute. */
function readRow({ pool }: Context, employer: Employer, place: Place): Promise<BoardRow | undefined> {
  const { establishmentId, begins, ends, now, day } = place;
  const values = [
    employer.companyId,
    employer.userId,
    establishmentId,
    begins,
    ends,
    now,
    day,
    establishmentsOf(employer),
  ];
  return runForRow<BoardRow>(pool, boardStatement(establishmentId), values);
}

type Shown = { isShown: (candidateId: number) => boolean; isWall: boolean; now: Date };

function presentShift(shift: BoardShiftRow, shown: Shown): BoardShift {
  const times = { startsAt: new Date(shift.startsAt), endsAt: new Date(shift.endsAt) };
  return {
    id: shift.id,
    job: { id: shift.missionId, title: shift.title },
    startsAt: times.startsAt.toISOString(),
    endsAt: times.endsAt.toISOString(),
    positions: shift.positions,
    missing: Math.max(0, shift.positions - shift.acceptedCount),
    people: (shift.people ?? []).map((person) => presentPerson(person, times, shown)).toSorted(boardOrder),
  };
}

function presentPerson(
  person: BoardPersonRow,
  times: { startsAt: Date; endsAt: Date },
  { isShown, isWall, now }: Shown,
): BoardPerson {
  const startsAt = dateOf(person.restStart) ?? times.startsAt;
  const presence = readPresence(person.events);
  const confirmedAt = dateOf(person.confirmedAt);
  const recorded = { attendance: person.attendance, attendanceAt: dateOf(person.attendanceAt) };
  const { state, since } = presenceState({ ...times, startsAt, ...presence, ...recorded, confirmedAt }, now);
  return {
    application_id: person.applicationId,
    candidate_id: person.candidateId,
    name: nameOf(person, isWall),
    phone: isShown(person.candidateId) ? person.phone : null,
    state,
    since: since?.toISOString() ?? null,
    en_route: presence.enRouteAt?.toISOString() ?? null,
    flagged: presence.flagged && !isWall,
    asked: isAskedAbout(state, startsAt, now),
    several: person.several,
    replaces: person.replaces && {
      application_id: person.replaces.applicationId,
      name: nameOf(person.replaces, isWall),
    },
    from: person.restStart && startsAt.toISOString(),
    called_until: dateOf(person.calledUntil)?.toISOString() ?? null,
    declared: isWall ? null : person.declared,
    declared_at: isWall || person.declaredAt === null ? null : new Date(person.declaredAt).toISOString(),
  };
}

const nameOf = (person: { firstName: string; lastName: string }, isWall: boolean) =>
  isWall ? `${person.firstName} ${person.lastName.charAt(0)}.` : fullName(person);

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
