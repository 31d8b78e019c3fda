import { fileUrl } from "@app/contract/http/files";
import type { MissionCard, MissionView } from "@app/contract/missions/missions";
import type { ShiftView } from "@app/contract/missions/shifts";
import type { Db } from "@app/db/database";
import { columnsAs, type Instants } from "@app/db/json-rows";
import { establishmentOf, nextShiftOf } from "@app/db/mission-card";
import type { DB } from "@app/db/schema";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { isForTeam } from "@app/domain/missions/audience";
import { eachText, isPublicText, MISSION_TEXT_NAMES } from "@app/domain/missions/mission-texts.fr";
import { dayWithoutHours, hasHours } from "@app/domain/time/day-without-hours";
import { lastWorkedDay } from "@app/domain/time/worked-days";
import { type Selectable, sql } from "kysely";
import { askedCertificates } from "./asked-certificates.ts";

/** Listed: `select *` breaks a running server when a migration adds a column. */
const CARD = [
  "id",
  "title",
  "companyId",
  "location",
  "remote",
  "description",
  "status",
  "heldReason",
  "type",
  "sectors",
  "skills",
  "tags",
  "urgent",
  "licenseRequired",
  "certificates",
  "payCents",
  "payPeriod",
  "hoursPerDay",
  "totalDays",
  "startsAt",
  "endsAt",
  "positions",
  "acceptedCount",
  "confirmedCount",
  "paidMinutes",
  "shiftCount",
  "takeSome",
  "people",
  "dayCount",
  "nextStart",
  "breakPaid",
  "contractKind",
  "contractMotive",
  "maxApplications",
  "applicationCount",
  "endedApplications",
  "publishedAt",
  "closedAt",
  "cancelledAt",
] as const;
/** Cards of an application have none. */
const AUDIENCE = ["audience", "teamUntil"] as const;
const REST = [
  "requirement",
  "perks",
  ...MISSION_TEXT_NAMES,
  "structured",
  "experienceLevel",
  "communeCode",
  "booking",
  "teamGroups",
  "teamBooking",
  "planB",
] as const;

type Company = {
  companyName: string;
  companyLogoId: number | null;
  companyLevel: CompanyLevel;
  companyLevelAt: Date;
};
type Shown = {
  nextShift: { startsAt: string; endsAt: string; breakMinutes: number } | null;
  establishment: MissionCard["establishment"];
};
export type MissionCardRow = Pick<Selectable<DB["missions"]>, (typeof CARD)[number]> & Company & Shown;
type ShownAudience = Pick<Selectable<DB["missions"]>, (typeof AUDIENCE)[number]>;
export type MissionRow = MissionCardRow &
  ShownAudience &
  Pick<Selectable<DB["missions"]>, (typeof REST)[number]> & { shifts: ShiftView[] };

/** Columns of a card; `alias` is the missions table. */
function cardColumns<A extends string>(alias: A) {
  return [...CARD, ...AUDIENCE].map((column) => `${alias}.${column}` as const);
}

/** What a card shows of other tables. */
function cardLookups(alias: string) {
  return [
    sql<Shown["nextShift"]>`${sql.raw(nextShiftOf(alias))}`.as("nextShift"),
    sql<Shown["establishment"]>`${sql.raw(establishmentOf(alias))}`.as("establishment"),
  ] as const;
}

/**
 * A mission with its company and its shifts, as JSON; `m` is the mission and `co` its company. `more` are further columns.
 */
export const missionJson = (more: string) => `(select row_to_json(x) from (select
  ${columnsAs("m", [...CARD, ...AUDIENCE, ...REST])}, ${nextShiftOf("m")} as "nextShift", ${establishmentOf("m")} as establishment,
  co.name as "companyName", co.logo_file_id as "companyLogoId", co.level as "companyLevel", co.level_at as "companyLevelAt",
  (select coalesce(json_agg(json_build_object(
      'id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes, 'positions', s.positions,
      'accepted', s.accepted_count, 'confirmed', s.confirmed_count) order by s.starts_at, s.id), '[]')
    from shifts s where s.mission_id = m.id) as shifts, ${more}) x)`;

/** Text in JSON. */
export const MISSION_INSTANTS: Instants<MissionRow> = {
  startsAt: true,
  endsAt: true,
  nextStart: true,
  publishedAt: true,
  closedAt: true,
  cancelledAt: true,
  teamUntil: true,
  companyLevelAt: true,
};

