import { type HoursLine, hoursRoute } from "@app/contract/hours/hours";
import { formatWorked } from "@app/domain/hours/worked-hours";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { MAX_PERIOD_DAYS } from "@app/domain/time/week";
import { Clock, FileText } from "lucide-react";
import { HOURS_INTENTS } from "../../features/hours/answer/answer-hours.server.ts";
import { OwnLine } from "../../features/hours/own/own-line.tsx";
import { weekText } from "../../features/week/days/week-text.fr.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_AGENDA, CANDIDATE_HOURS } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { buttonClass } from "../../ui/button-styles.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/hours";

export const meta: Route.MetaFunction = () => [{ title: "Mes heures · Renfort" }];

/** The last six weeks. */
export async function loader({ context }: Route.LoaderArgs) {
  const today = parisDay(new Date());
  const query = { from: addDays(today, 1 - MAX_PERIOD_DAYS), to: today };
  const { lines, totals } = await context.get(apiContext).call(hoursRoute, { query });
  const toAnswer = lines.filter(({ state }) => state === "proposed" || state === "cut");
  const weeks = totals
    .toReversed()
    .map((total) => ({
      ...total,
      lines: lines.filter((line) => line.week === total.week && !toAnswer.includes(line)).toReversed(),
    }))
    .filter((week) => week.lines.length > 0);
  return { toAnswer: toAnswer.toReversed(), weeks };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(HOURS_INTENTS, context, await request.formData());
}

/** An answer is not queued: what could not be sent is said at once. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function OwnHours({ loaderData: { toAnswer, weeks }, actionData }: Route.ComponentProps) {
  const isEmpty = toAnswer.length === 0 && weeks.length === 0;
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader
        title="Mes heures"
        description="Des six dernières semaines. Le silence ne peut jamais réduire ce que vous avez déclaré."
        actions={!isEmpty && <Sheet />}
      />
      <OutcomeNotice outcome={actionData} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        {isEmpty && (
          <EmptyState
            icon={Clock}
            title="Pas encore d’heures"
            text="Vos créneaux apparaissent ici dès qu’ils commencent. Vous déclarez alors vos heures."
            action={<LinkButton to={CANDIDATE_AGENDA}>Mes créneaux</LinkButton>}
          />
        )}
        {toAnswer.length > 0 && <Lines id="a-repondre" title="À vous de répondre" lines={toAnswer} />}
        {weeks.map(({ week, minutes, agreedMinutes, lines }) => (
          <Lines
            key={week}
            id={`semaine-${week}`}
            title={`Semaine du ${weekText(week, addDays(week, 6))}`}
            total={`${formatWorked(minutes)} retenues, dont ${formatWorked(agreedMinutes)} validées`}
            lines={lines}
          />
        ))}
        {!isEmpty && (
          <p className="hint">
            Ces heures sont celles que vous avez déclarées, ou acceptées. Votre bulletin de paie vient de l’entreprise.
          </p>
        )}
      </div>
    </div>
  );
}

function Lines({
  id,
  title,
  total,
  lines,
}: {
  id: string;
  title: string;
  total?: string;
  lines: readonly HoursLine[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {total && <p className="num mt-1 text-ink-2">{total}</p>}
      <ul className="card mt-3 divide-y divide-line">
        {lines.map((line) => (
          <OwnLine key={`${line.application_id}-${line.shift_id}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** A file, not a page: the router must not fetch it. */
const Sheet = () => (
  <a href={`${CANDIDATE_HOURS}.pdf`} download className={buttonClass({ variant: "line" })}>
    <FileText className="ico" aria-hidden="true" />
    PDF
    <span className="sr-only"> de mes heures</span>
  </a>
);
