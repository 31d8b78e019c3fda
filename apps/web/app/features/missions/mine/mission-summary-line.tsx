import type { MissionView } from "@app/contract/missions/missions";
import { placesText } from "@app/domain/missions/recruitment.fr";
import { CalendarDays, MapPin } from "lucide-react";
import { Link } from "react-router";
import { employerMissionPath } from "../../../parts/mission/mission-links.ts";
import { shiftsText } from "../../../parts/mission/mission-shifts.ts";
import { missionState } from "../../../parts/mission/mission-state.ts";
import { CARD_STATE_STYLES } from "../../../parts/mission-card/card-state-styles.ts";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";
import { cx } from "../../../ui/class-names.ts";
import { EmployerCountdown } from "./employer-countdown.tsx";

/** A card that leads to the mission, for the pages about it. */
export function MissionSummary({ mission, now }: { mission: MissionView; now: number }) {
  const { nextShift, establishment } = mission;
  return (
    <article className={cx("stub-card", CARD_STATE_STYLES[missionState(mission, now)])}>
      <div className="stub-card-body p-4!">
        <h2 className="stub-card-title">
          <Link to={employerMissionPath(mission)} className="stub-card-link">
            {mission.title}
          </Link>
        </h2>
        <p className="mt-1 flex items-center gap-1.5 font-semibold text-[.9375rem]">
          <CalendarDays className="ico text-ink-3" aria-hidden="true" />
          <span className="whole">
            {nextShift === null || mission.shiftCount > 1 ? shiftsText(mission) : <ShiftTime {...nextShift} />}
          </span>
        </p>
        <p className="flex items-center gap-1.5 font-semibold text-[.9375rem]">
          <MapPin className="ico text-ink-3" aria-hidden="true" />
          <span className="whole">
            {establishment === null ? mission.location : `${establishment.name}, ${establishment.placeLabel}`}
          </span>
        </p>
      </div>
      <div className="stub-card-stub flex-wrap gap-y-1.5! px-4! py-3!">
        <p className="font-semibold text-sm">{placesText(mission)}</p>
        {mission.status !== "completed" && <EmployerCountdown startDate={mission.startDate} now={now} className="" />}
      </div>
    </article>
  );
}
