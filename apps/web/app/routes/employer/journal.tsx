import { journalRoute, membersRoute } from "@app/contract/members/members";
import { JOURNAL_MONTHS } from "@app/domain/members/member";
import { useSearchParams } from "react-router";
import { JournalList } from "../../features/members/colleagues/journal-list.tsx";
import { fullName } from "../../features/members/member-text.fr.ts";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { COLLEAGUES } from "../../lib/employer-paths.ts";
import { pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/journal";

export const meta: Route.MetaFunction = () => [{ title: "Journal · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = Number(url.searchParams.get("personne"));
  const member = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const [journal, { results }] = await Promise.all([
    api.call(journalRoute, { query: { member, page: requestedPage(url.searchParams) } }),
    api.call(membersRoute, {}),
  ]);
  const person = results.find(({ user_id }) => user_id === member);
  return { ...journal, person: person ? fullName(person) : null };
}

export default function Journal({ loaderData: { results, count, person } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const now = new Date(useRenderedAt());
  return (
    <>
      <BackLink to={COLLEAGUES}>Collègues</BackLink>
      <PageHeader
        title={person === null ? "Journal" : `Journal\u00a0: ${person}`}
        description={`Qui a fait quoi pour l’entreprise, depuis ${JOURNAL_MONTHS}\u00a0mois. Une ligne écrite ne se modifie pas.`}
      />
      <div className="mt-5">
        {results.length === 0 ? (
          <EmptyState
            title="Rien pour le moment"
            text="Les invitations, les publications et les décisions s’écrivent ici."
          />
        ) : (
          <Card aria-label="Journal">
            <JournalList entries={results} now={now} />
          </Card>
        )}
      </div>
      <div className="mt-8">
        <Pager {...pagerOf(count, search)} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
