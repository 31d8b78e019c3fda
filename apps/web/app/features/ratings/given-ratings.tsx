import type { RatingView } from "@app/contract/ratings/ratings";
import { ratingFr as fr } from "@app/contract/ratings/ratings.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Stars } from "../../ui/stars.tsx";

export interface GivenRatingsProps {
  ratings: readonly RatingView[];
  replyOf?: string;
  toCompanies?: boolean;
}

export function GivenRatings({ ratings, replyOf = "Sa réponse", toCompanies = false }: GivenRatingsProps) {
  if (ratings.length === 0) return null;
  return (
    <Card padding="form" aria-labelledby="vos-evaluations">
      <h2 id="vos-evaluations" className="text-xl">
        Vos évaluations
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {ratings.map((rating) => (
          <li key={rating.id} className="py-4 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <Stars value={Number(rating.rating)} />
              <span className="text-ink-2 text-sm">
                {toCompanies ? `${rating.company.name}, ${rating.jobTitle}` : rating.jobTitle}
              </span>
              <time dateTime={rating.created_at} className="text-ink-3 text-sm">
                {formatLongDay(new Date(rating.created_at))}
              </time>
              {rating.held && <Badge tone="warn">{fr.held}</Badge>}
              {!rating.held && !rating.published && <Badge tone="grey">{fr.unpublished}</Badge>}
            </p>
            <p className="mt-1.5 whitespace-pre-line break-words empty:hidden">{rating.comment}</p>
            {rating.reply !== null && <Reply {...rating} of={replyOf} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Reply({ reply, of }: Pick<RatingView, "reply"> & { of: string }) {
  return (
    <div className="mt-3 border-line-strong border-l-4 pl-4">
      <p className="font-semibold text-sm">{of}</p>
      <p className="whitespace-pre-line break-words text-ink-2">{reply}</p>
    </div>
  );
}
