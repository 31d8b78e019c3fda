import { type ApplicationView, listApplicationsRoute } from "@app/contract/applications/applications";
import { pushFr } from "@app/contract/notifications/push.fr";
import { useLocation, useSearchParams } from "react-router";
import { nextStartOf } from "../../features/applications/applied/applied-start.ts";
import { sendAsCandidate } from "../../features/applications/apply/send-as-candidate.ts";
import { ApplicationSearch } from "../../features/applications/mine/application-search.tsx";
import { CandidateApplicationCard } from "../../features/applications/mine/candidate-application-card.tsx";
import { tabFor, tabLinks } from "../../features/applications/mine/candidate-tabs.ts";
import { ContactForm } from "../../features/messages/contact-form.tsx";
import { InstallOffer } from "../../features/notifications/install-offer.tsx";
import { PushOffer } from "../../features/notifications/push-offer.tsx";
import { runCandidateAction } from "../../layouts/candidate-actions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import {
  CANDIDATE_APPLICATIONS,
  CANDIDATE_HOME,
  CANDIDATE_HOURS,
  candidateMissionPath,
  interviewPath,
  missionCalendarPath,
  ownPapersPath,
  PROPOSITIONS,
  selectedPath,
} from "../../lib/candidate-paths.ts";
import { pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { startCountdown, startPhrase } from "../../parts/mission/mission-start.ts";
import { missionFacts } from "../../parts/mission-card/mission-facts.ts";
import { headlinePay } from "../../parts/shifts/earnings.fr.ts";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/applications";

export const meta: Route.MetaFunction = () => [{ title: "Mes candidatures · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const tab = tabFor(url.searchParams.get("statut"));
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const query = { page: requestedPage(url.searchParams), status: tab.statuses.join(","), query: words };
  const { results, count, stats } = await context.get(apiContext).call(listApplicationsRoute, { query });
  return { applications: results, count, stats, words, statut: tab.key };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runCandidateAction(context, await request.formData());
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendAsCandidate(args);
}

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  const { applications, count, stats, words } = loaderData;
  const { bookings } = useCandidate();
  const rendered = useRenderedAt();
  const now = useNow(rendered);
  const { hash } = useLocation();
  const [search] = useSearchParams();
  // The fragment is known once hydrated.
  const anchor = useHydrated() ? hash : "";
  const tab = tabFor(loaderData.statut);
  return (
    <div className="mx-auto max-w-[916px]">
      <PageHeader
        title="Mes candidatures"
        actions={
          <>
            <LinkButton to={PROPOSITIONS} variant="line">
              Propositions
            </LinkButton>
            <LinkButton to={CANDIDATE_HOURS} variant="line">
              Mes heures
            </LinkButton>
          </>
        }
      />
      <OutcomeNotice outcome={actionData && "ok" in actionData && "message" in actionData ? actionData : undefined} />
      <div className="mt-5">
        <TabLinks label="Statut des candidatures" tabs={tabLinks(CANDIDATE_APPLICATIONS, tab, words, stats)} />
      </div>
      <div className="mt-4 md:max-w-100">
        <ApplicationSearch
          words={words}
          label="Mission ou entreprise"
          {...(tab.key !== "" && { params: { statut: tab.key } })}
        />
      </div>
      {applications.length > 0 && <PushOffer reason={pushFr.afterApplying} />}
      {applications.length > 0 && (
        <div className="mt-4 empty:hidden">
          {/* Elsewhere the browser is asked above. */}
          <InstallOffer only="iphone" />
        </div>
      )}
      {applications.length === 0 && <NoApplication words={words} isAll={tab.key === ""} />}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">
        {applications.map((application) => (
          <CandidateApplicationCard
            key={application.id}
            application={application}
            mission={{
              ...missionFacts(application.job, candidateMissionPath(application.job.id), now),
              ...ownEarnings(application),
            }}
            startText={startPhrase(nextStartOf(application, now), now)}
            countdown={startCountdown(nextStartOf(application, rendered), rendered)}
            bookings={bookings}
            links={{
              missions: CANDIDATE_HOME,
              calendar: missionCalendarPath(application.id),
              selected: selectedPath(application.id),
              papers: ownPapersPath(application.id),
              interview: interviewPath,
            }}
            highlighted={anchor === `#candidature-${application.id}`}
            withdrawing={search.get("retirer") === String(application.id)}
            rendered={rendered}
            now={now}
            contact={
              application.candidate_status !== "withdrawn" && (
                <ContactForm
                  to={`${CANDIDATE_HOME}/messages`}
                  whom={{ application: application.id }}
                  label="Envoyer un message"
                  fullLabel={`Envoyer un message à ${application.job.company.name}, ${application.job.title}`}
                  variant="ghost"
                />
              )
            }
          />
        ))}
      </div>
      <div className="mt-8">
        <Pager {...pagerOf(count, search)} />
      </div>
    </div>
  );
}

/** What the shifts of this person make, not those of the mission. */
function ownEarnings({ job, shifts }: ApplicationView): { earningsText?: string } {
  const own = shifts.filter(({ status }) => status !== "refused");
  return own.length === 0 ? {} : { earningsText: headlinePay(job, own).text };
}

function NoApplication({ words, isAll }: { words: string; isAll: boolean }) {
  return (
    <div className="mt-6">
      <EmptyState
        title={words ? "Aucune candidature trouvée" : "Aucune candidature pour le moment"}
        text={
          words !== ""
            ? `Aucune mission ni entreprise ne correspond à «\u00a0${words}\u00a0».`
            : isAll
              ? "Postulez à une mission, elle apparaîtra ici."
              : "Aucune candidature pour ce statut."
        }
        action={
          words === "" ? (
            <LinkButton to={CANDIDATE_HOME}>Voir les missions</LinkButton>
          ) : (
            <LinkButton to={CANDIDATE_APPLICATIONS} variant="line">
              Effacer la recherche
            </LinkButton>
          )
        }
      />
    </div>
  );
}
