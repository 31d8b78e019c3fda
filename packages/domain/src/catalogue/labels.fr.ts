import type { ApplicationStatus, CandidateStatus, StepKey } from "../application.ts";
import type { RequiredField } from "../draft.ts";
import type { ExperienceLevel, MissionStatus, MissionType, PayPeriod } from "../mission.ts";
import type { Availability, MissingField } from "../profile.ts";
import type { Recruitment } from "../recruitment.ts";

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

export const DRAFT_LABEL = "Brouillon";

const RECRUITMENT_LABELS: Record<Recruitment["state"], string> = {
  open: "En cours de recrutement",
  almost_full: "Presque complet",
  full: "Complet",
  paused: "Clôturée",
  filled: "Complète",
  closed: "Terminée",
};

/** What a candidate reads. */
export const recruitmentLabel = ({ state }: Pick<Recruitment, "state">): string => RECRUITMENT_LABELS[state];

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

export const AVAILABILITY_LABELS: Record<Availability, string> = {
  on_fire: "Disponible",
  freeze: "Indisponible pour l’urgent",
};

/** Written to follow « Il manque : ». */
export const MISSING_FIELD_LABELS: Record<MissingField, string> = {
  first_name: "prénom",
  last_name: "nom",
  email: "adresse e-mail",
  phone: "téléphone",
  city: "ville",
  state: "département ou région",
  country: "pays",
  availability: "disponibilité",
  skills: "au moins une compétence",
  "company.name": "nom de l’entreprise",
  "company.siret_number": "numéro SIRET",
  "company.address": "adresse de l’entreprise",
};

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
