import { type ContactViewEntry, contactViewsRoute } from "@app/contract/accounts/account-rights";
import { formatLongDay, formatTime } from "@app/domain/time/format-time";
import { Eye } from "lucide-react";
import { redirect, useSearchParams } from "react-router";
import { CandidateProfileTabs } from "../../features/profiles/own/candidate-profile-tabs.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_PROFILE } from "../../lib/candidate-paths.ts";
import { addressOf, pagerOf, requestedPage } from "../../lib/paging.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/contact-views";

export const meta: Route.MetaFunction = () => [{ title: "Qui a vu mes coordonnées · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = requestedPage(url.searchParams);
  const list = await context.get(apiContext).call(contactViewsRoute, { query: { page } });
  if (page > 1 && list.results.length === 0) throw redirect(addressOf(url.searchParams, 1));
  return { views: list.results, count: list.count };
}

export default function ContactViewsPage({ loaderData: { views, count } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <div className="mx-auto max-w-[996px]">
      <PageHeader
        title="Qui a vu mes coordonnées"
        description="Seuls les employeurs auprès de qui vous avez postulé peuvent les voir. Une ligne par personne et par jour."
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <CandidateProfileTabs base={CANDIDATE_PROFILE} current="/consultations" />
        {views.length === 0 ? (
          <EmptyState
            icon={Eye}
            title="Personne n’a vu vos coordonnées"
            text="Quand un employeur ouvrira votre e-mail, votre téléphone ou votre CV, vous le saurez ici."
          />
        ) : (
          <ContactViews views={views} />
        )}
        <Pager label="Pages de consultations" {...pagerOf(count, search)} />
      </div>
    </div>
  );
}

const SEEN: Record<ContactViewEntry["subject"], string> = {
  contact: "A vu votre e-mail et votre téléphone",
  cv: "A ouvert votre CV",
  dossier: "A lu votre état civil, pour une embauche",
};

function ContactViews({ views }: { views: readonly ContactViewEntry[] }) {
  return (
    <ul className="card divide-y divide-line">
      {views.map(({ id, subject, at, company }) => (
        <li key={id} className="flex items-center gap-4 px-4 py-4 md:px-6">
          <Monogram name={company.name} id={company.id} src={company.logo} size={44} />
          <div className="min-w-0 flex-1">
            <p className="break-words font-semibold">{company.name}</p>
            <p className="text-ink-2 text-sm">{SEEN[subject]}</p>
            <time dateTime={at} className="text-ink-3 text-xs">
              {`${formatLongDay(new Date(at))} à ${formatTime(new Date(at))}`}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
