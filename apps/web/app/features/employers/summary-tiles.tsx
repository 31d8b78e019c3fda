import type { EmployerSummary } from "@app/contract/employer";
import { formatMinutes } from "@app/domain/duration";
import { formatCount } from "@app/domain/format";
import { BriefcaseBusiness, Timer, UsersRound } from "lucide-react";
import { StatTile } from "../../ui/stat-tile.tsx";

export interface SummaryTilesProps {
  summary: EmployerSummary;
  waiting: number;
  /** The dashboard's address. */
  base: string;
}

export function SummaryTiles({ summary, waiting, base }: SummaryTilesProps) {
  const { activeMissions, urgentMissions, applications, responseTimeMinutes } = summary;
  return (
    <ul className="mt-6 grid grid-cols-1 gap-3 min-[380px]:grid-cols-3 md:gap-5">
      <li>
        <StatTile
          value={formatCount(activeMissions)}
          label={activeMissions > 1 ? "missions actives" : "mission active"}
          detail={
            urgentMissions > 0
              ? `dont ${formatCount(urgentMissions)} urgente${urgentMissions > 1 ? "s" : ""}`
              : undefined
          }
          icon={BriefcaseBusiness}
          accent={0}
          to={`${base}/emplois?statut=en-recrutement`}
        />
      </li>
      <li>
        <StatTile
          value={formatCount(applications)}
          label={applications > 1 ? "candidatures reçues" : "candidature reçue"}
          detail={`${formatCount(waiting)} à traiter`}
          icon={UsersRound}
          accent={3}
          to={`${base}/candidatures`}
        />
      </li>
      <li>
        <StatTile
          value={responseTimeMinutes === null ? "–" : formatMinutes(responseTimeMinutes)}
          label="temps de réponse moyen"
          detail={responseTimeMinutes === null ? "mesuré dès 5 réponses" : "mesuré sur vos réponses"}
          icon={Timer}
          accent={1}
          to={`${base}/analyses`}
        />
      </li>
    </ul>
  );
}
