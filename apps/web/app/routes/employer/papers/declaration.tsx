import { applicationRoute } from "@app/contract/applications/applications";
import { applicationFr } from "@app/contract/applications/applications.fr";
import { contractsRoute } from "@app/contract/papers/contracts";
import { contractCase } from "@app/domain/papers/contract-facts";
import { momentPhrase } from "@app/domain/time/day-phrase";
import { Outlet, redirect } from "react-router";
import { startOf } from "../../../features/applications/applied/applied-start.ts";
import { ContractCard } from "../../../features/papers/contract/contract-card.tsx";
import { DECLARATION_INTENTS } from "../../../features/papers/declared/declaration.server.ts";
import { DeclaredCard } from "../../../features/papers/declared/declared-card.tsx";
import { channelsFor, officialSites } from "../../../features/papers/declared/official-sites.ts";
import { RightToWorkCard } from "../../../features/papers/declared/right-to-work-card.tsx";
import type { SheetOf } from "../../../features/papers/sheet/sheet-card.tsx";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { orNotFound } from "../../../lib/api/failure.server.ts";
import { orToday } from "../../../lib/api/refused-page.server.ts";
import { applicationPath, EMPLOYER, TODAY } from "../../../lib/employer-paths.ts";
import { sendAction } from "../../../lib/offline.ts";
import { runIntent } from "../../../lib/outcome.server.ts";
import { useRenderedAt } from "../../../lib/rendered-at.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { useNow } from "../../../ui/clock.ts";
import { OutcomeNotice } from "../../../ui/outcome-notice.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import type { Route } from "./+types/declaration";

export const meta: Route.MetaFunction = () => [{ title: "Déclaration d’une embauche · Renfort" }];

/** What was entered; the sheet is read by the page inside, once. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const application = await orToday(orNotFound(api.call(applicationRoute, { params: { id } })));
  const { declaration, candidate, job } = application;
  if (declaration === null) throw redirect(applicationPath(application.id));
  const hasContract = contractCase(job.contractKind, job.contractMotive) !== null;
  return {
    contracts: hasContract ? await api.call(contractsRoute, { params: { id } }) : null,
    hire: { id: application.id, name: candidate.name, sites: officialSites(job) } satisfies SheetOf,
    title: job.title,
    startsAt: startOf(application),
    declaration,
    channels: channelsFor(job, declaration.channel),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return runIntent(DECLARATION_INTENTS, context, await request.formData());
}

/** Not queued: what could not be sent is said at once, and stays typed. */
export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => form.get("intent") !== "declare" });

export default function Declaration({ loaderData, actionData }: Route.ComponentProps) {
  const { hire, title, startsAt, declaration, channels, contracts } = loaderData;
  const now = useNow(useRenderedAt());
  return (
    <>
      <BackLink to={applicationPath(hire.id)} others={[TODAY]}>
        Retour
      </BackLink>
      <PageHeader
        eyebrow="Avant la première minute"
        title={hire.name}
        description={`${title}, ${momentPhrase(new Date(startsAt), new Date(now))}`}
      />
      <div className="mt-4 empty:hidden">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
        <Outlet context={hire} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <DeclaredCard
            applicationId={hire.id}
            declaration={declaration}
            channels={channels}
            startsAt={startsAt}
            now={now}
            refused={actionData && "errors" in actionData ? actionData : undefined}
          />
          {contracts && <ContractCard contracts={contracts} now={new Date(now)} />}
          <RightToWorkCard applicationId={hire.id} declaration={declaration} />
        </div>
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
