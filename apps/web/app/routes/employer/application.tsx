import { applicationRoute } from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { interviewRoute } from "@app/contract/applications/interviews";
import { contractFindingsRoute } from "@app/contract/papers/contracts";
import { isProven } from "@app/domain/companies/company-level";
import { contractCase } from "@app/domain/papers/contract-facts";
import { withDe } from "@app/domain/text/elision";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { ApplicantCard } from "../../features/applications/applicants/applicant-card.tsx";
import { ApplicationHistory } from "../../features/applications/applicants/application-history.tsx";
import { ApplicationMessage } from "../../features/applications/applicants/application-message.tsx";
import { fitOf } from "../../features/applications/applicants/fit.ts";
import { FitCard } from "../../features/applications/applicants/fit-card.tsx";
import { startOf } from "../../features/applications/applied/applied-start.ts";
import { DeadlineClock } from "../../features/applications/applied/deadline-clock.tsx";
import { AttendanceCard } from "../../features/applications/attendance/attendance-form.tsx";
import { CertificatesCard } from "../../features/applications/certificates/certificates-card.tsx";
import { CERTIFICATE_INTENTS } from "../../features/applications/certificates/see-certificate.server.ts";
import { CancelFirstYes } from "../../features/applications/decisions/cancel-first-yes.tsx";
import { decisionFor } from "../../features/applications/decisions/decision.ts";
import { DecisionForm } from "../../features/applications/decisions/decision-form.tsx";
import { decisionText } from "../../features/applications/decisions/decision-text.fr.ts";
import { DECISION_INTENTS } from "../../features/applications/decisions/decisions.server.ts";
import { ReserveToggle } from "../../features/applications/decisions/reserve-toggle.tsx";
import { ShiftDecision } from "../../features/applications/decisions/shift-decision.tsx";
import { StatusForm } from "../../features/applications/decisions/status-form.tsx";
import { StatusSelect } from "../../features/applications/decisions/status-select.tsx";
import { UndoDecision } from "../../features/applications/decisions/undo-decision.tsx";
import { InterviewCard } from "../../features/applications/interviews/interview-card.tsx";
import { INTERVIEW_INTENTS } from "../../features/applications/interviews/interviews.server.ts";
import { ContactForm } from "../../features/messages/contact-form.tsx";
import { HoursNotice } from "../../features/missions/mine/hours-notice.tsx";
import { MissionRecap } from "../../features/missions/mine/mission-recap.tsx";
import { LimitsNotice } from "../../features/papers/contract/limits-notice.tsx";
import { DeclarationLink } from "../../features/papers/declared/declaration-link.tsx";
import { TEAM_INTENTS } from "../../features/team/members/team-intents.server.ts";
import { ProposeAgain } from "../../features/team/propose/propose-again.tsx";
import { isMissing, PageProblem } from "../../layouts/page-problem.tsx";
import { agePhrase } from "../../lib/age-phrase.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { orToday } from "../../lib/api/refused-page.server.ts";
import { EMPLOYER, ratePath, VERIFICATION } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useEmployer } from "../../lib/use-employer.ts";
import { CandidateStatusBadge } from "../../parts/person/applicant-badges.tsx";
import { ActionBar } from "../../ui/action-bar.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import type { Route } from "./+types/application";

export const meta: Route.MetaFunction = ({ loaderData, error }) => [
  {
    title: `${isMissing(error) ? applicationFr.notFound : loaderData ? `Candidature ${withDe(loaderData.application.candidate.name)}` : "Candidature"} · Renfort`,
  },
];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const application = await orToday(orNotFound(api.call(applicationRoute, { params: { id } })));
  const interview = application.interview && (await api.call(interviewRoute, { params: application.interview }));
  const { contractKind, contractMotive } = application.job;
  // What the law says of a hire is read before it is accepted.
  const hasLimits = decisionFor(application).accept && contractCase(contractKind, contractMotive) !== null;
  const findings = hasLimits ? (await api.call(contractFindingsRoute, { params: { id } })).results : [];
  return { application, interview, findings };
}

/** The shifts to accept are chosen further down the page. */
const FORM = "decision";

