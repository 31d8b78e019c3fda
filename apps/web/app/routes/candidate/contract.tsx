import { applicationRoute } from "@app/contract/applications/applications";
import { contractsRoute } from "@app/contract/papers/contracts";
import { FileText } from "lucide-react";
import { OWN_CONTRACT_INTENTS } from "../../features/papers/contract/contract.server.ts";
import { contractFr as fr, isAccepted } from "../../features/papers/contract/contract-text.fr.ts";
import { SignForms } from "../../features/papers/contract/sign-forms.tsx";
import { Translation } from "../../features/papers/contract/translation.tsx";
import { OlderVersions, VersionCard } from "../../features/papers/contract/version-card.tsx";
import { NeedsNetwork } from "../../features/papers/own/needs-network.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { CANDIDATE_APPLICATIONS, ownPapersPath, selectedPath } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { useNow } from "../../ui/clock.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/contract";

export const meta: Route.MetaFunction = () => [{ title: "Votre contrat · Renfort" }];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [contracts, { job }] = await Promise.all([
    orNotFound(api.call(contractsRoute, { params: { id } })),
    orNotFound(api.call(applicationRoute, { params: { id } })),
  ]);
  return { id: contracts.application_id, versions: contracts.results, title: job.title, company: job.company.name };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(OWN_CONTRACT_INTENTS, context, await request.formData());
}

/** A signature is never queued: it is sent now, or said not to be. */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, {
    message: (_, isOffline) => (isOffline ? fr.network : undefined),
    inToast: (form) => form.get("intent") !== "sign",
  });

export default function Contract({ loaderData, actionData }: Route.ComponentProps) {
  const { id, versions, title, company } = loaderData;
  const now = new Date(useNow(useRenderedAt()));
  const current = versions.filter(({ replaced }) => !replaced);
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <BackLink to={selectedPath(id)} others={[CANDIDATE_APPLICATIONS]}>
          Ma place
        </BackLink>
        <PageHeader eyebrow={`${title}, ${company}`} title={fr.own} />
      </div>
      <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      {current.length === 0 && (
        <EmptyState
          icon={FileText}
          title={fr.none}
          text={`${fr.noneOwn} ${fr.shareFirst}`}
          action={
            <LinkButton to={ownPapersPath(id)} variant="line">
              Ce que je partage
            </LinkButton>
          }
        />
      )}
      {current.map((version) => (
        <VersionCard key={version.version} version={version} now={now} own="Votre accord">
          {isAccepted(version) && <p className="hint mt-3">{fr.copy}</p>}
          {version.to_sign && (
            <SignForms
              applicationId={id}
              version={version}
              refused={actionData && "errors" in actionData ? actionData : undefined}
            />
          )}
          <Translation applicationId={id} version={version} />
        </VersionCard>
      ))}
      <OlderVersions versions={versions.filter(({ replaced }) => replaced)} now={now} own="Votre accord" />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // What fetch throws without a response.
  if (error instanceof TypeError)
    return <NeedsNetwork title={fr.own} text={fr.network} note="Le contrat n’est pas gardé sur cet appareil." />;
  return (
    <PageProblem
      error={error}
      missing={{
        title: "Candidature introuvable",
        text: "Elle n’existe pas, ou n’est pas à vous.",
        link: { to: CANDIDATE_APPLICATIONS, label: "Voir mes candidatures" },
      }}
    />
  );
}
