import { companyRecordRoute } from "@app/contract/companies/companies";
import { ratingFr } from "@app/contract/ratings/ratings.fr";
import { RATING_BLIND_DAYS } from "@app/domain/ratings/rating-review";
import { formatCount } from "@app/domain/text/format-number";
import { Star } from "lucide-react";
import { useSearchParams } from "react-router";
import { ProfileTabs } from "../../features/companies/own/profile-tabs.tsx";
import { CompanyRecord } from "../../features/companies/record/company-record.tsx";
import { loadReceivedRatings, replyToRating } from "../../features/ratings/ratings.server.ts";
import { ReceivedRatings } from "../../features/ratings/received-ratings.tsx";
import { PageProblem } from "../../layouts/page-problem.tsx";
import { apiContext } from "../../lib/api/api.server.ts";
import { EMPLOYER } from "../../lib/employer-paths.ts";
import { sendAction } from "../../lib/offline.ts";
import { pagerOf } from "../../lib/paging.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Stars } from "../../ui/stars.tsx";
import type { Route } from "./+types/ratings";

export const meta: Route.MetaFunction = () => [{ title: "Avis reçus · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const [received, record] = await Promise.all([
    loadReceivedRatings(context, url.searchParams),
    context.get(apiContext).call(companyRecordRoute, {}),
  ]);
  return { ...received, record };
}

export async function action({ request, context }: Route.ActionArgs) {
  return replyToRating(context, await request.formData());
}

export const clientAction = (args: Route.ClientActionArgs) => sendAction(args);

export default function Ratings({ loaderData: { ratings, count, rating, record }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Avis reçus"
        description={
          count > 0 && (
            <span className="flex flex-wrap items-center gap-x-3">
              {rating === null ? <span>{`${ratingFr.notEnough}\u00a0:`}</span> : <Stars value={rating} />}
              {`${formatCount(count)} avis de personnes qui ont travaillé chez vous`}
            </span>
          )
        }
      />
      <ProfileTabs base={`${EMPLOYER}/profil`} current="/avis" />
      <div className="mt-5 grid gap-4">
        <OutcomeNotice outcome={actionData && "ok" in actionData ? actionData : undefined} />
        {ratings.length === 0 ? (
          <EmptyState
            icon={Star}
            title="Aucun avis pour le moment"
            text={`Les personnes qui ont travaillé chez vous peuvent vous évaluer. Leur avis paraît quand vous avez donné le vôtre, ou au bout de ${RATING_BLIND_DAYS}\u00a0jours. Vous pourrez leur répondre ici.`}
          />
        ) : (
          <ReceivedRatings ratings={ratings} refused={actionData && "errors" in actionData ? actionData : undefined} />
        )}
      </div>
      <div className="mt-8">
        <Pager label="Pages d’avis" {...pagerOf(count, search)} />
      </div>
      <div className="mt-8">
        <CompanyRecord record={record} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageProblem error={error} />;
}
