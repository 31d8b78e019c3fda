import { calendarLinkRoute } from "@app/contract/week/calendar-link";
import { type AgendaShift, agendaRoute } from "@app/contract/week/week";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { CalendarPlus, Clock } from "lucide-react";
import { sendAsCandidate } from "../../features/applications/apply/send-as-candidate.ts";
import { ArrivalCard } from "../../features/day/arrival/arrival-card.tsx";
import { shiftsOfNow } from "../../features/day/arrival/arrival-state.ts";
import { PapersLink } from "../../features/papers/own/papers-link.tsx";
import { AgendaGrid } from "../../features/week/agenda/agenda-grid.tsx";
import { AgendaList } from "../../features/week/agenda/agenda-list.tsx";
import { weekTotals } from "../../features/week/agenda/agenda-state.fr.ts";
import { AgendaToConfirm } from "../../features/week/agenda/agenda-to-confirm.tsx";
import { AgendaTotals } from "../../features/week/agenda/agenda-totals.tsx";
import { runCalendarAction } from "../../features/week/agenda/calendar-link.server.ts";
import { CalendarLinkCard } from "../../features/week/agenda/calendar-link-card.tsx";
import { LIMITS_NOTE, limitsByShift } from "../../features/week/agenda/limits.fr.ts";
import { PrintButton } from "../../features/week/days/print-button.tsx";
import { requestedWeek } from "../../features/week/days/requested-week.ts";
import { WeekNav } from "../../features/week/days/week-nav.tsx";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import {
  AGENDA_FILE,
  CANDIDATE_AGENDA,
  CANDIDATE_HOME,
  CANDIDATE_HOURS,
  candidateMissionPath,
  ownPapersPath,
} from "../../lib/candidate-paths.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { buttonClass } from "../../ui/button-styles.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/agenda";

export const meta: Route.MetaFunction = () => [{ title: "Mes créneaux · Renfort" }];

/** With the day before and the day after, which count for the rest. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { from, to } = requestedWeek(url.searchParams, new Date());
  const query = { from: addDays(from, -1), to: addDays(to, 1) };
  const api = context.get(apiContext);
  const [{ days }, { since }] = await Promise.all([api.call(agendaRoute, { query }), api.call(calendarLinkRoute, {})]);
  return { from, to, around: days, calendarSince: since };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return runCalendarAction(context, form) ?? runCandidateAction(context, form);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

const NO_WARNINGS: readonly string[] = [];

export default function Agenda({ loaderData: { from, to, around, calendarSince }, actionData }: Route.ComponentProps) {
  const now = useNow(useRenderedAt());
  const today = parisDay(new Date(now));
  const days = around.filter(({ day }) => day >= from && day <= to);
  const shifts = days.flatMap((day) => day.shifts);
  const limits = limitsByShift(around.flatMap((day) => day.shifts));
  const warningsOf = ({ id }: AgendaShift) => limits.get(id) ?? NO_WARNINGS;
  const { user } = useCandidate();
  // Also those of the night before.
  const shiftsNow = shiftsOfNow(
    around.flatMap((day) => day.shifts),
    now,
  );
  const linkOf = ({ job }: AgendaShift) => candidateMissionPath(job.id);
  return (
    <>
      <PageHeader title="Mes créneaux" actions={<Actions />} />
      <OutcomeNotice outcome={actionData && "ok" in actionData && "message" in actionData ? actionData : undefined} />
      {shiftsNow.map((shift) => (
        <div key={`${shift.application_id}-${shift.id}`} className="mt-4 max-w-140">
          <ArrivalCard shift={shift} userId={user.id} action={CANDIDATE_AGENDA} />
          {shift.status === "confirmed" && (
            <PapersLink to={ownPapersPath(shift.application_id)} variant="ghost" className="no-print">
              Ma déclaration
            </PapersLink>
          )}
        </div>
      ))}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <WeekNav path={CANDIDATE_AGENDA} from={from} to={to} today={today} />
        {shifts.length > 0 && <AgendaTotals {...weekTotals({ days })} />}
      </div>
      {shifts.length === 0 && (
        <div className="mt-5">
          <EmptyState
            title="Rien cette semaine"
            text="Vos créneaux acceptés ou demandés apparaissent ici."
            action={<LinkButton to={CANDIDATE_HOME}>Voir les missions</LinkButton>}
          />
        </div>
      )}
      {shifts.length > 0 && (
        <div className="weeks">
          <AgendaToConfirm shifts={shifts} now={now} />
          <AgendaList days={days} linkOf={linkOf} warningsOf={warningsOf} now={now} />
          <div className="at-desk mt-5">
            <AgendaGrid days={days} linkOf={linkOf} warningsOf={warningsOf} now={now} />
          </div>
          <p className="hint mt-5">{LIMITS_NOTE}</p>
        </div>
      )}
      <CalendarLinkCard since={calendarSince} created={createdAddress(actionData)} />
    </>
  );
}

const createdAddress = (result: object | undefined): string | undefined =>
  result && "calendarUrl" in result && typeof result.calendarUrl === "string" ? result.calendarUrl : undefined;

function Actions() {
  return (
    <>
      <LinkButton to={CANDIDATE_HOURS} variant="line" icon={Clock} className="no-print">
        Mes heures
      </LinkButton>
      <PrintButton />
      {/* A file, not a page: the router must not fetch it. */}
      <a href={AGENDA_FILE} download className={buttonClass({ variant: "line" }, "no-print")}>
        <CalendarPlus className="ico" aria-hidden="true" />
        Ajouter à mon agenda
      </a>
    </>
  );
}
