import type { PropositionLinks } from "../../features/propositions/links.ts";
import { CANDIDATE_AGENDA, candidateMissionPath, completionPath, propositionPath } from "./paths.ts";

export const PROPOSITION_LINKS: PropositionLinks = {
  page: propositionPath,
  mission: candidateMissionPath,
  complete: completionPath,
  agenda: CANDIDATE_AGENDA,
};
