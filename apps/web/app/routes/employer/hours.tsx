import { establishmentsRoute } from "@app/contract/companies/establishments";
import { hoursRoute } from "@app/contract/hours/hours";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { MAX_PERIOD_DAYS } from "@app/domain/time/week";
import { Clock, Download, FileText } from "lucide-react";
import { HOURS_INTENTS } from "../../features/hours/answer/answer-hours.server.ts";
import { ToValidate } from "../../features/hours/sheet/to-validate.tsx";
import { WaitingCuts } from "../../features/hours/sheet/waiting-cuts.tsx";
import { WeekSheet } from "../../features/hours/sheet/week-sheet.tsx";
import { requestedWeek } from "../../features/week/days/requested-week.ts";
import { WeekNav } from "../../features/week/days/week-nav.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER_HOURS } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useMember } from "../../lib/use-employer.ts";
import { EstablishmentFilter, requestedEstablishment } from "../../parts/company/establishment-filter.tsx";
import { buttonClass } from "../../ui/button-styles.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/hours";

export const meta: Route.MetaFunction = () => [{ title: "Heures · Renfort" }];

/** The week asked for, and what waits of the last six weeks. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const today = parisDay(new Date());
  const establishment = requestedEstablishment(url.searchParams);
  const { from, to } = requestedWeek(url.searchParams, new Date());
  const place = establishment === undefined ? {} : { establishment };
  const [week, recent, { results: establishments }] = await Promise.all([
    api.call(hoursRoute, { query: { from, to, ...place } }),
    api.call(hoursRoute, { query: { from: addDays(today, 1 - MAX_PERIOD_DAYS), to: today, ...place } }),
    api.call(establishmentsRoute, {}),
  ]);
  return {
    from,
    to,
    lines: week.lines,
    totals: week.totals,
    declared: recent.lines.filter(({ state }) => state === "declared"),
    cuts: recent.lines.filter(({ state }) => state === "cut" || state === "contested"),
    establishment,
    establishments,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(HOURS_INTENTS, context, await request.formData());
}

/** An answer is not queued: what could not be sent is said at once. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
  const { from, to, lines, totals, declared, cuts, establishment, establishments } = loaderData;
  const today = parisDay(new Date(useNow(useRenderedAt())));
  const canDownload = useMember().role !== "shift_lead";
  const otherParams: Record<string, string> =
    establishment === undefined ? {} : { etablissement: String(establishment) };
  const files = new URLSearchParams({ semaine: from, ...otherParams });
  return (
    <>
      <PageHeader
        title="Heures"
        description="Déclarées par la personne, validées par vous."
        actions={canDownload && lines.length > 0 && <Files query={files.toString()} />}
      />
      <OutcomeNotice outcome={actionData} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <WeekNav path={EMPLOYER_HOURS} from={from} to={to} today={today} otherParams={otherParams} />
        <EstablishmentFilter establishments={establishments} chosen={establishment} otherParams={{ semaine: from }} />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <ToValidate lines={declared} />
        <WaitingCuts lines={cuts} />
        {lines.length === 0 ? (
          <EmptyState
            icon={Clock}
            title="Rien cette semaine"
            text="Les heures des créneaux commencés apparaissent ici, par personne."
          />
        ) : (
          <WeekSheet lines={lines} totals={totals} />
        )}
      </div>
    </>
  );
}

/** Files, not pages: the router must not fetch them. */
function Files({ query }: { query: string }) {
  return (
    <>
      <a href={`${EMPLOYER_HOURS}.pdf?${query}`} download className={buttonClass({ variant: "line" })}>
        <FileText className="ico" aria-hidden="true" />
        PDF
        <span className="sr-only"> des heures</span>
      </a>
      <a href={`${EMPLOYER_HOURS}.csv?${query}`} download className={buttonClass({ variant: "line" })}>
        <Download className="ico" aria-hidden="true" />
        Paie, CSV
      </a>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
