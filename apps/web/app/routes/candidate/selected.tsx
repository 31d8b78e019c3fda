import { type ApplicationDetail, applicationRoute } from "@app/contract/applications/applications";
import { publicCompanyRoute } from "@app/contract/companies/companies";
import { missionRoute } from "@app/contract/missions/missions";
import { formatPhone } from "@app/domain/accounts/format-phone";
import { WITHDRAWAL_RULE } from "@app/domain/applications/withdrawal.fr";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, redirect, useFetcher, useNavigate } from "react-router";
import { nextStartOf } from "../../features/applications/applied/applied-start.ts";
import { isWithdrawable, WithdrawAction } from "../../features/applications/mine/withdraw-form.tsx";
import { rememberShown } from "../../features/applications/selected/open-selected.tsx";
import { SelectedCard } from "../../features/applications/selected/selected-card.tsx";
import {
  confirmUntilText,
  dayText,
  offlineText,
  safeFromText,
  selectedState,
  selectedTitle,
  vetoText,
} from "../../features/applications/selected/selected-text.fr.ts";
import { ContactForm } from "../../features/messages/contact-form.tsx";
import { readOwnContract } from "../../features/papers/contract/own-contract.server.ts";
import { OwnContractLink } from "../../features/papers/contract/own-contract-link.tsx";
import { readSharing } from "../../features/papers/own/own-papers.server.ts";
import { ShareLink } from "../../features/papers/own/share-link.tsx";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import { HelpLinks } from "../../layouts/foot/help-links.tsx";
import { Logo } from "../../layouts/logo.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import {
  CANDIDATE_AGENDA,
  CANDIDATE_APPLICATIONS,
  CANDIDATE_HOME,
  missionCalendarPath,
} from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { requireRole } from "../../lib/session/guards.server.ts";
import { grossWord, headlinePay } from "../../parts/shifts/earnings.fr.ts";
import { Button } from "../../ui/button.tsx";
import { useNow } from "../../ui/clock.ts";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { ToastRegion } from "../../ui/overlays/toast.tsx";
import type { Route } from "./+types/selected";
import "../../styles/selected.css";

export const meta: Route.MetaFunction = () => [{ title: "Vous avez la place · Renfort" }];

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    requireRole(request, context, "candidate");
  },
];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const application = await orNotFound(api.call(applicationRoute, { params: { id } }));
  const { status, candidate_status, job } = application;
  if (status !== "accepted" || candidate_status === "withdrawn")
    throw redirect(`${CANDIDATE_APPLICATIONS}#candidature-${application.id}`);
  const [company, mission, sharing, contract] = await Promise.all([
    api.call(publicCompanyRoute, { params: { id: job.company.id } }),
    orNotFound(api.call(missionRoute, { params: { id: job.id } })),
    readSharing(api, application),
    readOwnContract(api, application),
  ]);
  return { application, company, outfit: mission.equipment, sharing, contract };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

