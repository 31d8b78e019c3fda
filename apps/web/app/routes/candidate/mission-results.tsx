import type { ApplicationView } from "@app/contract/applications";
import type { MissionCard as Mission, MissionPage } from "@app/contract/missions";
import type { Availability } from "@app/domain/profile";
import { useNavigation, useSearchParams } from "react-router";
import { SentBadge } from "../../features/applications/sent-application.tsx";
import { MissionCard } from "../../features/missions/mission-card.tsx";
import { missionFacts } from "../../features/missions/mission-facts.ts";
import { missionProgress } from "../../features/missions/mission-progress.ts";
import { startCountdown } from "../../features/missions/mission-start.ts";
import { CorrectedWords } from "../../features/missions/search/corrected-words.tsx";
import type { MissionFilters } from "../../features/missions/search/filters.ts";
import { NoResults } from "../../features/missions/search/no-results.tsx";
import { whyYou } from "../../features/missions/why-you.ts";
import { pagerOf } from "../../paging.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { cx } from "../../ui/class-names.ts";
import { useNow } from "../../ui/clock.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { candidateMissionPath, useCandidate } from "./candidate.ts";

export interface MissionResultsProps {
  missions: MissionPage;
  filters: MissionFilters;
  path: string;
  /** The candidate's latest applications: a mission already applied to says so. */
  recent: readonly ApplicationView[];
  accepted: readonly ApplicationView[];
  availability: Availability | null;
}

export function MissionResults({ missions, filters, path, ...reader }: MissionResultsProps) {
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const busy = navigation.state === "loading" && navigation.location.pathname === path;
  const urgent = missions.results.filter((mission) => mission.urgent);
  const others = missions.results.filter((mission) => !mission.urgent);
  if (missions.results.length === 0) {
    return (
      <div className="mt-7">
        <NoResults path={path} filters={filters} count={missions.count} />
      </div>
    );
  }
  return (
    <div aria-busy={busy || undefined} className={cx("transition-opacity", busy && "opacity-60")}>
      <div className="mt-5 empty:hidden">
        <CorrectedWords typed={filters.query} corrected={missions.corrected} />
      </div>
      {urgent.length > 0 && <Section title="Missions urgentes" missions={urgent} first={0} {...reader} />}
      {others.length > 0 && (
        <Section
          title={urgent.length > 0 ? "Autres missions" : "Toutes les missions"}
          missions={others}
          first={urgent.length}
          {...reader}
        />
      )}
      <div className="mt-8">
        <Pager {...pagerOf(missions.count, search)} />
      </div>
    </div>
  );
}

interface SectionProps extends Pick<MissionResultsProps, "recent" | "accepted" | "availability"> {
  title: string;
  missions: readonly Mission[];
  /** Accents go on from one section to the next. */
  first: number;
}

function Section({ title, missions, first, recent, accepted, availability }: SectionProps) {
  const { user } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const paused = availability === "freeze";
  const reader = { city: user.location.city, skills: user.skills, available: availability === "on_fire" };
  const sent = new Map([...accepted, ...recent].map((application) => [application.job.id, application]));
  return (
    <section className="mt-7" aria-label={title}>
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5 xl:grid-cols-2">
        {missions.map((mission, index) => {
          const href = candidateMissionPath(mission.id);
          const application = sent.get(mission.id);
          return (
            <MissionCard
              key={mission.id}
              mission={missionFacts(mission, href, now)}
              index={first + index}
              why={paused ? undefined : whyYou(mission, reader)}
              progress={missionProgress(mission)}
              countdown={mission.urgent ? startCountdown(mission.startDate, rendered, paused) : undefined}
              action={
                application ? (
                  <SentBadge application={application} />
                ) : (
                  <LinkButton to={href} aria-label={`Postuler\u00a0: ${mission.title}`}>
                    Postuler
                  </LinkButton>
                )
              }
            />
          );
        })}
      </div>
    </section>
  );
}
