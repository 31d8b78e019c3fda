import { candidatesToRateRoute, rateCandidateRoute } from "@app/contract/ratings/ratings";
import { ratingFr } from "@app/contract/ratings/ratings.fr";
import { formatDay } from "@app/domain/time/format-time";
import { Star } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useFetcher, useNavigate } from "react-router";
import { PeopleToRate } from "../../features/ratings/people-to-rate.tsx";
import { RatingForm } from "../../features/ratings/rating-form.tsx";
import { RatingSent } from "../../features/ratings/rating-sent.tsx";
import { ABOUT_PERSON } from "../../features/ratings/rating-texts.fr.ts";
import { opinionOf } from "../../features/ratings/ratings.server.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { refuse, submitForm, textOf } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { EMPLOYER_PUBLISH } from "../../parts/mission/mission-links.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/rate";

export const meta: Route.MetaFunction = () => [{ title: "Évaluer · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const people = await context.get(apiContext).call(candidatesToRateRoute, {});
  const requested = Number(url.searchParams.get("candidature"));
  return { people, requested: people.find(({ application_id }) => application_id === requested)?.application_id };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(apiContext);
  const people = await api.call(candidatesToRateRoute, {});
  const person = people.find(({ application_id }) => application_id === Number(textOf(form, "application_id")));
  if (!person) return refuse(form, {}, ratingFr.candidateRequired, 400);
  return submitForm(form, async () => {
    const { held, published } = await api.call(rateCandidateRoute, {
      body: {
        user_id: person.id,
        application_id: person.application_id,
        ...opinionOf(form),
      },
    });
    return { rated: { name: person.name, missionId: person.job_id, held, published } };
  });
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Rate({ loaderData: { people, requested }, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof action>({ key: "rating" });
  const navigate = useNavigate();
  const inSheet = useSheet(requested);
  const [dismissed, setDismissed] = useState<unknown>();
  const result = fetcher.data ?? actionData;
  const rated =
    requested === undefined && result && "rated" in result && dismissed !== result ? result.rated : undefined;
  const person = people.find(({ application_id }) => application_id === requested) ?? (rated ? undefined : people[0]);
  const refused = result && "errors" in result ? result : undefined;
  const isOwn = refused?.values["application_id"] === String(person?.application_id);
  const panel = rated ? (
    <RatingSent
      name={rated.name}
      held={rated.held}
      published={rated.published}
      againHref={`${EMPLOYER_PUBLISH}?modele=${rated.missionId}`}
      nextHref={people[0] && `?candidature=${people[0].application_id}`}
    />
  ) : (
    person && (
      <RatingForm
        key={person.application_id}
        subject={{
          name: person.name,
          work: `${person.jobTitle} · ${formatDay(new Date(person.startDate))}`,
          picture: <Avatar id={person.id} name={person.name} src={person.profileImage} size={64} />,
        }}
        applicationId={person.application_id}
        words={ABOUT_PERSON}
        Form={fetcher.Form}
        busy={fetcher.state !== "idle"}
        refused={isOwn ? refused : undefined}
        headingLevel={inSheet ? 3 : 2}
      />
    )
  );
  const chosen = requested !== undefined || rated !== undefined;
  return (
    <>
      <PageHeader
        title="Évaluer"
        description="Une note juste aide la personne à être rappelée, et vous aide à la retrouver."
      />
      {people.length === 0 && !rated && (
        <div className="mt-6">
          <EmptyState
            icon={Star}
            title="Personne à évaluer"
            text="Quand vous indiquez qu’une personne a travaillé, elle apparaît ici."
            action={
              <LinkButton to={`${EMPLOYER}/candidatures/status/accepted`}>Voir les personnes acceptées</LinkButton>
            }
          />
        </div>
      )}
      <div
        className={cx(
          "mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6",
          people.length > 0 && "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]",
        )}
      >
        {people.length > 0 && <PeopleToRate people={people} chosen={person?.application_id} />}
        {panel && !inSheet && <div className={cx("card card-pad", !chosen && "hidden md:block")}>{panel}</div>}
      </div>
      <Dialog
        title="Évaluation"
        open={inSheet && chosen}
        onOpenChange={() => {
          setDismissed(result);
          void navigate(".", { replace: true, preventScrollReset: true });
        }}
      >
        {panel}
      </Dialog>
    </>
  );
}

/** Below 768 px the form is a sheet. Fixed when somebody is chosen, so that resizing loses nothing. */
function useSheet(requested: number | undefined): boolean {
  const narrow = useSyncExternalStore(
    never,
    () => matchMedia("(max-width: 767.98px)").matches,
    () => undefined,
  );
  const [settled, setSettled] = useState<{ requested: number; narrow: boolean }>();
  if (requested !== undefined && narrow !== undefined && settled?.requested !== requested)
    setSettled({ requested, narrow });
  return settled?.narrow ?? false;
}

const never = () => () => {};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
