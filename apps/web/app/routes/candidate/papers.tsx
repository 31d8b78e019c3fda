import { applicationRoute } from "@app/contract/applications/applications";
import { dossierRoute, vaultRoute } from "@app/contract/papers/dossier";
import { sharingRefusals } from "@app/contract/papers/papers.fr";
import { data, Link } from "react-router";
import { CivilStatusForm } from "../../features/papers/own/civil-status-form.tsx";
import { NeedsNetwork } from "../../features/papers/own/needs-network.tsx";
import { enteredText, ownPapersFr as fr, momentText, neededText } from "../../features/papers/own/own-papers.fr.ts";
import { OWN_PAPERS_INTENTS } from "../../features/papers/own/own-papers.server.ts";
import { Readings } from "../../features/papers/own/readings.tsx";
import { DeleteVault, StopSharing } from "../../features/papers/own/stop-forms.tsx";
import { WhoReads } from "../../features/papers/own/who-reads.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { orNotFound } from "../../lib/api/failure.server.ts";
import { CANDIDATE_APPLICATIONS, ownContractPath, selectedPath } from "../../lib/candidate-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { runIntent } from "../../lib/outcome.server.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { useCandidate } from "../../lib/use-candidate.ts";
import { DeclarationBadge } from "../../parts/person/declaration-badge.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Card } from "../../ui/card.tsx";
import { useNow } from "../../ui/clock.ts";
import { Notice } from "../../ui/notice.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { Route } from "./+types/papers";

export const meta: Route.MetaFunction = () => [{ title: "Votre déclaration · Renfort" }];

/** What is shared, else what the person stored for themselves, to fill the form. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ mine, civil, shared_at, until }, { job, shifts, declaration }] = await Promise.all([
    orNotFound(api.call(dossierRoute, { params: { id } })),
    orNotFound(api.call(applicationRoute, { params: { id } })),
  ]);
  if (mine === null) throw data(null, { status: 404 });
  const stored = mine.vault && civil === null ? (await api.call(vaultRoute, {})).civil : null;
  const booked = shifts.find(({ status }) => status === "accepted" || status === "confirmed");
  return {
    id: Number(id),
    mine,
    civil,
    stored,
    sharedAt: shared_at,
    until,
    declaration,
    title: job.title,
    startsAt: booked?.startsAt ?? job.startDate,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(OWN_PAPERS_INTENTS, context, await request.formData());
}

/** Nothing of it is queued in the browser: what was typed stays in the page. */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, {
    message: (_, isOffline) => (isOffline ? fr.network : undefined),
    inToast: (form) => form.get("intent") !== "share",
  });

export default function Papers({ loaderData, actionData }: Route.ComponentProps) {
  const { id, mine, civil, stored, sharedAt, until, declaration, title, startsAt } = loaderData;
  const now = useNow(useRenderedAt());
  const { user } = useCandidate();
  const time = new Date(now);
  const entered = declaration && enteredText(declaration);
  const known = civil ?? stored ?? { lastName: user.last_name, firstNames: user.first_name };
  const form = (
    <CivilStatusForm
      key={sharedAt}
      applicationId={id}
      known={known}
      hasVault={mine.vault}
      label={sharedAt === null ? fr.share(mine.company.name) : fr.shareAgain}
      refused={actionData && "errors" in actionData ? actionData : undefined}
    />
  );
  return (
    <div className="mx-auto grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <BackLink to={selectedPath(id)}>Ma place</BackLink>
        <PageHeader eyebrow={title} title={fr.title} />
      </div>
      <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      {declaration && (
        <p className="grid justify-items-start gap-2">
          <DeclarationBadge
            declared={declaration.declared}
            declaredAt={declaration.declared_at}
            startsAt={startsAt}
            now={now}
          />
          {entered !== null && <span>{entered}</span>}
          <Link to={ownContractPath(id)} className="link inline-flex min-h-11 items-center">
            Votre contrat de travail
          </Link>
        </p>
      )}
      {mine.refusal !== null && <Notice tone="info" title={sharingRefusals[mine.refusal]} />}
      {sharedAt === null && mine.refusal === null && (
        <>
          <p className="text-ink-2">{stored ? fr.fromVault : neededText(mine.company.name, startsAt, time)}</p>
          <WhoReads mine={mine} until={until} now={time} />
          {form}
        </>
      )}
      {sharedAt !== null && (
        <>
          <Notice tone="ok" title={`Informations partagées ${momentText(sharedAt)}`} />
          <WhoReads mine={mine} until={until} now={time} />
        </>
      )}
      {(sharedAt !== null || mine.reads.length > 0) && <Readings reads={mine.reads} sharedAt={sharedAt} />}
      {sharedAt !== null && (
        <>
          {mine.refusal === null && (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                Changer mes informations
              </summary>
              <div className="mt-3">{form}</div>
            </details>
          )}
          <StopSharing applicationId={id} company={mine.company.name} />
        </>
      )}
      {mine.vault && (
        <Card aria-label="Gardé pour la prochaine fois">
          <DeleteVault />
        </Card>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // What fetch throws without a response.
  if (error instanceof TypeError) return <NeedsNetwork />;
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
