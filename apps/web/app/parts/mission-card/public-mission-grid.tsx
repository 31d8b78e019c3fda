import { cx } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import type { CardState } from "./card-state.fr.ts";
import { MissionCard } from "./mission-card.tsx";
import type { MissionFacts } from "./mission-card-parts.tsx";

export interface PublicCard {
  facts: MissionFacts;
  state: CardState;
  description: string;
  /** Absent for employers, and once nobody can apply. */
  applyHref?: string;
}

export interface PublicMissionGridProps {
  cards: readonly PublicCard[];
  rendered: number;
  columns: 1 | 2 | 3;
  headingLevel: 2 | 3;
}

/** Those a phone's first screen can show. */
const FIRST = 4;
const COLUMNS = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3" } as const;

export function PublicMissionGrid({ cards, rendered, columns, headingLevel }: PublicMissionGridProps) {
  return (
    <ul className={cx("grid gap-3 md:gap-5", COLUMNS[columns])}>
      {cards.map(({ facts, state, description, applyHref }, index) => (
        <li key={facts.id} className={cx("min-w-0", index >= FIRST && "render-near-screen")}>
          <MissionCard
            mission={facts}
            headingLevel={headingLevel}
            description={description}
            state={state}
            rendered={rendered}
            action={
              applyHref !== undefined && (
                <LinkButton to={applyHref} aria-label={`Postuler\u00a0: ${facts.title}`}>
                  Postuler
                </LinkButton>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