const INTENTS = { ...DECISION_INTENTS, ...INTERVIEW_INTENTS, ...CERTIFICATE_INTENTS, propose: TEAM_INTENTS.propose };

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(INTENTS, context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Application({
  loaderData: { application, interview, findings },
  actionData,
}: Route.ComponentProps) {
  const { id, candidate, job } = application;
  const { company } = useEmployer();
  const now = useRenderedAt();
  const decision = decisionFor(application);
  const statusText = decisionText(application, now);
  const fit = fitOf(application);
  const [firstName = candidate.name] = candidate.name.split(" ");
  return (
    <>
      <BackLink to={`${EMPLOYER}/candidatures`} others={[`${EMPLOYER}/emploi/`]}>
        Candidatures
      </BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl md:text-3xl">{`Candidature ${withDe(candidate.name)}`}</h1>
        <div className="flex flex-wrap items-center gap-2">
          <StatusSelect application={application} now={now} />
          <CandidateStatusBadge {...application} />
        </div>
        <DecisionForm
          id={id}
          name={candidate.name}
          decision={decision}
          acceptLabel={`Accepter ${firstName}`}
          reversed
          formId={FORM}
          className="ms-auto hidden md:flex"
        />
      </div>
      <p className="mt-1 text-ink-2">
        {`Reçue ${agePhrase(new Date(application.created_at), new Date(now))}, pour «\u00a0${job.title}\u00a0»`}
      </p>
      {statusText !== undefined && <p className="mt-2 max-w-[68ch] font-medium">{statusText}</p>}
      <DeadlineClock application={application} side="employer" rendered={now} className="mt-2" />
      {application.status === "lapsed" && application.job.status === "recruiting" && (
        <div className="mt-3">
          <ProposeAgain job={job.id} person={candidate.id} name={candidate.name} />
        </div>
      )}
      <div className="mt-3 empty:hidden">
        <UndoDecision application={application} now={now} />
        <CancelFirstYes application={application} now={now} />
        <ReserveToggle application={application} />
      </div>
      <MarkAsRead id={id} read={application.read} />
      <StatusForm application={application} now={now} />
      <div className="mt-4 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {!job.hoursKnown && isWaiting(application) && <HoursNotice mission={job} />}
        <LimitsNotice findings={findings} />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6 lg:grid-cols-[minmax(0,1fr)_344px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
          <DeclarationLink application={application} startsAt={startOf(application)} now={now} />
          <AttendanceCard application={application} now={now} />
          <ShiftDecision
            application={application}
            limits={application.limits}
            form={decision.accept ? FORM : undefined}
          />
          <ApplicationMessage application={application} />
          {fit && <FitCard firstName={firstName} fit={fit} />}
          <CertificatesCard application={application} />
          <MissionRecap mission={job} href={`${EMPLOYER}/emplois/${job.id}`} now={now} />
          <InterviewCard
            application={application}
            interview={interview}
            now={now}
            pageResult={actionData && "errors" in actionData ? actionData : undefined}
          />
          <ApplicationHistory history={application.history} />
        </div>
        <ApplicantCard
          application={application}
          profileHref={candidate.contact === "withheld" ? undefined : `${EMPLOYER}/candidat/${candidate.id}`}
          contact={
            application.candidate_status !== "withdrawn" && (
              <ContactForm
                to={`${EMPLOYER}/messages`}
                whom={{ application: id }}
                label="Envoyer un message"
                fullLabel={`Envoyer un message à ${candidate.name}`}
                className="col-span-2"
              />
            )
          }
          proveHref={isProven(company?.level ?? "unverified") ? undefined : VERIFICATION}
          rateHref={
            application.attendance === "worked" && application.rateable && !application.rated ? ratePath(id) : undefined
          }
        />
      </div>
      {(decision.reject || decision.reopen) && (
        <ActionBar label="Décision" className="md:hidden">
          <DecisionForm
            id={id}
            name={candidate.name}
            decision={decision}
            reversed
            form={FORM}
            buttonClass="min-h-12! flex-1"
          />
        </ActionBar>
      )}
    </>
  );
}

/** The hours are asked for once somebody may be accepted. */
const isWaiting = ({
  status,
  candidate_status,
  job,
}: {
  status: string;
  candidate_status: string | null;
  job: { status: string };
}) => status !== "accepted" && candidate_status !== "withdrawn" && job.status !== "completed";

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

/** Marks as read when opened. Not in the loader, which also runs on prefetch; without script, a button. */
function MarkAsRead({ id, read }: { id: number; read: boolean }) {
  const fetcher = useFetcher({ key: `read-${id}` });
  const { submit } = fetcher;
  useEffect(() => {
    if (!read) void submit({ intent: "read", id: String(id) }, { method: "post" });
  }, [id, read, submit]);
  if (read) return null;
  return (
    <fetcher.Form method="post" className="no-js-only mt-4">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="read" variant="line">
        Marquer comme lue
      </Button>
    </fetcher.Form>
  );
}
