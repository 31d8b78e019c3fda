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
import { weekTotals } from "../../features/week/agenda/agenda-state.ts";
import { AgendaToConfirm } from "../../features/week/agenda/agenda-to-confirm.tsx";
import { AgendaTotals } from "../../features/week/agenda/agenda-totals.tsx";
import { agendaWords } from "../../features/week/agenda/agenda-words.ts";
import { runCalendarAction } from "../../features/week/agenda/calendar-link.server.ts";
import { CalendarLinkCard } from "../../features/week/agenda/calendar-link-card.tsx";
import { limitsByShift } from "../../features/week/agenda/limits.ts";
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
import { IN_LANGUAGES, useWords } from "../../lib/language/language.ts";
import { languageOf } from "../../lib/language/language-cookie.server.ts";
import { translationTo } from "../../lib/language/refusals.server.ts";
import { translated } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { buttonClass } from "../../ui/button-styles.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/agenda";

export const handle = IN_LANGUAGES;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} · Renfort` : "Renfort" },
];

/** With the day before and the day after, which count for the rest. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { from, to } = requestedWeek(url.searchParams, new Date());
  const query = { from: addDays(from, -1), to: addDays(to, 1) };
  const api = context.get(apiContext);
  const [{ days }, { since }] = await Promise.all([api.call(agendaRoute, { query }), api.call(calendarLinkRoute, {})]);
  const { title } = await agendaWords.load(languageOf(context));
  return { from, to, around: days, title, calendarSince: since };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const calendar = runCalendarAction(context, form);
  if (calendar) return calendar;
  const translate = await translationTo(languageOf(context));
  return translated(await runCandidateAction(context, form), translate);
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

const NO_WARNINGS: readonly string[] = [];

export default function Agenda({ loaderData: { from, to, around, calendarSince }, actionData }: Route.ComponentProps) {
  const words = useWords(agendaWords);
  const now = useNow(useRenderedAt());
  const today = parisDay(new Date(now));
  const days = around.filter(({ day }) => day >= from && day <= to);
  const shifts = days.flatMap((day) => day.shifts);
  const limits = limitsByShift(
    around.flatMap((day) => day.shifts),
    words,
  );
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
      <PageHeader title={words.title} actions={<Actions />} />
      <OutcomeNotice outcome={actionData && "ok" in actionData && "message" in actionData ? actionData : undefined} />
      {shiftsNow.map((shift) => (
        <div key={`${shift.application_id}-${shift.id}`} className="mt-4 max-w-140">
          <ArrivalCard shift={shift} userId={user.id} action={CANDIDATE_AGENDA} />
          {shift.status === "confirmed" && (
            <PapersLink
              to={ownPapersPath(shift.application_id)}
              offline={words.needsNetwork}
              variant="ghost"
              className="no-print"
            >
              {words.declaration}
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
            title={words.empty.title}
            text={words.empty.text}
            action={<LinkButton to={CANDIDATE_HOME}>{words.empty.action}</LinkButton>}
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
          <p className="hint mt-5">{words.limits}</p>
        </div>
      )}
      <CalendarLinkCard since={calendarSince} created={createdAddress(actionData)} />
    </>
  );
}

const createdAddress = (result: object | undefined): string | undefined =>
  result && "calendarUrl" in result && typeof result.calendarUrl === "string" ? result.calendarUrl : undefined;

function Actions() {
  const words = useWords(agendaWords);
  return (
    <>
      <LinkButton to={CANDIDATE_HOURS} variant="line" icon={Clock} className="no-print">
        {words.hours}
      </LinkButton>
      <PrintButton />
      {/* A file, not a page: the router must not fetch it. */}
      <a href={AGENDA_FILE} download className={buttonClass({ variant: "line" }, "no-print")}>
        <CalendarPlus className="ico" aria-hidden="true" />
        {words.toCalendar}
      </a>
    </>
  );
}
