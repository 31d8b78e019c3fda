import { momentPhrase } from "@app/domain/time/day-phrase";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { candidateMissionPath } from "../../../lib/candidate-paths.ts";
import type { TeamMission } from "./team-missions.server.ts";

/** Before everybody else sees them. */
export function TeamMissions({ missions, now }: { missions: readonly TeamMission[]; now: number }) {
  if (missions.length === 0) return null;
  return (
    <section aria-labelledby="vos-equipes" className="card mb-3">
      <h2 id="vos-equipes" className="px-4 pt-3 text-lg">
        Pour vos équipes
      </h2>
      <ul className="divide-y divide-line">
        {missions.map(({ id, title, company, startsAt }) => (
          <li key={id}>
            <Link to={candidateMissionPath(id)} className="flex min-h-14 items-center gap-3 px-4 py-2 no-underline">
              <span className="min-w-0 flex-1">
                <b className="block font-semibold leading-snug">
                  {`${title}, ${momentPhrase(new Date(startsAt), new Date(now))}`}
                </b>
                <span className="block break-words text-ink-2 text-sm">{company}</span>
              </span>
              <ChevronRight className="ico text-ink-3" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
