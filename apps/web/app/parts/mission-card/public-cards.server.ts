import type { MissionCard } from "@app/contract/missions/missions";
import type { Role } from "@app/domain/accounts/actor";
import { askedShift, candidateMissionPath, newcomerApplyPath, shiftSearch } from "../mission/mission-links.ts";
import { cardState } from "./card-state.fr.ts";
import { missionFacts, missionPath } from "./mission-facts.ts";
import type { PublicCard } from "./public-mission-grid.tsx";

/** Written here, so that public pages load neither the words nor the sums of a card. */
export function publicCards(
  missions: readonly MissionCard[],
  role: Role | null,
  ageOf?: Parameters<typeof missionFacts>[3],
): PublicCard[] {
  const now = Date.now();
  return missions.map((mission) => {
    const page = role === "candidate" ? candidateMissionPath(mission) : missionPath(mission);
    const shift = askedShift(mission);
    const href = page + shiftSearch(shift);
    const state = cardState(mission, now);
    return {
      facts: missionFacts(mission, href, now, ageOf),
      state,
      description: mission.description,
      ...(role !== "employer" &&
        !state.closed && { applyHref: role === "candidate" ? href : newcomerApplyPath(page, shift) }),
    };
  });
}