/** A promise to come is not queued: without a network, the page gives the phone number. */
export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Selected({ loaderData, actionData }: Route.ComponentProps) {
  const { application, company, outfit, sharing, contract } = loaderData;
  const { id, job, candidate_status } = application;
  const rendered = useRenderedAt();
  const now = new Date(useNow(rendered));
  const startsAt = new Date(nextStartOf(application, now.getTime()));
  const state = selectedState(startsAt, candidate_status === "confirmed", now);
  const safeFrom = safeFromText(application.veto_until, now);
  const [title, when] = selectedTitle(state, startsAt, now, application.booked_by_yes ? { safeFrom } : undefined);
  const booked = application.shifts.filter(({ status }) => status === "accepted" || status === "confirmed");
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    rememberShown(id);
    heading.current?.focus();
  }, [id]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && document.querySelector("dialog[open]") === null)
        void navigate(CANDIDATE_AGENDA);
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [navigate]);
  return (
    <div className="on-night flex min-h-dvh flex-col bg-night text-white">
      <header className="flex h-16 items-center px-4 md:px-8">
        <Link to={CANDIDATE_HOME} className="inline-flex" aria-label="Renfort, tableau de bord">
          <Logo size={32} />
        </Link>
        <Link
          to={CANDIDATE_AGENDA}
          className="btn btn-icon ms-auto text-white! hover:bg-night-2"
          aria-label="Fermer, voir mes créneaux"
        >
          <X className="ico" aria-hidden="true" />
        </Link>
      </header>
      <main id="contenu" className="flex-1 px-4 pb-8 md:px-8 md:pb-16">
        <div className="mx-auto max-w-[1040px] lg:grid lg:min-h-[calc(100dvh-160px)] lg:grid-cols-[minmax(0,1fr)_440px] lg:items-center lg:gap-20">
          <h1 ref={heading} tabIndex={-1} className="mb-4 text-3xl leading-tight outline-none lg:mb-0 lg:text-5xl">
            {title}
            <span className="block text-gilet">{when}</span>
          </h1>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <OutcomeNotice
              outcome={actionData && "ok" in actionData && "message" in actionData ? actionData : undefined}
            />
            {safeFrom !== undefined && <p>{vetoText(company.name, safeFrom)}</p>}
            <SelectedCard
              job={job}
              pay={{ text: headlinePay(job, booked).text, detail: grossWord(job) }}
              shifts={booked}
              dayText={dayText(startsAt, now)}
              place={placeOf(application, company.address)}
              phone={company.phone}
              message={
                <ContactForm
                  to={`${CANDIDATE_HOME}/messages`}
                  whom={{ application: id }}
                  label="Message"
                  compact
                  fullLabel={`Envoyer un message à ${company.name}`}
                />
              }
              outfit={outfit}
              calendarHref={missionCalendarPath(id)}
              state={state}
              confirm={
                <Confirm
                  id={id}
                  begun={state === "begun"}
                  until={application.confirm_before}
                  now={now}
                  offline={offlineText(company.name, company.phone === null ? null : formatPhone(company.phone))}
                />
              }
            />
            {contract && <OwnContractLink contract={contract} />}
            {sharing && <ShareLink sharing={sharing} />}
            {isWithdrawable(application, now) && (
              <p className="text-center">
                <WithdrawAction
                  application={application}
                  title={job.title}
                  company={company.name}
                  now={now}
                  label="Je ne peux plus venir"
                  inPage={CANDIDATE_APPLICATIONS}
                />
              </p>
            )}
          </div>
        </div>
      </main>
      <footer className="px-4 pb-6 text-sm md:px-8">
        <HelpLinks tone="text-on-night-2" />
      </footer>
      <ToastRegion />
    </div>
  );
}

/** The establishment's, else the company's. */
function placeOf({ establishment, job, meetingPoint }: ApplicationDetail, companyAddress: string | null) {
  const meeting = meetingPoint && `Rendez-vous\u00a0: ${meetingPoint}`;
  const access = [meeting, establishment?.access].filter(Boolean).join(" · ") || null;
  if (!establishment?.street) return { address: companyAddress ?? job.location, access };
  const { street, postcode, placeLabel } = establishment;
  return { address: `${street}, ${[postcode, placeLabel].filter(Boolean).join(" ")}`, access };
}

interface ConfirmProps {
  id: number;
  begun: boolean;
  /** The place lapses then. */
  until: string | null;
  now: Date;
  offline: string;
}

function Confirm({ id, begun, until, now, offline }: ConfirmProps) {
  const fetcher = useFetcher<typeof action>({ key: `confirm-${id}` });
  if (begun) return <p className="font-medium">La mission a commencé.</p>;
  const isOffline = fetcher.data !== undefined && "retryable" in fetcher.data && fetcher.data.retryable;
  return (
    <>
      {isOffline && <Notice tone="danger" title={offline} live="assertive" className="mb-3" />}
      <p className="mb-3 text-sm">{WITHDRAWAL_RULE}</p>
      {until !== null && <p className="mb-3">{confirmUntilText(new Date(until), now)}</p>}
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="lg" block loading={fetcher.state !== "idle"} loadingLabel="Confirmation…">
          Je confirme ma venue
        </Button>
      </fetcher.Form>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="contenu" className="wrap py-10">
      <PageProblem
        error={error}
        missing={{
          title: "Candidature introuvable",
          text: "Elle n’existe pas, ou n’est pas à vous.",
          link: { to: CANDIDATE_APPLICATIONS, label: "Voir mes candidatures" },
        }}
      />
    </main>
  );
}
