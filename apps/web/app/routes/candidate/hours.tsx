import { type HoursLine, hoursRoute } from "@app/contract/hours/hours";
import { addDays, parisDay } from "@app/domain/time/calendar";
import { MAX_PERIOD_DAYS } from "@app/domain/time/week";
import { Clock, FileText } from "lucide-react";
import { answerHours } from "../../features/hours/answer/answer-hours.server.ts";
import { ownHoursWords } from "../../features/hours/own/own-hours-words.ts";
import { OwnLine } from "../../features/hours/own/own-line.tsx";
import { barsWords } from "../../features/hours/sheet/bars-words.ts";
import { weekWords } from "../../features/week/days/week-words.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_AGENDA, CANDIDATE_HOURS } from "../../lib/candidate-paths.ts";
import { IN_LANGUAGES, useWords } from "../../lib/language/language.ts";
import { languageOf } from "../../lib/language/language-cookie.server.ts";
import { translationTo } from "../../lib/language/refusals.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { buttonClass } from "../../ui/button-styles.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/hours";

export const handle = IN_LANGUAGES;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} · Renfort` : "Renfort" },
];

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
  const { title } = await ownHoursWords.load(languageOf(context));
  return { toAnswer: toAnswer.toReversed(), weeks, title };
}

export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(context);
  const [{ answered }, translate] = await Promise.all([ownHoursWords.load(language), translationTo(language)]);
  const answer = (to: typeof context, form: FormData) => answerHours(to, form, answered, translate);
  return runIntent({ answer }, context, await request.formData());
}

/** An answer is not queued: what could not be sent is said at once. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { inToast: () => true });

export default function OwnHours({ loaderData: { toAnswer, weeks }, actionData }: Route.ComponentProps) {
  const words = useWords(ownHoursWords);
  const { week: weekText } = useWords(weekWords);
  const { worked } = useWords(barsWords);
  const isEmpty = toAnswer.length === 0 && weeks.length === 0;
  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader title={words.title} description={words.about} actions={!isEmpty && <Sheet />} />
      <OutcomeNotice outcome={actionData} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        {isEmpty && (
          <EmptyState
            icon={Clock}
            title={words.empty.title}
            text={words.empty.text}
            action={<LinkButton to={CANDIDATE_AGENDA}>{words.empty.action}</LinkButton>}
          />
        )}
        {toAnswer.length > 0 && <Lines id="a-repondre" title={words.toAnswer} lines={toAnswer} />}
        {weeks.map(({ week, minutes, agreedMinutes, lines }) => (
          <Lines
            key={week}
            id={`semaine-${week}`}
            title={words.week(weekText(week, addDays(week, 6)))}
            total={words.total(worked(minutes), worked(agreedMinutes))}
            lines={lines}
          />
        ))}
        {!isEmpty && <p className="hint">{words.payslip}</p>}
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
function Sheet() {
  const words = useWords(ownHoursWords);
  return (
    <a href={`${CANDIDATE_HOURS}.pdf`} download className={buttonClass({ variant: "line" })}>
      <FileText className="ico" aria-hidden="true" />
      {words.file}
      <span className="sr-only"> {words.ofHours}</span>
    </a>
  );
}
