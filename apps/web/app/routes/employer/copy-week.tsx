import { planningRoute } from "@app/contract/week/week";
import { peopleText } from "@app/domain/missions/recruitment.fr";
import { addDays } from "@app/domain/time/calendar";
import { Form, Link, useNavigation } from "react-router";
import { type CopyResult, copyMission, WEEK, weekCopies } from "../../features/missions/publish/copy-week.server.ts";
import type { WeekCopy } from "../../features/missions/publish/copy-week.ts";
import { requestedWeek } from "../../features/week/days/requested-week.ts";
import { weekText } from "../../features/week/days/week-text.fr.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { submitForm, textOf } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { employerMissionPath } from "../../parts/mission/mission-links.ts";
import { ShiftTime } from "../../parts/shifts/shift-time.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/copy-week";

const PLANNING = `${EMPLOYER}/planning`;
const FAILED = "La semaine n’a pas pu être copiée. Réessayez dans un instant.";

export const meta: Route.MetaFunction = () => [{ title: "Copier la semaine · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const week = requestedWeek(url.searchParams, new Date());
  const next = { from: addDays(week.from, WEEK), to: addDays(week.to, WEEK) };
  const [shown, later] = await Promise.all([
    api.call(planningRoute, { query: week }),
    api.call(planningRoute, { query: next }),
  ]);
  const inWeek = shown.days.filter(({ day }) => day >= week.from).flatMap(({ shifts }) => shifts);
  return {
    key: crypto.randomUUID(),
    week,
    next,
    copies: weekCopies(
      inWeek,
      later.days.flatMap(({ shifts }) => shifts),
    ),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = { monday: requestedWeek(url.searchParams, new Date()).from, key: textOf(form, "key") };
  return submitForm(
    form,
    async () => {
      const results: CopyResult[] = [];
      // One after the other: each is checked with those before it.
      for (const id of form.getAll("mission"))
        results.push(await copyMission(context.get(apiContext), Number(id), asked));
      return { results };
    },
    FAILED,
  );
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function CopyWeek({ loaderData: { key, week, next, copies }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().formMethod === "POST";
  const results = actionData && "results" in actionData ? actionData.results : undefined;
  const failed = actionData && "formError" in actionData ? actionData.formError : undefined;
  return (
    <>
      <BackLink to={`${PLANNING}?semaine=${week.from}`}>Planning</BackLink>
      <PageHeader
        title="Copier la semaine"
        description={`Du ${weekText(week.from, week.to)}, vers la semaine du ${weekText(next.from, next.to)}.`}
      />
      <div className="mt-4 grid gap-4 empty:hidden">
        {failed !== undefined && <Notice tone="danger" live="assertive" title={failed} />}
        {results && <Results results={results} planningHref={`${PLANNING}?semaine=${next.from}`} />}
      </div>
      {results ? null : copies.length === 0 ? (
        <div className="mt-5">
          <EmptyState title="Rien à copier" text="Cette semaine n’a aucun créneau." />
        </div>
      ) : (
        <Form method="post" className="mt-5 grid max-w-[720px] gap-4">
          <input type="hidden" name="key" value={key} />
          {copies.map((copy) => (
            <Copy key={copy.id} copy={copy} />
          ))}
          <p className="text-ink-2 text-sm">
            Les dates avancent de sept jours, le reste est repris. Chaque mission est relue comme une nouvelle, avec les
            règles et le SMIC de ses nouvelles dates, puis publiée. Personne n’est repris d’office.
          </p>
          <div>
            <Button type="submit" loading={isSending} loadingLabel="Publication…">
              Publier les missions cochées
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

function Copy({ copy: { id, title, shifts, isPlanned } }: { copy: WeekCopy }) {
  return (
    <Card padding="none" className="px-4 py-2">
      <Checkbox name="mission" value={id} label={<b>{title}</b>} defaultChecked={!isPlanned} />
      <ul className="pb-2 pl-9 text-sm">
        {shifts.map((shift) => (
          <li key={shift.id} className="flex flex-wrap gap-x-3">
            <ShiftTime {...shift} />
            <span className="text-ink-2">{peopleText(countOf(shift.positions))}</span>
          </li>
        ))}
      </ul>
      {isPlanned && <p className="pb-2 pl-9 text-ink-2 text-sm">Déjà prévue cette semaine-là.</p>}
    </Card>
  );
}

/** Of one shift. */
const countOf = (people: number) => ({
  positions: people,
  acceptedCount: 0,
  people,
  dayCount: 1,
  shiftCount: 1,
  takeSome: false,
});

function Results({ results, planningHref }: { results: readonly CopyResult[]; planningHref: string }) {
  if (results.length === 0) return <Notice tone="warn" live="polite" title="Cochez au moins une mission." />;
  return (
    <Card>
      <h2 className="text-lg" role="status">
        {resultTitle(results.filter(({ id }) => id !== null).length)}
      </h2>
      <ul className="mt-2 grid gap-2">
        {results.map(({ title, id, error, model }) => (
          <li key={model}>
            {id === null ? (
              <>
                <b>{title}</b>
                {`\u00a0: ${error} `}
                <Link to={`${EMPLOYER}/publier?modele=${model}`} className="link">
                  Reprendre dans le formulaire
                </Link>
              </>
            ) : (
              <Link to={employerMissionPath({ id })} className="link">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to={planningHref} className="link inline-flex min-h-11 items-center">
          Voir cette semaine dans le planning
        </Link>
      </p>
    </Card>
  );
}

function resultTitle(published: number): string {
  if (published === 0) return "Aucune mission n’a été publiée.";
  return published === 1 ? "1\u00a0mission publiée." : `${published}\u00a0missions publiées.`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
