import { establishmentsRoute } from "@app/contract/companies/establishments";
import { type PlannedShift, planningRoute } from "@app/contract/week/week";
import { parisDay } from "@app/domain/time/calendar";
import { Clock, Copy, Download, Plus } from "lucide-react";
import { DayStrip } from "../../features/week/days/day-strip.tsx";
import { PrintButton } from "../../features/week/days/print-button.tsx";
import { requestedWeek, weekAddress } from "../../features/week/days/requested-week.ts";
import { WeekNav } from "../../features/week/days/week-nav.tsx";
import { PlanningCounters } from "../../features/week/planning/planning-counters.tsx";
import {
  countPlaces,
  dayState,
  isWanted,
  type PlanningFilter,
  requestedFilter,
} from "../../features/week/planning/planning-state.fr.ts";
import { PlanningWeek } from "../../features/week/planning/planning-week.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER, EMPLOYER_HOURS } from "../../lib/employer-paths.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { EstablishmentFilter, requestedEstablishment } from "../../parts/company/establishment-filter.tsx";
import { buttonClass } from "../../ui/button-styles.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/planning";
import "../../styles/planning.css";

const PLANNING = `${EMPLOYER}/planning`;

export const meta: Route.MetaFunction = () => [{ title: "Planning · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const establishment = requestedEstablishment(url.searchParams);
  const query = { ...requestedWeek(url.searchParams, new Date()), establishment };
  const api = context.get(apiContext);
  const [view, { results: establishments }] = await Promise.all([
    api.call(planningRoute, { query }),
    api.call(establishmentsRoute, {}),
  ]);
  // A night begun before Monday is in the week before.
  const days = view.days.map(({ day, shifts }) => ({
    day,
    shifts: shifts.filter(({ startsAt }) => parisDay(new Date(startsAt)) === day),
  }));
  return { ...view, days, establishment, establishments, filter: requestedFilter(url.searchParams) };
}

export default function Planning({ loaderData }: Route.ComponentProps) {
  const { from, to, days, filter, establishment, establishments } = loaderData;
  const otherParams: Record<string, string> =
    establishment === undefined ? {} : { etablissement: String(establishment) };
  const now = useNow(useRenderedAt());
  const today = parisDay(new Date(now));
  const isEmpty = days.every(({ shifts }) => shifts.length === 0);
  const address = (wanted: PlanningFilter | null) =>
    weekAddress(PLANNING, from, today, wanted === null ? otherParams : { ...otherParams, voir: wanted });
  const shown = days.map(({ day, shifts }) => ({
    day,
    shifts: shifts.filter((shift) => isWanted(shift, filter, now)),
  }));
  return (
    <>
      <PageHeader
        title="Planning"
        actions={
          <>
            <LinkButton to={EMPLOYER_HOURS} variant="line" icon={Clock} className="no-print">
              Heures
            </LinkButton>
            {!isEmpty && (
              <LinkButton to={`${PLANNING}/copier?semaine=${from}`} variant="line" icon={Copy} className="no-print">
                Copier la semaine
              </LinkButton>
            )}
            <PrintButton />
            {/* A file, not a page: the router must not fetch it. */}
            <a
              href={`${PLANNING}.ics?semaine=${from}`}
              download
              className={buttonClass({ variant: "line" }, "no-print")}
              aria-label="Télécharger la semaine pour un agenda"
            >
              <Download className="ico" aria-hidden="true" />
              <span className="sr-only md:not-sr-only">Agenda</span>
            </a>
          </>
        }
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <WeekNav path={PLANNING} from={from} to={to} today={today} otherParams={otherParams} />
        <EstablishmentFilter {...{ establishments }} chosen={establishment} otherParams={{ semaine: from }} />
        {!isEmpty && <PlanningCounters counts={countPlaces({ days }, now)} filter={filter} addressOf={address} />}
      </div>
      {isEmpty ? (
        <div className="mt-5">
          <EmptyState
            title="Rien cette semaine"
            text="Les créneaux de vos missions apparaissent ici, avec les personnes retenues."
            action={
              <LinkButton to={`${EMPLOYER}/publier`} icon={Plus}>
                Publier une mission
              </LinkButton>
            }
          />
        </div>
      ) : (
        <div className="weeks">
          <DayStrip
            className="by-day mt-4"
            today={today}
            days={days.map(({ day, shifts }) => ({ day, ...dayState(shifts, now) }))}
          />
          <div className="print-landscape mt-5">
            <PlanningWeek days={shown} today={today} now={now} linkOf={linkOf} />
          </div>
        </div>
      )}
    </>
  );
}

const linkOf = ({ job }: PlannedShift) => `${EMPLOYER}/emplois/${job.id}`;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
