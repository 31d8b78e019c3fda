import type { AnalyticsView } from "@app/contract/companies/employer-figures";
import { shortAge } from "@app/domain/time/relative-time";
import { Link } from "react-router";

export interface WaitingListProps {
  waiting: AnalyticsView["waiting"];
  /** One application is at `{base}/{id}`. */
  base: string;
  now: number;
}

/** Pending applications, the oldest first. */
export function WaitingList({ waiting, base, now }: WaitingListProps) {
  return (
    <section className="card p-5 md:p-6" aria-labelledby="sans-reponse">
      <h2 id="sans-reponse" className="text-xl">
        Sans réponse
      </h2>
      {waiting.length === 0 ? (
        <p className="mt-2 text-ink-2">Personne n’attend de réponse de votre part.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {waiting.map(({ application_id, name, jobTitle, created_at }) => (
            <li key={application_id}>
              <Link
                to={`${base}/${application_id}`}
                className="-mx-2 flex min-h-13 items-center gap-x-3 rounded-md px-2 py-2 no-underline hover:bg-sunken"
              >
                <span className="grid min-w-0 flex-1 items-baseline gap-x-3 md:flex">
                  <span className="font-semibold">{name}</span>
                  <span className="text-ink-2 text-sm">{jobTitle}</span>
                </span>
                <time dateTime={created_at} className="shrink-0 text-ink-3 text-sm">
                  {shortAge(new Date(created_at), new Date(now))}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
