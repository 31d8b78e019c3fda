import type { PublicCompanyView } from "@app/contract/companies/companies";
import { formatRating } from "@app/domain/ratings/format-rating";
import { formatCount } from "@app/domain/text/format-number";
import { formatMinutes } from "@app/domain/time/duration";
import { Star } from "lucide-react";
import type { ReactNode } from "react";

type Figure = { value: ReactNode; base: string };
type Measured = Pick<PublicCompanyView, "answers" | "record" | "ratings">;

/** Only what was measured, with what it was measured on. */
export function CompanyFigures({ answers, record, ratings }: Measured) {
  const figures = figuresOf({ answers, record, ratings });
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

function figuresOf({ answers, record, ratings }: Measured): Figure[] {
  const { minutes, answered, cases } = answers;
  const { mean, count } = ratings;
  const figures: (Figure | null)[] = [
    answered === null
      ? null
      : {
          value: `${formatCount(answered)} sur ${formatCount(cases)}`,
          base: "dernières candidatures ont eu une réponse, oui ou non",
        },
    minutes === null ? null : { value: formatMinutes(Math.max(1, minutes)), base: "délai médian de réponse" },
    record === null
      ? null
      : {
          value: formatCount(record.cancelled),
          base: `${record.cancelled > 1 ? "venues confirmées annulées" : "venue confirmée annulée"} par l’entreprise en douze mois, ${formatCount(record.came)} tenues`,
        },
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
