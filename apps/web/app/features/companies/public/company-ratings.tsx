import type { PublicCompanyView, PublicRating } from "@app/contract/companies/companies";
import { formatRating } from "@app/domain/ratings/format-rating";
import { formatCount } from "@app/domain/text/format-number";
import { formatLongDay } from "@app/domain/time/format-time";
import { Link } from "react-router";
import { Card } from "../../../ui/card.tsx";
import { Stars } from "../../../ui/stars.tsx";

const STARS = [5, 4, 3, 2, 1] as const;

type Ratings = PublicCompanyView["ratings"];

export function CompanyRatings({ name, ratings }: { name: string; ratings: Ratings }) {
  const { mean, count, distribution, latest } = ratings;
  return (
    <section aria-labelledby="avis">
      <h2 id="avis" className="text-xl md:text-2xl">
        Avis
      </h2>
      <p className="mt-1 text-ink-2 text-sm">
        Laissés par des personnes venues travailler. L’entreprise peut répondre à chacun.
      </p>
      {count === 0 ? (
        <p className="mt-3">Aucun avis pour le moment.</p>
      ) : (
        <Card className="mt-4">
          {mean === null || distribution === null ? (
            <p className="text-ink-2 text-sm">La note moyenne s’affiche à partir de trois personnes différentes.</p>
          ) : (
            <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
              <p className="text-center">
                <span className="display num block text-4xl">{formatRating(mean)}</span>
                <span className="text-ink-2 text-sm">{`${formatCount(count)} missions notées`}</span>
              </p>
              <Distribution counts={distribution} total={count} />
            </div>
          )}
          {latest.map((rating) => (
            <Rating key={rating.id} name={name} rating={rating} />
          ))}
        </Card>
      )}
    </section>
  );
}

function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  return (
    <ul className="dist">
      {STARS.map((star, index) => {
        const count = counts[index] ?? 0;
        return (
          <li key={star}>
            <span className="num">
              {star}
              <span className="sr-only">{` sur 5\u00a0: ${formatCount(count)} sur ${formatCount(total)}`}</span>
            </span>
            <svg className="dist-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" />
              <rect width={(100 * count) / total} height="6" className="is-filled" />
            </svg>
            <span className="num text-ink-3" aria-hidden="true">
              {formatCount(count)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Rating({ name, rating }: { name: string; rating: PublicRating }) {
  return (
    <article className="mt-4 border-line border-t pt-4" aria-label={`Avis sur ${rating.jobTitle}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-ink-2 text-sm">
          <span className="font-semibold text-ink">{rating.jobTitle}</span>
          {", "}
          <time dateTime={rating.created_at}>{formatLongDay(new Date(rating.created_at))}</time>
        </span>
        <Stars value={rating.rating} />
      </p>
      <p className="mt-2 whitespace-pre-line break-words">{rating.comment}</p>
      {rating.reply !== null && (
        <div className="mt-3 rounded-r-md border-brand border-l-3 bg-paper px-4 py-2.5">
          <p className="font-semibold text-sm">{`Réponse de ${name}`}</p>
          <p className="mt-0.5 whitespace-pre-line break-words text-ink-2">{rating.reply}</p>
        </div>
      )}
      <p className="mt-2">
        <Link
          to={`/avis/${rating.id}/signaler`}
          className="link text-sm"
          rel="nofollow"
          aria-label={`Signaler l’avis sur ${rating.jobTitle}`}
        >
          Signaler
        </Link>
      </p>
    </article>
  );
}
