import type { ApplicationStatus, CandidateStatus, StepKey } from "./application.ts";
import type { ApplicationState } from "./state.ts";

export const APPLICATION_STATUS_LABELS: Record<"employer" | "candidate", Record<ApplicationStatus, string>> = {
  employer: {
    pending: "En attente",
    reviewed: "Examiné",
    accepted: "Accepté",
    rejected: "Rejeté",
    lapsed: "Sans réponse",
  },
  candidate: {
    pending: "En cours de révision",
    reviewed: "En cours de révision",
    accepted: "Sélectionné\u202f!",
    rejected: "Non sélectionné",
    lapsed: "Sans réponse",
  },
};

/** What each side reads of a state; hours and reasons stand beside it. */
export const APPLICATION_STATE_LABELS: Record<"employer" | "candidate", Record<ApplicationState, string>> = {
  employer: {
    waiting: "À répondre",
    lapsed: "Sans réponse de votre part",
    refused: "Rejeté",
    reserve: "En réserve",
    called: "Appel en cours",
    vetoable: "A dit oui",
    to_confirm: "Accepté, à confirmer",
    confirmed: "Venue confirmée",
    to_reconfirm: "N’a pas encore redit oui",
    released: "N’a pas confirmé\u00a0: place rouverte",
    withdrawn: "A retiré",
    cancelled: "Annulée",
    absent: "Absence",
    done: "Terminé",
  },
  candidate: {
    waiting: "En cours de révision",
    lapsed: "Sans réponse\u00a0: vous êtes libre",
    refused: "Non sélectionné",
    reserve: "En renfort",
    called: "Une place se libère",
    vetoable: "Place gardée",
    to_confirm: "Sélectionné\u202f!",
    confirmed: "Confirmé",
    to_reconfirm: "Vous venez toujours\u202f?",
    released: "L’offre a pris fin",
    withdrawn: "Vous avez retiré",
    cancelled: "Annulée",
    absent: "Absence signalée",
    done: "Terminé",
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
