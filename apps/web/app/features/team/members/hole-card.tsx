import type { TeamMember } from "@app/contract/team/team";
import { MapPin, Send } from "lucide-react";
import { Link, useFetcher } from "react-router";
import { TEAM, TEAM_PROPOSE } from "../../../lib/employer-paths.ts";
import { employerMissionPath } from "../../../parts/mission/mission-links.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { HoleWhen } from "./hole-when.tsx";
import type { Hole } from "./holes.server.ts";
import { engagesText, firstNames, nobodyFreeText, peopleText } from "./member-text.fr.ts";

export interface HoleCardProps {
  hole: Hole;
  /** Of the team, free for it and not asked yet. */
  free: readonly TeamMember[];
  /** How many of the team have it already. */
  proposed: number;
  now: number;
}

const SHOWN = 3;

/** The next mission that lacks somebody, and those of the team who are free: all of them in one gesture. */
export function HoleCard({ hole, free, proposed, now }: HoleCardProps) {
  const fetcher = useFetcher();
  return (
    <section className="stub-card tone-soon" aria-labelledby="prochain-creneau">
      <div className="stub-card-body">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-56">
            <h2 id="prochain-creneau" className="font-sans font-semibold text-feu-ink text-sm tracking-normal">
              {`Prochain créneau\u00a0: il manque ${peopleText(hole.missing)}`}
            </h2>
            <p className="font-bold font-display text-lg leading-tight">
              <Link to={employerMissionPath({ id: hole.job })} className="no-underline hover:underline">
                {hole.title}
              </Link>
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <span>
                <HoleWhen {...hole} now={now} />
              </span>
              <span className="flex items-center gap-1.5">
                <MapPin className="ico text-ink-3" aria-hidden="true" />
                {hole.place}
              </span>
            </p>
          </div>
          {hole.pay !== undefined && <p className="num font-bold font-display text-lg">{hole.pay}</p>}
        </div>
      </div>
      <div className="stub-card-stub">
        {free.length > 0 ? (
          <>
            <span className="flex items-center gap-1">
              {free.slice(0, SHOWN).map(({ candidate_id: id, name, image }) => (
                <Avatar key={id} id={id} name={name} src={image} size={28} />
              ))}
            </span>
            <p className="min-w-0 flex-1 basis-40 text-sm">
              <b className="font-semibold">{firstNames(free)}</b>
              <span className="block text-ink-2">
                {`${peopleText(free.length)} libre${free.length > 1 ? "s" : ""}. ${engagesText(hole.missing)}`}
              </span>
            </p>
            <fetcher.Form method="post" action={TEAM}>
              <input type="hidden" name="intent" value="propose" />
              <input type="hidden" name="job" value={hole.job} />
              {free.map(({ candidate_id: id }) => (
                <input key={id} type="hidden" name="people" value={id} />
              ))}
              <Button type="submit" icon={Send} loading={fetcher.state !== "idle"}>
                {free.length > 1 ? `Reproposer aux ${free.length}` : "Reproposer"}
              </Button>
            </fetcher.Form>
          </>
        ) : (
          <>
            <p className="min-w-0 flex-1 basis-40 text-ink-2 text-sm">{nobodyFreeText(proposed)}</p>
            <LinkButton to={`${TEAM_PROPOSE}?mission=${hole.job}`} variant="line">
              Choisir des personnes
            </LinkButton>
          </>
        )}
      </div>
    </section>
  );
}
