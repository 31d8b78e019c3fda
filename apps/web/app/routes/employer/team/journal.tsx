import { teamJournalRoute } from "@app/contract/team/team";
import { JOURNAL_MONTHS, type TeamAction } from "@app/domain/team/team";
import { formatLongDay, formatTime } from "@app/domain/time/format-time";
import { History } from "lucide-react";
import { redirect, useSearchParams } from "react-router";
import { PageProblem } from "../../../layouts/page-problem.tsx";
import { apiContext } from "../../../lib/api/api.server.ts";
import { TEAM } from "../../../lib/employer-paths.ts";
import { addressOf, pagerOf, requestedPage } from "../../../lib/paging.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import type { Route } from "./+types/journal";

export const meta: Route.MetaFunction = () => [{ title: "Journal de l’équipe · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = requestedPage(url.searchParams);
  const list = await context.get(apiContext).call(teamJournalRoute, { query: { page } });
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  return { lines: list.results, count: list.count };
}

/** Of the API. */
const PAGE_SIZE = 50;

const ACTIONS: Readonly<Record<TeamAction, string>> = {
  asked: "Demande de rejoindre l’équipe",
  approved: "Personne approuvée",
  removed: "Personne retirée",
  group_added: "Groupe créé",
  group_removed: "Groupe supprimé",
  grouped: "Groupes d’une personne changés",
  link_opened: "Lien ouvert",
  link_closed: "Lien fermé",
};

export default function TeamJournal({ loaderData: { lines, count } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <div className="mx-auto max-w-[720px]">
      <BackLink to={TEAM}>Mon équipe</BackLink>
      <PageHeader
        title="Journal de l’équipe"
        description={`Qui a fait quoi, pendant ${JOURNAL_MONTHS}\u00a0mois. Les départs décidés par les personnes n’y sont pas.`}
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        {lines.length === 0 ? (
          <EmptyState icon={History} title="Rien pour l’instant" />
        ) : (
          <ul className="card divide-y divide-line">
            {lines.map((line) => (
              <JournalLine key={line.id} line={line} />
            ))}
          </ul>
        )}
        <Pager label="Pages du journal" {...pagerOf(count, search, PAGE_SIZE)} />
      </div>
    </div>
  );
}

type Line = Route.ComponentProps["loaderData"]["lines"][number];

function JournalLine({ line: { at, action, actor, subject } }: { line: Line }) {
  return (
    <li className="px-4 py-3">
      <p className="break-words font-semibold">{[ACTIONS[action], subject].filter(Boolean).join("\u00a0: ")}</p>
      <p className="text-ink-2 text-sm">
        {`${actor ?? "Compte supprimé"}, `}
        <time dateTime={at}>{`${formatLongDay(new Date(at))} à ${formatTime(new Date(at))}`}</time>
      </p>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
