import { deleteDraftRoute, listDraftsRoute } from "@app/contract/missions/drafts";
import { draftFr } from "@app/contract/missions/drafts.fr";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { redirect, useSearchParams } from "react-router";
import { DraftCard } from "../../features/missions/mine/draft-card.tsx";
import { MissionTitleSearch } from "../../features/missions/mine/mission-title-search.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { toOutcome } from "../../lib/outcome.server.ts";
import { addressOf, pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { draftPath } from "../../parts/mission/mission-links.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { Outcome } from "../../ui/outcome.ts";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { useRestoreFocus } from "../../ui/overlays/restore-focus.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/drafts";

export const meta: Route.MetaFunction = () => [{ title: "Brouillons · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
  const page = requestedPage(url.searchParams);
  const list = await context.get(apiContext).call(listDraftsRoute, { query: { page, query: words } });
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  return { drafts: list.results, count: list.count, words };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return toOutcome<Outcome>(async () => {
    await context.get(apiContext).call(deleteDraftRoute, { params: { id: Number(form.get("id")) } });
    return { ok: true, message: draftFr.deleted };
  }, draftFr.deleteFailed);
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args, { message: () => draftFr.deleteFailed });

export default function Drafts({ loaderData: { drafts, count, words }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const now = useRenderedAt();
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, drafts.map(({ id }) => id).join());
  return (
    <>
      <PageHeader
        title="Brouillons"
        actions={
          <LinkButton to={`${EMPLOYER}/publier`} icon={Plus} prefetch="intent">
            Nouvelle mission
          </LinkButton>
        }
      />
      <div className="mt-5 grid gap-3">
        <OutcomeNotice outcome={actionData} />
        <div className="md:flex">
          <MissionTitleSearch words={words} label="Rechercher un brouillon" field="Titre du brouillon" />
        </div>
      </div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Résultats
      </h2>
      {drafts.length === 0 ? (
        <NoDraft words={words} />
      ) : (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          {drafts.map((draft) => (
            <DraftCard key={draft.id} {...{ draft, now }} href={draftPath(draft)} />
          ))}
        </div>
      )}
      <div className="mt-8">
        <Pager label="Pages de brouillons" {...pagerOf(count, search)} />
      </div>
    </>
  );
}

function NoDraft({ words }: { words: string }) {
  return (
    <div className="mt-5">
      <EmptyState
        title={words ? "Aucun brouillon trouvé" : "Aucun brouillon pour le moment"}
        text={
          words
            ? `Aucun titre ne contient «\u00a0${words}\u00a0».`
            : "Une mission commencée se garde toute seule, et vous la retrouvez ici."
        }
        action={
          words ? (
            <LinkButton to="." variant="line">
              Effacer la recherche
            </LinkButton>
          ) : (
            <LinkButton to={`${EMPLOYER}/publier`} icon={Plus}>
              Publier une mission
            </LinkButton>
          )
        }
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
