import type { DiffusionView } from "@app/contract/matching/diffusion";
import { Form, Link, useNavigation } from "react-router";
import { EMPLOYER, TEAM_PROPOSE } from "../../../lib/employer-paths.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { answerText, isClosedToOthers, openingText } from "./audience-text.fr.ts";

export interface AudienceCardProps {
  team: NonNullable<DiffusionView["team"]>;
  job: number;
  /** Places are free, and it has not started. */
  isLive: boolean;
  now: number;
}

/** What those of the team answered, and when everybody else sees the mission. */
export function AudienceCard({ team, job, isLive, now }: AudienceCardProps) {
  const sent = useNavigation().formData?.get("intent");
  return (
    <Card aria-labelledby="equipe">
      <h2 id="equipe" className="text-lg">
        Mon équipe
      </h2>
      {team.people.length === 0 ? (
        <p className="mt-1 text-ink-2 text-sm">
          Personne de l’équipe n’est libre à ces heures&#160;: la mission est dans leur liste, sans alerte.
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {team.people.map((person) => (
            <li key={person.candidate_id} className="flex items-center gap-3 py-2">
              <Avatar id={person.candidate_id} name={person.name} size={34} />
              <p className="min-w-0 flex-1 break-words">
                {person.application_id === null ? (
                  <b className="font-semibold">{person.name}</b>
                ) : (
                  <Link to={`${EMPLOYER}/candidatures/${person.application_id}`} className="link font-semibold">
                    {person.name}
                  </Link>
                )}
                <span className="block text-ink-2 text-sm">{answerText(person, now)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {isLive && (
        <>
          {isClosedToOthers(team) && (
            <>
              <p className="mt-3 font-semibold">{openingText(team, now)}</p>
              <Form method="post" className="mt-2 flex flex-wrap gap-2">
                <Button type="submit" name="intent" value="open-to-all" loading={sent === "open-to-all"}>
                  {team.audience === "team_only" ? "Ouvrir à tout le monde" : "Ouvrir maintenant"}
                </Button>
                {team.audience === "team_first" && (
                  <Button type="submit" name="intent" value="team-only" variant="line" loading={sent === "team-only"}>
                    Rester entre nous
                  </Button>
                )}
              </Form>
            </>
          )}
          <p className="mt-3">
            <LinkButton to={`${TEAM_PROPOSE}?mission=${job}`} size="sm" variant="line">
              Proposer à des personnes de l’équipe
            </LinkButton>
          </p>
        </>
      )}
    </Card>
  );
}
