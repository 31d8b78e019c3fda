import type { WorkToRate } from "@app/contract/ratings/ratings";
import { formatDay } from "@app/domain/time/format-time";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Monogram } from "../../ui/monogram.tsx";
import { TOGETHER } from "./rating-texts.fr.ts";

export function WorksToRate({ works, hrefFor }: { works: readonly WorkToRate[]; hrefFor: (id: number) => string }) {
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="a-evaluer">
      <h2 id="a-evaluer" className="text-lg md:text-xl">
        {works.length > 1 ? `${works.length} missions à évaluer` : "1 mission à évaluer"}
      </h2>
      <p className="mt-1 text-ink-2">{`Votre avis aide les suivants à choisir. ${TOGETHER}`}</p>
      <ul className="mt-3 grid gap-3">
        {works.map((work) => (
          <li key={work.application_id}>
            <Link
              to={hrefFor(work.application_id)}
              className="card flex items-center gap-4 p-4 no-underline hover:shadow-2"
            >
              <Monogram name={work.company.name} id={work.company.id} src={work.company.logo} size={44} />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{work.company.name}</span>
                <span className="block text-ink-2 text-sm">
                  {`${work.jobTitle} · ${formatDay(new Date(work.startDate))}`}
                </span>
              </span>
              <ChevronRight className="ico shrink-0 text-ink-3 text-xl" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
