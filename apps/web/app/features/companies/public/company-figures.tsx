import type { PublicCompanyView } from "@app/contract/companies/companies";
import { formatRating } from "@app/domain/ratings/format-rating";
import { formatCount, formatPercent } from "@app/domain/text/format-number";
import { formatMinutes } from "@app/domain/time/duration";
import { Star } from "lucide-react";
import type { ReactNode } from "react";

type Figure = { value: ReactNode; base: string };

/** Only what was measured, with what it was measured on. */
export function CompanyFigures({ answers, ratings }: Pick<PublicCompanyView, "answers" | "ratings">) {
  const figures = figuresOf(answers, ratings);
  if (figures.length === 0) return null;
  return (
    <dl className="facts3 company-figures card card-pad mt-5">
      {figures.map(({ value, base }) => (
        <div key={base}>
          <dt className="num">{value}</dt>
          <dd>{base}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(
  { rate, minutes, cases }: PublicCompanyView["answers"],
  { mean, count }: PublicCompanyView["ratings"],
): Figure[] {
  const figures: (Figure | null)[] = [
    rate === null
      ? null
      : {
          value: formatPercent(rate / 100),
          base: `de réponses, sur les ${formatCount(cases)} dernières candidatures`,
        },
    minutes === null ? null : { value: formatMinutes(Math.max(1, minutes)), base: "délai médian de réponse" },
    mean === null
      ? null
      : {
          value: (
            <span className="inline-flex items-center gap-1.5">
              <Star className="ico company-star" aria-hidden="true" />
              {formatRating(mean)}
              <span className="sr-only"> sur 5</span>
            </span>
          ),
          base: `sur ${formatCount(count)} missions notées`,
        },
  ];
  return figures.filter((figure) => figure !== null);
}
