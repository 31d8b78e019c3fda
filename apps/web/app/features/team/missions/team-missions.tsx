import { Link } from "react-router";
import { candidateMissionPath } from "../../../lib/candidate-paths.ts";
import type { TeamMission } from "./team-missions.server.ts";

/** Before everybody else sees them. */
export function TeamMissions({ missions }: { missions: readonly TeamMission[] }) {
  if (missions.length === 0) return null;
  return (
    <section aria-label="Pour vos équipes" className="card mb-3 px-4 py-2">
      <h2 className="text-lg">Pour vos équipes</h2>
      <ul className="divide-y divide-line">
        {missions.map(({ id, title, company }) => (
          <li key={id} className="py-2 text-sm">
            <Link to={candidateMissionPath(id)} className="link font-semibold">
              {title}
            </Link>
            <p>{company}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
