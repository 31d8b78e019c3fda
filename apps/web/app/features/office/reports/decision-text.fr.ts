import type { OfficeAction, OfficeSubject } from "@app/domain/office/office";

/** Read by the author and by others concerned: nothing says whose it is. */
export const DECISION_TITLES: Readonly<Record<OfficeAction, string>> = {
  hide: "La mission est retirée",
  restore: "La mission est rétablie",
  release: "La mission est publiée",
  suspend: "Le compte est suspendu",
  confirm_suspension: "La suspension du compte est confirmée",
  lapse_suspension: "La suspension du compte a pris fin",
  reinstate: "Le compte est rétabli",
  dismiss: "Nous ne donnons pas suite",
  set_level: "Le niveau de l’entreprise est fixé",
  keep_rating: "L’avis est publié",
  remove_rating: "L’avis est retiré",
  restore_rating: "L’avis est rétabli",
  keep_hours: "Les heures déclarées sont retenues",
  take_cut: "Les heures proposées sont retenues",
  confirm_absence: "L’absence est confirmée",
  clear_absence: "L’absence est annulée",
  lift_hold: "La publication est rouverte",
  uphold: "La première décision est maintenue",
  overturn: "Nous revenons sur la première décision",
};

const EFFECTS: Partial<Record<OfficeAction, string>> = {
  hide: "Elle n’apparaît plus dans la recherche et ne reçoit plus de candidature. Les personnes acceptées gardent leur place.",
  suspend: "Ses sessions sont fermées, et ses missions ne sont plus visibles.",
  confirm_suspension: "Le compte reste suspendu.",
  lapse_suspension: "La personne peut se connecter de nouveau, et ses missions sont rétablies.",
  dismiss: "Le contenu reste en ligne.",
  remove_rating: "Il n’est plus visible et ne compte plus.",
  confirm_absence: "Elle compte dans la fiabilité de la personne.",
  clear_absence: "La mission compte comme faite.",
  keep_hours: "Elles sont validées comme la personne les a déclarées.",
  take_cut: "Elles sont validées comme l’entreprise les a proposées.",
};

export const decisionEffect = (action: OfficeAction): string | undefined => EFFECTS[action];

const REPORTED: Readonly<Record<OfficeSubject, string>> = {
  mission: "une mission",
  user: "un profil",
  message: "un message",
  rating: "un avis",
  company: "une entreprise",
  application: "une absence",
  appeal: "une décision",
  contact: "un message",
  hours: "des heures",
};

export const reportedText = (subject: OfficeSubject): string => REPORTED[subject];
