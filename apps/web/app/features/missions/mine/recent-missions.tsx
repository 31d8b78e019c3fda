import type { MissionCard } from "@app/contract/missions/missions";
import { Link } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { EmployerMissionRow } from "./employer-mission-row.tsx";

export function RecentMissions({
  missions,
  base,
  now,
}: {
  missions: readonly MissionCard[];
  base: string;
  now: number;
}) {
  return (
    <section aria-labelledby="missions-recentes" className="mt-6 min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="missions-recentes" className="text-xl md:text-2xl">
          Missions récentes
        </h2>
        {missions.length > 0 && (
          <Link to={`${base}/emplois`} className="link inline-flex min-h-11 items-center">
            Tout voir
          </Link>
        )}
      </div>
      {missions.length === 0 ? (
        <div className="mt-3">
          <EmptyState
            title="Aucune mission pour le moment"
            text="Publiez votre première mission, elle apparaîtra ici."
            headingLevel={3}
          />
        </div>
      ) : (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2.5 md:gap-4 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
          {missions.map((mission) => (
            <EmployerMissionRow key={mission.id} {...{ mission, now, base }} />
          ))}
        </div>
      )}
    </section>
  );
}
