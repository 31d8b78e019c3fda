import { formatCount } from "@app/domain/text/format-number";
import { ArrowRight } from "lucide-react";
import { PublicMissionGrid, type PublicMissionGridProps } from "../../../parts/mission-card/public-mission-grid.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

const DAY_MS = 86_400_000;

export interface UrgentMissionsProps extends Pick<PublicMissionGridProps, "cards" | "rendered"> {
  count: number;
}

export function UrgentMissions({ count, ...grid }: UrgentMissionsProps) {
  if (grid.cards.length === 0) return null;
  const startsWithin = (ms: number) =>
    grid.cards.every(({ state: { startsAt } }) => startsAt !== undefined && Date.parse(startsAt) - grid.rendered < ms);
  return (
    <section className="render-near-screen wrap pt-16 md:pt-24">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-3xl md:text-4xl">À pourvoir tout de suite</h2>
          <p className="mt-2 text-ink-2">
            {startsWithin(DAY_MS)
              ? "Elles démarrent dans les prochaines heures."
              : startsWithin(3 * DAY_MS)
                ? "Elles démarrent dans les trois jours."
                : "Signalées comme urgentes par les employeurs."}
          </p>
        </div>
        <LinkButton to="/emplois?urgent=1" variant="line" iconAfter={ArrowRight}>
          {count > 1 ? `Voir les ${formatCount(count)} missions urgentes` : "Voir la mission urgente"}
        </LinkButton>
      </div>
      <PublicMissionGrid {...grid} columns={3} headingLevel={3} />
    </section>
  );
}
