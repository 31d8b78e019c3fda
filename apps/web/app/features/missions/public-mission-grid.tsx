import type { Headcount } from "@app/domain/mission";
import { placesText } from "@app/domain/recruitment.fr";
import type { publishedAge } from "@app/domain/relative-time";
import { cx } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { ClosedBadge } from "./closed-badge.tsx";
import { MissionCard } from "./mission-card.tsx";
import { missionFacts, missionPath, type Wired } from "./mission-facts.ts";
import { startCountdown } from "./mission-start.ts";

export type ListedMission = Wired &
  Headcount & {
    description: string;
    /** « Complète », « Commencée »… instead of « Postuler ». */
    closedLabel: string | null;
  };

export interface PublicMissionGridProps {
  missions: readonly ListedMission[];
  rendered: number;
  columns: 2 | 3;
  headingLevel: 2 | 3;
  firstAccent?: number;
  /** The link of a card; by default the public page. */
  hrefOf?: ((mission: ListedMission) => string) | undefined;
  ageOf?: typeof publishedAge;
  /** False for employers. */
  mayApply: boolean;
}

const COLUMNS = { 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3" } as const;

export function PublicMissionGrid({
  missions,
  rendered,
  columns,
  headingLevel,
  firstAccent = 0,
  hrefOf = missionPath,
  ageOf,
  mayApply,
}: PublicMissionGridProps) {
  return (
    <ul className={cx("grid gap-4 md:gap-6", COLUMNS[columns])}>
      {missions.map((mission, index) => {
        const href = hrefOf(mission);
        const applyHref = hrefOf === missionPath ? signInToApply(href) : href;
        return (
          <li key={mission.id} className="min-w-0">
            <MissionCard
              mission={missionFacts(mission, href, rendered, ageOf)}
              index={firstAccent + index}
              headingLevel={headingLevel}
              description={mission.description}
              capacity={<p className="num text-ink-2 text-xs">{placesText(mission)}</p>}
              countdown={mission.urgent ? startCountdown(mission.startDate, rendered) : undefined}
              action={
                mayApply &&
                (mission.closedLabel === null ? (
                  <LinkButton to={applyHref} aria-label={`Postuler\u00a0: ${mission.title}`}>
                    Postuler
                  </LinkButton>
                ) : (
                  <ClosedBadge label={mission.closedLabel} />
                ))
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

const signInToApply = (href: string) => `/connexion?${new URLSearchParams({ redirect: `${href}?postuler=1` })}`;
