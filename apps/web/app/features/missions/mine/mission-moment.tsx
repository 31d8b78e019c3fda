import type { MissionCard } from "@app/contract/missions/missions";
import { placesText } from "@app/domain/missions/recruitment.fr";
import { CalendarDays, MapPin } from "lucide-react";
import { shiftsText } from "../../../parts/mission/mission-shifts.ts";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";

/** When, where, and how many places are left, under the title of a mission's page. */
export function MissionMoment({ mission }: { mission: MissionCard }) {
  const { nextShift, establishment } = mission;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 font-semibold text-[.9375rem]">
      <p className="flex items-center gap-1.5">
        <CalendarDays className="ico text-ink-3" aria-hidden="true" />
        {nextShift === null || mission.shiftCount > 1 ? shiftsText(mission) : <ShiftTime {...nextShift} />}
      </p>
      <p className="flex items-center gap-1.5">
        <MapPin className="ico text-ink-3" aria-hidden="true" />
        {establishment === null ? mission.location : `${establishment.name}, ${establishment.placeLabel}`}
      </p>
      <p className="md:ml-auto">{placesText(mission)}</p>
    </div>
  );
}
