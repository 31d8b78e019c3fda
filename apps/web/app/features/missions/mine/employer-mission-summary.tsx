import type { MissionView } from "@app/contract/missions/missions";
import type { ApplicationStatus } from "@app/domain/applications/application";
import { placesText } from "@app/domain/missions/recruitment.fr";
import type { ReactNode } from "react";
import { missionState } from "../../../parts/mission/mission-state.ts";
import { cappedApplicationsText, placesBar } from "../../../parts/mission/recruitment-progress.ts";
import { CARD_STATE_STYLES } from "../../../parts/mission-card/card-state-styles.ts";
import { Earnings } from "../../../parts/mission-card/mission-card-parts.tsx";
import { missionFacts } from "../../../parts/mission-card/mission-facts.ts";
import { cx } from "../../../ui/class-names.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { EmployerCountdown } from "./employer-countdown.tsx";

export interface EmployerMissionSummaryProps {
  mission: MissionView;
  stats: Readonly<Record<ApplicationStatus, number>>;
  now: number;
  actions: ReactNode;
}

export function EmployerMissionSummary({ mission, stats, now, actions }: EmployerMissionSummaryProps) {
  const bar = placesBar(mission);
  const counts = [
    { label: "à traiter", count: stats.pending },
    { label: stats.reviewed > 1 ? "examinées" : "examinée", count: stats.reviewed },
    { label: stats.accepted > 1 ? "acceptées" : "acceptée", count: stats.accepted },
    { label: stats.rejected > 1 ? "rejetées" : "rejetée", count: stats.rejected },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="recrutement" className={cx("stub-card", CARD_STATE_STYLES[missionState(mission, now)])}>
      <div className="stub-card-body">
        <h2 id="recrutement" className="text-[min(1.25rem,11cqi)]">
          Recrutement
        </h2>
        <p className="mt-2 font-semibold">{placesText(mission)}</p>
        {bar && <ProgressBar className="mt-2" {...bar} />}
        <p className="mt-2 text-ink-2 text-sm">{cappedApplicationsText(mission)}</p>
        {counts.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {counts.map(({ label, count }) => (
              <li key={label}>
                <b className="num">{count}</b> {label}
              </li>
            ))}
          </ul>
        )}
        {mission.status !== "completed" && (
          <EmployerCountdown className="mt-4" startDate={mission.startDate} now={now} />
        )}
        <div className="mt-5 grid gap-2">{actions}</div>
      </div>
      <div className="stub-card-stub">
        <Earnings {...missionFacts(mission, "", now)} />
      </div>
    </section>
  );
}
