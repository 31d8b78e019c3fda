import { Plus } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { MISSION_TAB_LABELS, type MissionTab } from "./status-filter.ts";

export interface NoMissionProps {
  tab: MissionTab;
  words: string;
  publishHref: string;
  /** The same tab without the search. */
  clearHref: string;
}

export function NoMission({ tab, words, publishHref, clearHref }: NoMissionProps) {
  const text = words
    ? `Aucun titre ne contient «\u00a0${words}\u00a0»${tab === "all" ? "" : ` parmi les missions «\u00a0${MISSION_TAB_LABELS[tab]}\u00a0»`}.`
    : tab === "all"
      ? "Publiez une mission\u00a0: elle est visible aussitôt, et les candidatures arrivent ici."
      : `Aucune de vos missions n’est dans «\u00a0${MISSION_TAB_LABELS[tab]}\u00a0».`;
  return (
    <div className="mt-5">
      <EmptyState
        title={words ? "Aucune mission trouvée" : "Aucune mission pour le moment"}
        text={text}
        action={
          words ? (
            <LinkButton to={clearHref} variant="line">
              Effacer la recherche
            </LinkButton>
          ) : (
            <LinkButton to={publishHref} icon={Plus}>
              Publier une mission
            </LinkButton>
          )
        }
      />
    </div>
  );
}