/** Without deleted missions. */
export function selectMissionCards(db: Db) {
  return db
    .selectFrom("missions")
    .innerJoin("companies", "companies.id", "missions.companyId")
    .where("missions.deletedAt", "is", null)
    .select(cardColumns("missions"))
    .select(cardLookups("missions"))
    .select(["companies.name as companyName", "companies.logoFileId as companyLogoId"])
    .select(["companies.level as companyLevel", "companies.levelAt as companyLevelAt"]);
}

export function selectMissions(db: Db) {
  return selectMissionCards(db)
    .select(REST.map((column) => `missions.${column}` as const))
    .select(SHIFTS.as("shifts"));
}

/** In the order of time, as the contract's `ShiftView`; in the same statement as the mission. */
const SHIFTS = sql<ShiftView[]>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'startsAt', s.starts_at, 'endsAt', s.ends_at, 'breakMinutes', s.break_minutes,
    'positions', s.positions, 'accepted', s.accepted_count, 'confirmed', s.confirmed_count) order by s.starts_at, s.id), '[]')
  from shifts s where s.mission_id = missions.id)`;

export function presentMissionCard(mission: MissionCardRow & Partial<ShownAudience>): MissionCard {
  const { audience, teamUntil = null } = mission;
  return {
    id: mission.id,
    title: mission.title,
    company: {
      id: mission.companyId,
      name: mission.companyName,
      logo: fileUrl(mission.companyLogoId),
      level: mission.companyLevel,
      level_at: mission.companyLevelAt.toISOString(),
    },
    location: mission.location,
    remote: mission.remote,
    description: mission.description,
    status: mission.status,
    held_reason: mission.heldReason,
    type: mission.type,
    sector: mission.sectors,
    skills: mission.skills,
    tags: mission.tags,
    urgent: mission.urgent,
    licenseRequired: mission.licenseRequired,
    certificates: askedCertificates(mission),
    compensation: mission.payCents / 100,
    compensationType: mission.payPeriod,
    hoursPerDay: mission.hoursPerDay,
    totalDays: mission.totalDays,
    startDate: mission.startsAt.toISOString(),
    endDate: lastInstant(mission).toISOString(),
    hoursKnown: hasHours(mission.startsAt),
    positions: mission.positions,
    acceptedCount: mission.acceptedCount,
    maxApplications: mission.maxApplications,
    totalApplications: mission.applicationCount,
    endedApplications: mission.endedApplications,
    paidMinutes: mission.paidMinutes,
    shiftCount: mission.shiftCount,
    takeSome: mission.takeSome,
    people: mission.people,
    dayCount: mission.dayCount,
    nextStart: mission.nextStart?.toISOString() ?? null,
    nextShift: mission.nextShift && {
      ...mission.nextShift,
      startsAt: new Date(mission.nextShift.startsAt).toISOString(),
      endsAt: new Date(mission.nextShift.endsAt).toISOString(),
    },
    establishment: mission.establishment,
    breakPaid: mission.breakPaid,
    contractKind: mission.contractKind,
    contractMotive: mission.contractMotive,
    created_at: mission.publishedAt.toISOString(),
    closedEarly: mission.closedAt !== null && mission.closedAt < mission.startsAt,
    cancelled: mission.status === "completed" && mission.cancelledAt !== null,
    // Whoever reads it while it is for the team is of it.
    ...(audience && isForTeam({ audience, teamUntil }) && presentAudience({ audience, teamUntil })),
  };
}

export const presentAudience = ({ audience, teamUntil }: ShownAudience) => ({
  audience,
  teamUntil: teamUntil?.toISOString() ?? null,
});

/** Days without hours end with the last of them. */
const lastInstant = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  hasHours(startsAt) ? endsAt : dayWithoutHours(lastWorkedDay(startsAt, endsAt));

/** Only the employer sees that a mission is held; for others it is not recruiting. */
export function hideHold<T extends Pick<MissionCard, "status" | "held_reason">>(card: T): T {
  return card.status === "held" ? { ...card, status: "paused", held_reason: null } : card;
}

export function presentMission(mission: MissionRow): MissionView {
  return {
    ...presentMissionCard(mission),
    shifts: mission.shifts.map((shift) => ({
      ...shift,
      startsAt: new Date(shift.startsAt).toISOString(),
      endsAt: new Date(shift.endsAt).toISOString(),
    })),
    booking: mission.booking,
    requirement: mission.requirement,
    benifits_perks: mission.perks,
    ...eachText(MISSION_TEXT_NAMES.filter(isPublicText), (name) => mission[name]),
    useStructuredDescription: mission.structured,
    experienceLevel: mission.experienceLevel,
    commune_code: mission.communeCode,
  };
}
