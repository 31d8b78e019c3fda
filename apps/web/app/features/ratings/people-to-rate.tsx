import type { CandidateToRate } from "@app/contract/ratings/ratings";
import { formatLongDay } from "@app/domain/time/format-time";
import { ChevronRight, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { cx } from "../../ui/class-names.ts";
import { TOGETHER } from "./rating-texts.fr.ts";

export interface PeopleToRateProps {
  people: readonly CandidateToRate[];
  chosen: number | undefined;
}

export function PeopleToRate({ people, chosen }: PeopleToRateProps) {
  return (
    <section aria-labelledby="a-evaluer">
      <h2 id="a-evaluer" className="text-lg md:text-xl">
        {people.length > 1 ? `${people.length} personnes à évaluer` : "1 personne à évaluer"}
      </h2>
      <p className="mt-1 text-ink-2 text-sm">{TOGETHER}</p>
      <ul className="mt-3 grid gap-3">
        {people.map((person) => {
          const isChosen = person.application_id === chosen;
          const Icon = isChosen ? CircleCheck : ChevronRight;
          return (
            <li key={person.application_id}>
              <Link
                to={`?candidature=${person.application_id}`}
                preventScrollReset
                aria-current={isChosen || undefined}
                className="card flex items-center gap-4 p-4 no-underline hover:shadow-2 md:aria-[current]:bg-brand-soft"
              >
                <Avatar id={person.id} name={person.name} src={person.profileImage} size={44} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{person.name}</span>
                  <span className="block text-ink-2 text-sm">{person.jobTitle}</span>
                  <span className="block text-ink-3 text-xs">
                    {`Candidature du ${formatLongDay(new Date(person.appliedDate))}`}
                  </span>
                </span>
                <Icon
                  className={cx("ico shrink-0 text-xl", isChosen ? "text-brand" : "text-ink-3")}
                  aria-hidden="true"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
