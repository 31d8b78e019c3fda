import { applicationRoute } from "@app/contract/applications";
import { applicationFr } from "@app/contract/applications.fr";
import { announced } from "../../announce.ts";
import { apiContext } from "../../api.server.ts";
import { decide } from "../../decisions.server.ts";
import { standing } from "../../features/applications/after-decision.ts";
import { agePhrase } from "../../features/applications/age-phrase.ts";
import { ApplicantCard } from "../../features/applications/applicant-card.tsx";
import { ApplicationMessage } from "../../features/applications/application-message.tsx";
import { decisionFor } from "../../features/applications/decision.ts";
import { DecisionForm } from "../../features/applications/decision-form.tsx";
import { fitOf } from "../../features/applications/fit.ts";
import { FitCard } from "../../features/applications/fit-card.tsx";
import { Opened } from "../../features/applications/opened.tsx";
import { ReceivedBadges } from "../../features/applications/received-badges.tsx";
import { MissionRecap } from "../../features/missions/mission-recap.tsx";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { orNotFound } from "../../not-found.server.ts";
import { useRenderedAt } from "../../rendered-at.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/application";
import { EMPLOYER } from "./employer.ts";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: `${isMissing(error) ? applicationFr.notFound : loaderData ? `Candidature de ${loaderData.candidate.name}` : "Candidature"} · Renfort`,
  },
];

export function loader({ params: { id }, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext).call(applicationRoute, { params: { id } }));
}

export async function action({ request, context }: Route.ActionArgs) {
  return decide(context, await request.formData());
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => announced(serverAction());

export default function Application({ loaderData: application, actionData }: Route.ComponentProps) {
  const { id, candidate, job } = application;
  const now = useRenderedAt();
  const decision = decisionFor(application);
  const said = standing(application);
  const fit = fitOf(application);
  const [firstName = candidate.name] = candidate.name.split(" ");
  return (
    <>
      <BackLink to={`${EMPLOYER}/candidatures`}>Candidatures</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl md:text-3xl">{`Candidature de ${candidate.name}`}</h1>
        <span className="flex flex-wrap gap-2">
          <ReceivedBadges {...application} />
        </span>
        <DecisionForm
          id={id}
          name={candidate.name}
          decision={decision}
          acceptLabel={`Accepter ${firstName}`}
          reversed
          className="ml-auto hidden md:flex"
        />
      </div>
      <p className="mt-1 text-ink-2">
        {`Reçue ${agePhrase(new Date(application.created_at), new Date(now))}, pour «\u00a0${job.title}\u00a0»`}
      </p>
      {said !== undefined && <p className="mt-2 max-w-[68ch] font-medium">{said}</p>}
      <Opened id={id} read={application.read} />
      <div className="mt-4 empty:hidden">
        <OutcomeNotice outcome={actionData} />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <ApplicationMessage application={application} />
          {fit && <FitCard firstName={firstName} fit={fit} />}
          <MissionRecap mission={job} href={`${EMPLOYER}/emplois/${job.id}`} now={now} />
        </div>
        <ApplicantCard application={application} />
      </div>
      {decision.reject && (
        <ActionBar label="Décision" className="md:hidden">
          <DecisionForm id={id} name={candidate.name} decision={decision} reversed buttonClass="min-h-12! flex-1" />
        </ActionBar>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageProblem
      error={error}
      missing={{
        title: applicationFr.notFound,
        text: "Elle n’existe pas, ou ne concerne pas une de vos missions.",
        link: { to: `${EMPLOYER}/candidatures`, label: "Voir les candidatures" },
      }}
    />
  );
}
