import { applicationRoute } from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { membersRoute } from "@app/contract/members/members";
import { missionRoute } from "@app/contract/missions/missions";
import { companyPapersRoute } from "@app/contract/papers/company-papers";
import { contractFindingsRoute, contractsRoute } from "@app/contract/papers/contracts";
import { contractCase } from "@app/domain/papers/contract-facts";
import { withDe } from "@app/domain/text/elision";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { redirect } from "react-router";
import { startOf } from "../../../features/applications/applied/applied-start.ts";
import { CONTRACT_INTENTS, type RefusedContract } from "../../../features/papers/contract/contract.server.ts";
import {
  dueText,
  contractFr as fr,
  isAccepted,
  isLate,
  listText,
  missingText,
  momentText,
  signerText,
} from "../../../features/papers/contract/contract-text.fr.ts";
import { FilledCard } from "../../../features/papers/contract/filled-card.tsx";
import { GapsNotice } from "../../../features/papers/contract/gaps-notice.tsx";
import { hireFacts, signatoriesOf } from "../../../features/papers/contract/hire-contract.server.ts";
import { LimitsNotice } from "../../../features/papers/contract/limits-notice.tsx";
import { MakeForm } from "../../../features/papers/contract/make-form.tsx";
import { SignForms } from "../../../features/papers/contract/sign-forms.tsx";
import { OlderVersions, VersionCard } from "../../../features/papers/contract/version-card.tsx";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { orNotFound } from "../../../lib/api/failure.server.ts";
import { orToday } from "../../../lib/api/refused-page.server.ts";
import { applicationPath, declarationPath, EMPLOYER, TODAY } from "../../../lib/employer-paths.ts";
import { sendAction } from "../../../lib/offline.ts";
import { runIntent } from "../../../lib/outcome.server.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { useNow } from "../../../ui/clock.ts";
import type { RefusedForm } from "../../../ui/fields/form-values.ts";
import { Notice } from "../../../ui/notice.tsx";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import type { Route } from "./+types/contract";

export const meta: Route.MetaFunction = () => [{ title: "Contrat d’une embauche · Renfort" }];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const application = await orToday(orNotFound(api.call(applicationRoute, { params: { id } })));
  const { candidate, job, declaration } = application;
  const kind = contractCase(job.contractKind, job.contractMotive);
  if (declaration === null || kind === null) throw redirect(applicationPath(application.id));
  const [contracts, findings, mission, papers, members] = await Promise.all([
    api.call(contractsRoute, { params: { id } }),
    api.call(contractFindingsRoute, { params: { id } }),
    api.call(missionRoute, { params: { id: job.id } }),
    api.call(companyPapersRoute, {}),
    api.call(membersRoute, {}),
  ]);
  const { dueAt, ...facts } = hireFacts(application, mission, papers, kind, contracts.missing_days);
  return {
    id: application.id,
    name: candidate.name,
    startsAt: startOf(application),
    kind,
    contracts,
    findings: findings.results,
    papers,
    ...facts,
    dueAt: dueAt?.toISOString() ?? null,
    signatories: signatoriesOf(members.results),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(CONTRACT_INTENTS, context, await request.formData());
}

/** Not queued: what could not be sent is said at once, and stays typed. */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, {
    message: (_, isOffline) => (isOffline ? fr.network : undefined),
    inToast: (form) => form.get("intent") === "code",
  });

export default function Contract({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, kind, contracts, days, dueAt, signatories, mission } = loaderData;
  const now = new Date(useNow(useRenderedAt()));
  const refused: (RefusedForm & Partial<RefusedContract>) | undefined =
    actionData && "errors" in actionData ? actionData : undefined;
  const making = refused?.values["intent"] === "make" ? refused : undefined;
  const signing = refused?.values["intent"] === "sign" ? refused : undefined;
  const current = contracts.results.filter(({ replaced }) => !replaced);
  const isSigner = signatories.some(({ self }) => self);
  const form = (
    <MakeForm
      key={contracts.results.length}
      applicationId={id}
      kind={kind}
      days={days}
      longestTrial={loaderData.longestTrial}
      signatories={signatories}
      formKey={loaderData.formKey}
      refused={making}
    />
  );
  const isComplete =
    current.length > 0 && days.every((day) => current.some((one) => one.day === day || one.day === null));
  return (
    <>
      <BackLink to={declarationPath(id)} others={[applicationPath(id), TODAY]}>
        Retour
      </BackLink>
      <PageHeader
        eyebrow={fr.title}
        title={name}
        description={`${mission.title}, ${momentPhrase(new Date(loaderData.startsAt), now)}`}
      />
      <div className="mt-4 grid gap-3 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        <GapsNotice gaps={refused?.gaps ?? []} applicationId={id} missionId={mission.id} />
        <LimitsNotice findings={loaderData.findings} />
        {!isComplete && dueAt !== null && (
          <Notice tone={isLate(new Date(dueAt), now) ? "warn" : "info"} title={`${dueText(new Date(dueAt), now)}.`}>
            {`${current.length === 0 ? "" : `${missingText(contracts.missing_days)} `}Deux jours ouvrables après le premier jour de travail (article L1242-13).`}
          </Notice>
        )}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {current.map((version) => (
            <VersionCard key={version.version} version={version} now={now} own={`Accord ${withDe(name)}`}>
              {version.translation_asked_at !== null && (
                <Notice
                  tone="warn"
                  title="Traduction demandée"
                  className="mt-3"
                >{`Par la personne, ${momentText(version.translation_asked_at)}. C’est à vous de la fournir (article L1221-3).`}</Notice>
              )}
              {version.to_sign && isSigner && <SignForms applicationId={id} version={version} refused={signing} />}
              {!(version.to_sign && isSigner) && version.signed_by_employer_at === null && (
                <p className="hint mt-3">{signerText(version.signatory)}</p>
              )}
              {isAccepted(version) && <p className="hint mt-3">{fr.copy}</p>}
            </VersionCard>
          ))}
          <Card aria-labelledby="preparer">
            <h2 id="preparer" className="mb-4 text-lg">
              {isComplete ? fr.again : fr.prepare}
            </h2>
            {!isSigner && (
              <p className="hint mb-4">{`Peuvent signer\u00a0: ${listText(signatories.map((one) => one.name))}. Vous pouvez préparer le contrat.`}</p>
            )}
            {isComplete ? (
              <details key={contracts.results.length} open={making !== undefined}>
                <summary className="link inline-flex min-h-11 cursor-pointer items-center">{fr.newVersion}</summary>
                <p className="mb-4 text-ink-2">{fr.voids}</p>
                {form}
              </details>
            ) : (
              form
            )}
          </Card>
          <OlderVersions
            versions={contracts.results.filter(({ replaced }) => replaced)}
            now={now}
            own={`Accord ${withDe(name)}`}
          />
        </div>
        <FilledCard
          applicationId={id}
          kind={kind}
          mission={mission}
          agreement={loaderData.agreement}
          papers={loaderData.papers}
        />
      </div>
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
