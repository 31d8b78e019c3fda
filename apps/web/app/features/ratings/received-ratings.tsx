import type { RatingView } from "@app/contract/ratings/ratings";
import { RATING_CATEGORIES } from "@app/domain/ratings/rating";
import { RATING_CATEGORY_LABELS } from "@app/domain/ratings/rating-labels.fr";
import { formatLongDay } from "@app/domain/time/format-time";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import type { RefusedForm } from "../../ui/fields/form-values.ts";
import { Stars } from "../../ui/stars.tsx";
import { Reply } from "./given-ratings.tsx";
import { ReplyForm } from "./reply-form.tsx";

export interface ReceivedRatingsProps {
  ratings: readonly RatingView[];
  refused: RefusedForm | undefined;
}

/** Each rating can be answered once. */
export function ReceivedRatings({ ratings, refused }: ReceivedRatingsProps) {
  return (
    <ul className="grid gap-4">
      {ratings.map((rating) => (
        <li key={rating.id} className="card card-pad">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 className="text-lg">{rating.author ?? "Compte supprimé"}</h2>
            <Stars value={Number(rating.rating)} />
            {rating.recommend !== null && <Recommends yes={rating.recommend} />}
          </div>
          <p className="text-ink-2 text-sm">
            {`${rating.jobTitle} · `}
            <time dateTime={rating.created_at}>{formatLongDay(new Date(rating.created_at))}</time>
          </p>
          <p className="mt-3 max-w-[68ch] whitespace-pre-line break-words empty:hidden">{rating.comment}</p>
          <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm empty:hidden">
            {scoresShown(rating).map((category) => (
              <div key={category} className="flex gap-1.5">
                <dt className="text-ink-2">{RATING_CATEGORY_LABELS[category]}</dt>
                <dd className="num font-semibold">
                  {rating[category]}
                  <span className="sr-only"> sur 5</span>
                </dd>
              </div>
            ))}
          </dl>
          {rating.reply === null ? (
            <ReplyForm rating={rating} refused={refused?.values["id"] === String(rating.id) ? refused : undefined} />
          ) : (
            <Reply reply={rating.reply} of="Votre réponse" />
          )}
          <p className="mt-3">
            <Link
              to={`/avis/${rating.id}/signaler`}
              className="link text-sm"
              aria-label={`Signaler l’avis sur ${rating.jobTitle}`}
            >
              Signaler
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A single score is what the stars say already. */
function scoresShown(rating: RatingView) {
  const given = RATING_CATEGORIES.filter((category) => rating[category] !== null);
  return given.length > 1 ? given : [];
}

function Recommends({ yes }: { yes: boolean }) {
  return (
    <Badge tone={yes ? "ok" : "grey"} icon={yes ? ThumbsUp : ThumbsDown}>
      {yes ? "Vous recommande" : "Ne vous recommande pas"}
    </Badge>
  );
}
