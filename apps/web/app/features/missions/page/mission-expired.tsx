import { type PublicCard, PublicMissionGrid } from "../../../parts/mission-card/public-mission-grid.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

export interface MissionExpiredProps {
  title: string;
  similar: readonly PublicCard[];
  rendered: number;
}

export function MissionExpired({ title, similar, rendered }: MissionExpiredProps) {
  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="text-3xl md:text-4xl">Cette mission est terminée depuis longtemps.</h1>
      <p className="mt-4 max-w-150 text-ink-2 text-lg">
        {`«\u00a0${title}\u00a0» n’est plus au tableau. `}
        {similar.length > 0 && "Celles-ci lui ressemblent, et elles sont ouvertes."}
      </p>
      <LinkButton to="/emplois" size="lg" variant={similar.length > 0 ? "line" : "primary"} className="mt-6">
        Voir toutes les missions
      </LinkButton>
      {similar.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-5 text-2xl md:text-3xl">Missions semblables</h2>
          <PublicMissionGrid cards={similar} columns={3} headingLevel={3} rendered={rendered} />
        </section>
      )}
    </div>
  );
}
