import type { HoursRefusal, TypedReason } from "@app/domain/hours/hours";

export const hoursFr = {
  notFound: "Ces heures n’existent pas, ou ne sont pas les vôtres.",
  stale: "Ces heures ont changé depuis. Relisez-les avant de répondre.",
  versionInvalid: "Rechargez la page avant de répondre.",
  actionInvalid: "Cette action n’existe pas.",
  timeRequired: "Indiquez une heure.",
  timeInvalid: "Indiquez un jour et une heure valables.",
  breakInvalid: "Indiquez la pause en minutes, de 0 à 720.",
  reasonRequired: "Dites pourquoi en quelques mots\u00a0: la personne le lira.",
  notLower: "Proposez moins que les heures déclarées, ou validez-les.",
  notYours: "Cette réponse revient à l’autre personne.",
  establishmentInvalid: "Cet établissement n’est pas valable.",
} as const;

export const hoursRefusals: Record<HoursRefusal, string> = {
  not_started: "Le créneau n’a pas commencé.",
  already_agreed: "Ces heures sont déjà validées.",
  in_office: "Le bureau de Renfort lit les deux avis\u00a0: sa réponse arrive aux deux.",
  cut_waiting: "L’entreprise propose d’autres heures\u00a0: la personne doit d’abord répondre.",
  not_declared: "La personne n’a pas encore déclaré ses heures.",
  no_cut: "L’entreprise ne propose pas d’autres heures.",
};

export const typedRefusals: Record<TypedReason, string> = {
  whole_minute: "Indiquez une heure à la minute.",
  out_before_in: "La fin doit venir après le début.",
  too_long: "Un créneau dure 24\u00a0heures au plus.",
  too_far: "Cette heure est trop loin du créneau prévu.",
  in_future: "Cette heure n’est pas encore passée.",
  break_too_long: "La pause ne peut pas prendre tout le créneau.",
};
