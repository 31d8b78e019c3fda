import type { ApplicationDetail } from "@app/contract/applications";

type Kind = ApplicationDetail["history"][number]["kind"];

/** Each line of an application's history, as the employer reads it. */
export const HISTORY_LABELS: Record<Kind, string> = {
  received: "Candidature reçue",
  seen: "Lue",
  reviewed: "Examinée",
  unreviewed: "Remise en attente",
  reopened: "Remise à l’étude",
  accepted: "Acceptée",
  rejected: "Rejetée",
  cancelled: "Acceptation annulée",
  confirmed: "Venue confirmée",
  withdrawn: "Candidature retirée",
  worked: "Présence enregistrée",
  absent: "Absence signalée",
  contested: "Absence contestée",
  interview_proposed: "Entretien proposé",
  interview_chosen: "Créneau d’entretien choisi",
  interview_declined: "Entretien décliné",
  interview_countered: "Autres créneaux proposés",
};
