import { fileUrl } from "@app/contract/files";
import type { MissionCard, MissionView } from "@app/contract/missions";
import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { CompanyLevel } from "@app/domain/company-level";
import type { Selectable } from "kysely";

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
  "payCents",
  "payPeriod",
  "hoursPerDay",
  "totalDays",
  "startsAt",
  "endsAt",
  "endGiven",
  "positions",
  "acceptedCount",
  "maxApplications",
  "applicationCount",
  "publishedAt",
  "closedAt",
] as const;
const REST = [
  "requirement",
  "perks",
  "responsibilities",
  "requiredSkills",
  "workingHours",
  "equipment",
  "additionalInfo",
  "structured",
  "experienceLevel",
  "communeCode",
] as const;

type Company = {
  companyName: string;
  companyLogoId: number | null;
  companyLevel: CompanyLevel;
  companyLevelAt: Date;
};
type CardRow = Pick<Selectable<DB["missions"]>, (typeof CARD)[number]> & Company;
export type MissionRow = CardRow & Pick<Selectable<DB["missions"]>, (typeof REST)[number]>;

/** Columns of a card; `alias` is the missions table. */
export function cardColumns<A extends string>(alias: A) {
  return CARD.map((column) => `${alias}.${column}` as const);
}

/** Without deleted missions. */
export function selectMissionCards(db: Db) {
  return db
    .selectFrom("missions")
    .innerJoin("companies", "companies.id", "missions.companyId")
    .where("missions.deletedAt", "is", null)
    .select(cardColumns("missions"))
    .select(["companies.name as companyName", "companies.logoFileId as companyLogoId"])
    .select(["companies.level as companyLevel", "companies.levelAt as companyLevelAt"]);
}

export function selectMissions(db: Db) {
  return selectMissionCards(db).select(REST.map((column) => `missions.${column}` as const));
}

export function presentMissionCard(mission: CardRow): MissionCard {
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
    compensation: mission.payCents / 100,
    compensationType: mission.payPeriod,
    hoursPerDay: mission.hoursPerDay,
    totalDays: mission.totalDays,
    startDate: mission.startsAt.toISOString(),
    endDate: mission.endGiven ? mission.endsAt.toISOString() : null,
    positions: mission.positions,
    acceptedCount: mission.acceptedCount,
    maxApplications: mission.maxApplications,
    totalApplications: mission.applicationCount,
    created_at: mission.publishedAt.toISOString(),
    closedEarly: mission.closedAt !== null && mission.closedAt < mission.startsAt,
  };
}

/** Only the employer sees that a mission is held; for others it is not recruiting. */
export function hideHold<T extends Pick<MissionCard, "status" | "held_reason">>(card: T): T {
  return card.status === "held" ? { ...card, status: "paused", held_reason: null } : card;
}

export function presentMission(mission: MissionRow): MissionView {
  return {
    ...presentMissionCard(mission),
    requirement: mission.requirement,
    benifits_perks: mission.perks,
    responsibilities: mission.responsibilities,
    requiredSkills: mission.requiredSkills,
    workingHours: mission.workingHours,
    equipment: mission.equipment,
    additionalInfo: mission.additionalInfo,
    useStructuredDescription: mission.structured,
    experienceLevel: mission.experienceLevel,
    commune_code: mission.communeCode,
  };
}

/** Accepted people who confirmed; for the employer. */
export async function countConfirmed(db: Db, missionId: number): Promise<number> {
  const { count } = await db
    .selectFrom("applications")
    .where("missionId", "=", missionId)
    .where("status", "=", "accepted")
    .where("candidateStatus", "=", "confirmed")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
