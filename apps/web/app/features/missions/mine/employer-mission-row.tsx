import type { MissionCard } from "@app/contract/missions/missions";
import { HELD_EXPLANATIONS } from "@app/domain/missions/held-mission.fr";
import { placesText } from "@app/domain/missions/recruitment.fr";
import { Link } from "react-router";
import { shiftsText } from "../../../parts/mission/mission-shifts.ts";
import { missionState } from "../../../parts/mission/mission-state.ts";
import { applicationsText } from "../../../parts/mission/recruitment-progress.ts";
import { CARD_STATE_STYLES } from "../../../parts/mission-card/card-state-styles.ts";
import { ShiftTime } from "../../../parts/shifts/shift-time.tsx";
import { useFromState } from "../../../ui/back-path.ts";
import { cx } from "../../../ui/class-names.ts";
import { afterCommand } from "./mission-commands.ts";
import { MissionMenu } from "./mission-menu.tsx";
import { MissionStateBadge, UrgentBadge } from "./mission-state-badge.tsx";
import { useMissionCommand } from "./use-mission-command.ts";

export interface EmployerMissionRowProps {
  mission: MissionCard;
  now: number;
  /** The dashboard's address. */
  base: string;
}

/** Compact: ten fit in two screens of a phone. The whole row leads to the mission. */
export function EmployerMissionRow({ mission: stored, now, base }: EmployerMissionRowProps) {
  const { command } = useMissionCommand(stored.id);
  const mission = afterCommand(stored, command);
  const { nextShift, shiftCount } = mission;
  const state = missionState(mission, now);
  const here = useFromState();
  return (
    <article className={cx("mrow", CARD_STATE_STYLES[state])}>
      <div>
        <p className="mrow-top flex min-h-7 flex-wrap items-center gap-1.5">
          <MissionStateBadge mission={mission} now={now} />
          {mission.urgent && mission.status !== "completed" && <UrgentBadge />}
        </p>
        <h3 className="mt-1 leading-tight">
          <Link to={`${base}/emplois/${mission.id}`} state={here} className="mrow-link no-underline">
            {mission.title}
          </Link>
        </h3>
        <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-[.9375rem]">
          <b className="font-semibold">{nextShift === null ? shiftsText(mission) : <ShiftTime {...nextShift} />}</b>
          <span className="whole text-ink-2">
            {nextShift !== null && shiftCount > 1 && `${shiftCount}\u00a0créneaux, `}
            {mission.establishment?.placeLabel ?? mission.location}
          </span>
        </p>
        {mission.held_reason !== null && (
          <p className="mt-1 text-ink-2 text-sm">{HELD_EXPLANATIONS[mission.held_reason]}</p>
        )}
      </div>
      <div className="mrow-menu">
        <MissionMenu
          mission={mission}
          editHref={mission.status === "completed" ? undefined : `${base}/modifier-emploi/${mission.id}`}
        />
      </div>
      <p className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="mrow-s">{state !== "over" && placesText(mission)}</span>
        <span className="ms-auto flex flex-wrap gap-x-4">
          {mission.status !== "held" && (
            <Link
              to={`${base}/publier?modele=${mission.id}`}
              className="mrow-above link -my-2.5 inline-flex min-h-11 items-center"
              aria-label={`Reprendre la même\u00a0: ${mission.title}`}
            >
              Reprendre la même
            </Link>
          )}
          <Link
            to={`${base}/emploi/${mission.id}/candidatures`}
            className="mrow-above link -my-2.5 inline-flex min-h-11 items-center"
            aria-label={`Voir les candidatures\u00a0: ${mission.title}, ${applicationsText(mission).toLowerCase()}`}
          >
            {applicationsText(mission)}
          </Link>
        </span>
      </p>
    </article>
  );
}
