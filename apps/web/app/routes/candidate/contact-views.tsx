import { contactViewsRoute } from "@app/contract/account-rights";
import { Eye } from "lucide-react";
import { redirect, useSearchParams } from "react-router";
import { CandidateProfileTabs } from "../../features/profiles/candidate-profile-tabs.tsx";
import { ContactViews } from "../../features/profiles/contact-views.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { addressOf, pagerOf, requestedPage } from "../../lib/paging.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/contact-views";
import { CANDIDATE_PROFILE } from "./candidate.ts";

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
