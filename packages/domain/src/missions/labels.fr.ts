import type { RequiredField } from "./draft.ts";
import type { ExperienceLevel, MissionStatus, MissionType, PayPeriod } from "./mission.ts";
import type { Recruitment } from "./recruitment.ts";

export const MISSION_TYPE_LABELS: Record<MissionType, string> = {
  "full-time": "Temps plein",
  "part-time": "Temps partiel",
  contract: "Contrat",
  freelance: "Freelance",
  internship: "Stage",
};

export const PAY_PERIOD_UNITS: Record<PayPeriod, string> = {
  hourly: "heure",
  daily: "jour",
  weekly: "semaine",
  monthly: "mois",
};

export const PAY_PERIOD_LABELS: Record<PayPeriod, string> = {
  hourly: "€\u00a0/\u00a0heure",
  daily: "€\u00a0/\u00a0jour",
  weekly: "€\u00a0/\u00a0semaine",
  monthly: "€\u00a0/\u00a0mois",
};

export const EXPERIENCE_LEVEL_LABELS: Record<ExperienceLevel, string> = {
  "entry-level": "Débutant accepté",
  "mid-level": "Expérience souhaitée",
  "senior-level": "Expérience confirmée",
  executive: "Encadrement",
};

export const MISSION_STATUS_LABELS: Record<"employer" | "candidate", Record<MissionStatus, string>> = {
  employer: {
    recruiting: "En recrutement",
    paused: "En pause",
    completed: "Terminée",
    held: "En attente de vérification",
  },
  candidate: { recruiting: "En cours de recrutement", paused: "Clôturée", completed: "Terminée", held: "Clôturée" },
};

/** Instead of « Terminée », for a mission nobody worked. */
export const CLOSED_EARLY_LABEL = "Fermée avant le début";

/** By its employer; read by both sides. */
export const CANCELLED_LABEL = "Annulée";

export const DRAFT_LABEL = "Brouillon";

const RECRUITMENT_LABELS: Record<Recruitment["state"], string> = {
  open: "En cours de recrutement",
  almost_full: "Presque complet",
  // The cap on applications: nobody may have been accepted yet.
  full: "Candidatures closes pour le moment",
  paused: "Clôturée",
  filled: "Complète",
  closed: "Terminée",
};

/** What a candidate reads. */
export const recruitmentLabel = ({ state }: Pick<Recruitment, "state">): string => RECRUITMENT_LABELS[state];

/** Written to follow « Il manque : », for a draft. */
export const REQUIRED_FIELD_LABELS: Record<RequiredField, string> = {
  title: "titre",
  sector: "secteur",
  location: "lieu",
  type: "type de contrat",
  description: "description",
  skills: "au moins une compétence",
  startDate: "date de début",
  compensation: "rémunération",
  compensationType: "période de paie",
};
