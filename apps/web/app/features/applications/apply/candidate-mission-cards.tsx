import type { ApplicationView } from "@app/contract/applications/applications";
import type { BookingView } from "@app/contract/applications/bookings";
import type { MissionCard as Mission } from "@app/contract/missions/missions";
import { mayApplyAgain } from "@app/domain/applications/application";
import type { Availability } from "@app/domain/profiles/profile";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { applyPath, candidateMissionPath } from "../../../lib/candidate-paths.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { useCandidate } from "../../../lib/use-candidate.ts";
import { matchReasons } from "../../../parts/mission/match-reasons.ts";
import { askedShift, shiftSearch } from "../../../parts/mission/mission-links.ts";
import { useMatchCandidate } from "../../../parts/mission/use-match-candidate.ts";
import { cardState } from "../../../parts/mission-card/card-state.fr.ts";
import { MissionCard } from "../../../parts/mission-card/mission-card.tsx";
import { missionFacts } from "../../../parts/mission-card/mission-facts.ts";
import { SaveForm } from "../../../parts/mission-card/save-form.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { useNow } from "../../../ui/clock.ts";
import { useHydrated } from "../../../ui/hydrated.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useMissionApply } from "./apply-button.tsx";
import { conflictsOf, overlapText } from "./conflict.fr.ts";
import { useQueuedApplications } from "./outbox.ts";
import { ReadingShifts } from "./reading-shifts.tsx";
import { QueuedBadge, SentBadge } from "./sent-application.tsx";

const loadForm = () => import("./loaded-shifts-form.tsx");
const LoadedShiftsForm = lazy(async () => ({ default: (await loadForm()).LoadedShiftsForm }));

export interface MissionCardsProps {
  sections: readonly {
    title: string;
    missions: readonly Mission[];
    titleHidden?: boolean;
    /** Beside the title. */
    more?: ReactNode;
  }[];
  availability: Availability | null;
  accepted?: readonly ApplicationView[];
  /** Why a mission was chosen for this person, instead of what is said in a search. */
  reasons?: Readonly<Record<number, readonly string[]>> | undefined;
  /** One column at every width. */
  narrow?: boolean;
}

export function MissionCards({ sections, availability, accepted, reasons, narrow = false }: MissionCardsProps) {
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { user } = useCandidate();
  const { paused, ...reader } = useMatchCandidate(availability, accepted);
  const missions = sections.flatMap((section) => section.missions);
  // At once after the page: it opens without a network too.
  useEffect(() => void loadForm().catch(() => undefined), []);
  const apply = useMissionApply(missions, (mission, attempt) => (
    <Suspense fallback={<ReadingShifts />}>
      <LoadedShiftsForm key={mission.id} mission={mission} apply={attempt} paused={paused} />
    </Suspense>
  ));
  const waiting = new Set(
    useQueuedApplications()
      .filter(({ userId }) => userId === user.id)
      .map(({ missionId }) => missionId),
  );
  return (
    <>
      {sections.map(({ title, titleHidden, more, missions: listed }, index) => (
        <section key={title} className={index > 0 ? "mt-7" : undefined} aria-label={title}>
          <div className={titleHidden ? "sr-only" : "mb-2 flex items-baseline justify-between gap-4 md:mb-3"}>
            <h2 className="text-lg md:text-2xl">{title}</h2>
            {more}
          </div>
          <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4", !narrow && "xl:grid-cols-2")}>
            {listed.map((mission) => (
              <MissionCard
                key={mission.id}
                mission={missionFacts(
                  mission,
                  candidateMissionPath(mission.id) + shiftSearch(askedShift(mission)),
                  now,
                )}
                why={paused || reasons?.[mission.id] ? undefined : matchReasons(mission, reader)}
                reasons={paused ? undefined : reasons?.[mission.id]}
                state={cardState(mission, now)}
                rendered={rendered}
                corner={<SaveForm mission={mission} />}
                justApplied={apply.sentId === mission.id}
                action={
                  <CardAction
                    mission={mission}
                    waiting={waiting.has(mission.id)}
                    now={now}
                    onApply={() => apply.start(mission.id)}
                  />
                }
              />
            ))}
          </div>
        </section>
      ))}
      {apply.dialogs}
    </>
  );
}

interface CardActionProps {
  mission: Mission;
  waiting: boolean;
  now: number;
  onApply: () => void;
}

function CardAction({ mission, waiting, now, onApply }: CardActionProps): ReactNode {
  const { bookings } = useCandidate();
  const hydrated = useHydrated();
  const { application } = mission;
  if (application && !isUndone(application)) return <SentBadge application={application} />;
  if (waiting) return <QueuedBadge />;
  if (cardState(mission, now).closed) return null;
  const overlap = overlapOf(mission, bookings);
  if (overlap) return <p className="max-w-45 text-xs">{overlapText(overlap)}</p>;
  const label = `Postuler\u00a0: ${mission.title}`;
  return hydrated ? (
    <Button onClick={onApply} aria-label={label}>
      Postuler
    </Button>
  ) : (
    <LinkButton to={applyPath(mission.id, askedShift(mission))} aria-label={label}>
      Postuler
    </LinkButton>
  );
}

/** Only a mission of one shift says its hours on its card; the form checks the others. */
function overlapOf(mission: Mission, bookings: readonly BookingView[]): BookingView | undefined {
  const { id: missionId, shiftCount, startDate: startsAt, endDate: endsAt } = mission;
  if (shiftCount !== 1 || endsAt === null) return undefined;
  return conflictsOf({ missionId, shifts: [{ startsAt, endsAt, breakMinutes: 0 }] }, bookings).overlap;
}

/** Withdrawn within minutes. */
export function isUndone({ created_at, withdrawn_at }: NonNullable<Mission["application"]>): boolean {
  return mayApplyAgain({
    createdAt: new Date(created_at),
    withdrawnAt: withdrawn_at === null ? null : new Date(withdrawn_at),
  });
}
