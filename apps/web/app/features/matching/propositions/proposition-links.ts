import {
  CANDIDATE_AGENDA,
  candidateMissionPath,
  completionPath,
  propositionPath,
} from "../../../lib/candidate-paths.ts";
import type { PropositionLinks } from "./links.ts";

export const PROPOSITION_LINKS: PropositionLinks = {
  page: propositionPath,
  mission: candidateMissionPath,
  complete: completionPath,
  agenda: CANDIDATE_AGENDA,
};
