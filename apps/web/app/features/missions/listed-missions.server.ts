import type { MissionCard } from "@app/contract/missions";
import { recruitmentStatus } from "./detail/recruitment-status.ts";
import type { ListedMission } from "./public-mission-grid.tsx";

/** Only what a card shows: the data is also serialized in the page. */
export function listedMissions(missions: readonly MissionCard[], now = new Date()): ListedMission[] {
  return missions.map((mission) => ({
    id: mission.id,
    title: mission.title,
    company: mission.company,
    location: mission.location,
    remote: mission.remote,
    description: mission.description,
    urgent: mission.urgent,
    sector: mission.sector,
    type: mission.type,
    licenseRequired: mission.licenseRequired,
    compensation: mission.compensation,
    compensationType: mission.compensationType,
    hoursPerDay: mission.hoursPerDay,
    totalDays: mission.totalDays,
    startDate: mission.startDate,
    endDate: mission.endDate,
    created_at: mission.created_at,
    paidMinutes: mission.paidMinutes,
    shiftCount: mission.shiftCount,
    positions: mission.positions,
    acceptedCount: mission.acceptedCount,
    closedLabel: recruitmentStatus(mission, now).closed?.label ?? null,
  }));
}
