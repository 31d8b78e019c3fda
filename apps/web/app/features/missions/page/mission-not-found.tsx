import { MISSION_NOT_FOUND } from "@app/contract/missions/mission-not-found.fr";
import { LinkButton } from "../../../ui/link-button.tsx";

export function MissionNotFound({ to }: { to: string }) {
  return (
    <div>
      <h1 className="text-4xl md:text-5xl">{MISSION_NOT_FOUND}</h1>
      <p className="mt-4 max-w-110 text-ink-2 text-lg">
        Elle est terminée depuis longtemps, elle a été retirée, ou son adresse a changé. Les autres sont toujours au
        tableau.
      </p>
      <LinkButton to={to} size="lg" className="mt-7">
        Voir les missions
      </LinkButton>
    </div>
  );
}
