import type { MissionCard } from "@app/contract/missions";
import type { ListedMission } from "./features/missions/public-mission-grid.tsx";

/** What a public card shows of missions: the page carries its data a second time for the scripts, so nothing else goes with it. */
export function listedMissions(missions: readonly MissionCard[]): ListedMission[] {
  return missions.map(
    ({ id, title, company, location, remote, description, urgent, sector, type, licenseRequired, ...pay }) => ({
      ...{ id, title, company, location, remote, description, urgent, sector, type, licenseRequired },
      compensation: pay.compensation,
      compensationType: pay.compensationType,
      hoursPerDay: pay.hoursPerDay,
      totalDays: pay.totalDays,
      startDate: pay.startDate,
      endDate: pay.endDate,
      created_at: pay.created_at,
    }),
  );
}
