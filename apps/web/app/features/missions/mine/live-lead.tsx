import type { MissionView } from "@app/contract/missions/missions";
import type { ReactNode } from "react";
import { EmployerCountdown } from "./employer-countdown.tsx";
import { MissionMoment } from "./mission-moment.tsx";
import { MissionStateBadge, UrgentBadge } from "./mission-state-badge.tsx";

interface LiveLeadProps {
  mission: MissionView;
  /** « Publiée il y a 12 min, en direct »; undefined once it recruits nobody. */
  live: string | undefined;
  menu: ReactNode;
  now: number;
  heading?: "h1" | "h3";
}

/** What, when, where, and how long before it starts. */
export function LiveLead({ mission, live, menu, now, heading: Heading = "h1" }: LiveLeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {live === undefined ? <MissionStateBadge mission={mission} now={now} /> : <p className="live">{live}</p>}
        {mission.urgent && mission.status !== "completed" && <UrgentBadge />}
      </div>
      <div className="beside items-center justify-between">
        <Heading className="beside-text text-[min(1.25rem,7vw)] md:text-[min(1.5rem,2.6vw)]">{mission.title}</Heading>
        {menu}
      </div>
      <MissionMoment mission={mission} />
      {mission.status !== "completed" && <EmployerCountdown className="" startDate={mission.startDate} now={now} />}
    </>
  );
}
