import type { ApplicationStatus, CandidateStatus, StepKey } from "./application.ts";

export const APPLICATION_STATUS_LABELS: Record<"employer" | "candidate", Record<ApplicationStatus, string>> = {
  employer: { pending: "En attente", reviewed: "Examiné", accepted: "Accepté", rejected: "Rejeté" },
  candidate: {
    pending: "En cours de révision",
    reviewed: "En cours de révision",
    accepted: "Sélectionné\u202f!",
    rejected: "Non sélectionné",
  },
};

/** `label` is the badge both sides see, `you` the sentence shown to the candidate. */
export const CANDIDATE_STATUS_LABELS: Record<CandidateStatus, { label: string; you: string }> = {
  confirmed: { label: "Confirmé", you: "Vous avez confirmé" },
  withdrawn: { label: "Retirée", you: "Vous avez retiré" },
};

export const STEP_LABELS: Record<StepKey, string> = {
  sent: "Envoyée",
  seen: "Lue",
  answered: "Réponse",
  confirmed: "Confirmée",
};
