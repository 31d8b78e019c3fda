import { recordRoute } from "@app/contract/applications/record";
import { givenRatingsRoute, worksToRateRoute } from "@app/contract/ratings/ratings";
import { ratingFr } from "@app/contract/ratings/ratings.fr";
import { RATING_BLIND_DAYS } from "@app/domain/ratings/rating-review";
import { formatCount } from "@app/domain/text/format-number";
import { Star } from "lucide-react";
import { useSearchParams } from "react-router";
import { OwnRecord } from "../../features/applications/record/own-record.tsx";
import { CandidateProfileTabs } from "../../features/profiles/own/candidate-profile-tabs.tsx";
import { GivenRatings } from "../../features/ratings/given-ratings.tsx";
import { loadReceivedRatings, replyToRating } from "../../features/ratings/ratings.server.ts";
import { ReceivedRatings } from "../../features/ratings/received-ratings.tsx";
import { WorksToRate } from "../../features/ratings/works-to-rate.tsx";
import { contestAbsence } from "../../layouts/candidate-actions.server.ts";
import { apiContext } from "../../lib/api/api.server.ts";
import { CANDIDATE_PROFILE, ratingPath } from "../../lib/candidate-paths.ts";
import { useFlashToast } from "../../lib/flash-toast.ts";
import { textOf } from "../../lib/form.server.ts";
import { sendAction } from "../../lib/offline.ts";
import { pagerOf, requestedPage } from "../../lib/paging.ts";
import { useRenderedAt } from "../../lib/rendered-at.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OutcomeNotice } from "../../ui/outcome-notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Stars } from "../../ui/stars.tsx";
import type { Route } from "./+types/ratings";

export const meta: Route.MetaFunction = () => [{ title: "Avis · Renfort" }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [received, works, given, record] = await Promise.all([
    loadReceivedRatings(context, url.searchParams),
    api.call(worksToRateRoute, {}),
    api.call(givenRatingsRoute, { query: { page: 1 } }),
    api.call(recordRoute, {}),
  ]);
  return { ...received, works, given: given.results, record };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return textOf(form, "intent") === "contest" ? contestAbsence(context, form) : replyToRating(context, form);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendAction(args, { inToast: (form) => form.get("intent") === "contest" });

export default function Ratings({ loaderData, actionData }: Route.ComponentProps) {
  const { ratings, count, rating, works, given, record } = loaderData;
  const now = new Date(useRenderedAt());
  const [search] = useSearchParams();
  const sent = useFlashToast({
    evaluee: `Évaluation envoyée. L’employeur la lira après avoir donné la sienne, ou au bout de ${RATING_BLIND_DAYS}\u00a0jours.`,
    publiee: "Évaluation envoyée et publiée. L’employeur peut y répondre.",
    verification: "Évaluation envoyée. Nous la vérifions avant de la publier.",
  });
  const outcome = sent === undefined ? actionData && "ok" in actionData && actionData : { ok: true, message: sent };
  // Given ratings are shown on the first page only.
  const isFirst = requestedPage(search) === 1;
  return (
    <div className="mx-auto max-w-[996px]">
      <PageHeader
        title="Avis"
        description={
          count > 0 && (
            <span className="flex flex-wrap items-center gap-x-3">
              {rating === null ? <span>{`${ratingFr.notEnough}\u00a0:`}</span> : <Stars value={rating} />}
              {`${formatCount(count)} avis d’employeurs pour qui vous avez travaillé`}
            </span>
          )
        }
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        <CandidateProfileTabs base={CANDIDATE_PROFILE} current="/avis" />
        <OutcomeNotice outcome={outcome || undefined} />
        {isFirst && <WorksToRate works={works} hrefFor={ratingPath} />}
        {isFirst && <OwnRecord record={record} now={now} />}
        {ratings.length === 0 ? (
          <EmptyState
            icon={Star}
            title="Aucun avis pour le moment"
            text={`Après une mission, l’employeur peut vous évaluer. Son avis paraît quand vous avez donné le vôtre, ou au bout de ${RATING_BLIND_DAYS}\u00a0jours. Vous pourrez lui répondre ici.`}
          />
        ) : (
          <ReceivedRatings ratings={ratings} refused={actionData && "errors" in actionData ? actionData : undefined} />
        )}
        <Pager label="Pages d’avis" {...pagerOf(count, search)} />
        {isFirst && <GivenRatings ratings={given} toCompanies replyOf="Réponse de l’employeur" />}
      </div>
    </div>
  );
}
