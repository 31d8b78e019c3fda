import type { Availability, MissingField } from "./profile.ts";

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
