import { applicationRoute } from "@app/contract/applications/applications";
import { interviewRoute } from "@app/contract/applications/interviews";
import { CandidateInterview } from "../../features/applications/interviews/candidate-interview.tsx";
import { INTERVIEW_INTENTS } from "../../features/applications/interviews/interviews.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { CANDIDATE_APPLICATIONS, candidateMissionPath, interviewPath } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { useNow } from "../../ui/clock.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/interview";

export const meta: Route.MetaFunction = () => [{ title: "Entretien · Renfort" }];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const interview = await orNotFound(api.call(interviewRoute, { params: { id } }));
  const application = await api.call(applicationRoute, { params: { id: interview.application_id } });
  return { interview, application };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(INTERVIEW_INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Interview({ loaderData: { interview, application }, actionData }: Route.ComponentProps) {
  const now = useNow(useRenderedAt());
  return (
    <div className="mx-auto max-w-[760px]">
      <BackLink to={`${CANDIDATE_APPLICATIONS}#candidature-${application.id}`}>Retour à ma candidature</BackLink>
      <PageHeader title={`Entretien avec ${interview.company.name}`} />
      <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      <CandidateInterview
        interview={interview}
        application={application}
        missionHref={candidateMissionPath(interview.job.id)}
        calendarHref={`${interviewPath(interview.id)}/calendrier.ics`}
        now={now}
        pageResult={actionData}
      />
    </div>
  );
}
