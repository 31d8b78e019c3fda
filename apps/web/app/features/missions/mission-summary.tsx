import type { MissionView } from "@app/contract/missions/missions";
import { placesText } from "@app/domain/missions/recruitment.fr";
import { CalendarDays, MapPin } from "lucide-react";
import { Link } from "react-router";
import { ShiftTime } from "../../lib/shift-time.tsx";
import { SLIP_STYLES } from "../../lib/slip-styles.ts";
import { cx } from "../../ui/class-names.ts";
import { EmployerCountdown } from "./employer-countdown.tsx";
import { employerMissionPath } from "./mission-links.ts";
import { shiftsText } from "./mission-shifts.ts";
import { missionState } from "./mission-state.ts";

/** A slip that leads to the mission, for the pages about it. */
export function MissionSummary({ mission, now }: { mission: MissionView; now: number }) {
  const { nextShift, establishment } = mission;
  return (
    <article className={cx("bon", SLIP_STYLES[missionState(mission, now)])}>
      <div className="bon-body p-4!">
        <h2 className="bon-title">
          <Link to={employerMissionPath(mission)} className="bon-link">
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
      <div className="bon-stub flex-wrap gap-y-1.5! px-4! py-3!">
        <p className="font-semibold text-sm">{placesText(mission)}</p>
        {mission.status !== "completed" && <EmployerCountdown startDate={mission.startDate} now={now} className="" />}
      </div>
    </article>
  );
}
