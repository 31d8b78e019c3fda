import type { BookingMode } from "../missions/mission.ts";
import { VETO_HOURS, VETO_MINUTES } from "./veto.ts";

export const BOOKING_LABELS: Record<BookingMode, string> = {
  choose: "Je choisis",
  first: "La première personne qui dit oui",
};

/** What the mode means for each side, in one line. */
export const BOOKING_NOTES: Record<"candidate" | "employer", Record<BookingMode, string>> = {
  candidate: {
    choose: "L’employeur choisit parmi les candidatures.",
    first:
      "La première personne qui dit oui à notre proposition est retenue aussitôt. " +
      "Le premier oui vous engage. " +
      `Si le début est à plus de ${VETO_HOURS}\u00a0h, l’employeur a ${VETO_MINUTES}\u00a0minutes pour y renoncer, en disant pourquoi.`,
  },
  employer: {
    choose: "Les personnes qui disent oui postulent\u00a0: vous choisissez qui vient.",
    first:
      "La première personne prévenue qui dit oui est retenue et confirmée aussitôt. " +
      `Si le début est à plus de ${VETO_HOURS}\u00a0h, vous avez ${VETO_MINUTES}\u00a0minutes pour y renoncer, en disant pourquoi.`,
  },
};
