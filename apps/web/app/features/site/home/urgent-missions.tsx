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
  const all = (
    <LinkButton to="/emplois?urgent=1" variant="line" iconAfter={ArrowRight}>
      {count > 1 ? `Voir les ${formatCount(count)} missions urgentes` : "Voir la mission urgente"}
    </LinkButton>
  );
  return (
    <section className="render-near-screen wrap grid pt-6 md:pt-24">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4 md:mb-7">
        <div>
          <h2 className="text-2xl md:text-4xl">À pourvoir tout de suite</h2>
          <p className="mt-1 text-ink-2 md:mt-2">
            {startsWithin(DAY_MS)
              ? "Elles démarrent dans les prochaines heures."
              : startsWithin(3 * DAY_MS)
                ? "Elles démarrent dans les trois jours."
                : "Signalées comme urgentes par les employeurs."}
          </p>
        </div>
        <div className="max-md:hidden">{all}</div>
      </div>
      <PublicMissionGrid {...grid} columns={3} headingLevel={3} />
      <div className="mt-4 md:hidden">{all}</div>
    </section>
  );
}
