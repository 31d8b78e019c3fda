import type { OfficeItemRow } from "@app/contract/office/office";
import { trustFr } from "@app/contract/office/reports.fr";
import {
  type ItemAction,
  type OfficeKind,
  type OfficeSubject,
  SUSPENSION_CHECK_HOURS,
} from "@app/domain/office/office";

/** The tabs of the queue. */
export const KIND_TABS: Readonly<Record<OfficeKind, string>> = {
  report: "Signalements",
  suspension: "Suspensions",
  company: "Entreprises",
  held: "Missions retenues",
  overruled: "Annonces à lire",
  contested: "Contestations",
  appeal: "Recours",
  contact: "Contact",
  hours: "Heures",
  undeclared: "Déclarations",
};

/** One item. */
export const KIND_NAMES: Readonly<Record<OfficeKind, string>> = {
  report: "Signalement",
  suspension: "Suspension à confirmer",
  company: "Entreprise à vérifier",
  held: "Mission retenue",
  overruled: "Annonce à lire",
  contested: "Contestation",
  appeal: "Recours",
  contact: "Contact",
  hours: "Heures contestées",
  undeclared: "Déclarations non saisies",
};

const SUBJECT_NAMES: Readonly<Record<OfficeSubject, string>> = {
  ...trustFr.subjects,
  application: "Absence",
  appeal: "Recours",
  contact: "Message de contact",
  hours: "Heures",
};

/** For a report, its first reason. */
export function itemTitle({ kind, reasons }: Pick<OfficeItemRow, "kind" | "reasons">): string {
  const [reason] = reasons;
  return kind === "report" && reason !== undefined ? trustFr.reasons[reason] : KIND_NAMES[kind];
}

export function itemSubject({ subject_type: type, label, subject_id: id }: OfficeItemRow): string {
  return label ?? `${SUBJECT_NAMES[type]} n°\u00a0${id}`;
}

export const subjectName = (type: OfficeSubject): string => SUBJECT_NAMES[type];

type ActionText = {
  label: string;
  /** What it does to people. */
  effect: string;
  /** On the button that sends. */
  verb: string;
};

export const ACTION_TEXTS: Readonly<Record<ItemAction, ActionText>> = {
  hide: {
    label: "Retirer la mission",
    effect: "Plus visible, plus de candidature. Les personnes acceptées gardent leur place.",
    verb: "Retirer",
  },
  restore: { label: "Rétablir la mission", effect: "La mission redevient visible.", verb: "Rétablir" },
  release: { label: "Publier la mission", effect: "Elle paraît comme si elle venait d’être écrite.", verb: "Publier" },
  suspend: {
    label: "Suspendre le compte",
    effect: `Sessions fermées, connexion refusée, missions de ce compte retirées. Sans l’accord d’une autre personne de l’équipe dans les ${SUSPENSION_CHECK_HOURS}\u00a0heures, la suspension prend fin.`,
    verb: "Suspendre",
  },
  confirm_suspension: {
    label: "Confirmer la suspension",
    effect: "Le compte reste suspendu.",
    verb: "Confirmer",
  },
  lapse_suspension: {
    label: "Suspension non confirmée",
    effect: "La suspension prend fin d’elle-même.",
    verb: "Mettre fin",
  },
  reinstate: { label: "Rétablir le compte", effect: "La personne peut se connecter de nouveau.", verb: "Rétablir" },
  dismiss: { label: "Aucune suite", effect: "Le contenu reste en ligne.", verb: "Ne pas donner suite" },
  set_level: {
    label: "Fixer le niveau de l’entreprise",
    effect: "Le niveau et son jour sont montrés aux candidats.",
    verb: "Fixer le niveau",
  },
  no_action: { label: "Clore sans décision", effect: "Rien ne change, personne n’est prévenu.", verb: "Clore" },
  keep_rating: { label: "Publier l’avis", effect: "L’avis devient visible et compte.", verb: "Publier l’avis" },
  remove_rating: {
    label: "Retirer l’avis",
    effect: "Il n’est plus visible et ne compte plus.",
    verb: "Retirer l’avis",
  },
  restore_rating: { label: "Rétablir l’avis", effect: "Il redevient visible et compte.", verb: "Rétablir l’avis" },
  confirm_absence: {
    label: "Confirmer l’absence",
    effect: "L’absence compte dans la fiabilité de la personne.",
    verb: "Confirmer l’absence",
  },
  clear_absence: {
    label: "Lever l’absence",
    effect: "La mission compte comme faite.",
    verb: "Lever l’absence",
  },
  uphold: { label: "Maintenir", effect: "La première décision reste.", verb: "Maintenir" },
  overturn: { label: "Revenir dessus", effect: "La première décision est annulée.", verb: "Revenir dessus" },
  keep_hours: {
    label: "Garder les heures déclarées",
    effect: "Les heures déclarées par la personne sont validées.",
    verb: "Garder les heures",
  },
  take_cut: {
    label: "Retenir les heures proposées",
    effect: "Les heures proposées par l’entreprise sont validées.",
    verb: "Retenir les heures proposées",
  },
  lift_hold: {
    label: "Rouvrir la publication",
    effect: "Ces débuts ne comptent plus. Les suivants comptent de nouveau.",
    verb: "Rouvrir",
  },
  answer: { label: "Répondre", effect: "La réponse part par e-mail.", verb: "Répondre" },
};

const DECIDED: Partial<Record<ItemAction, string>> = {
  hide: "Mission retirée",
  restore: "Mission rétablie",
  release: "Mission publiée",
  suspend: "Compte suspendu",
  confirm_suspension: "Suspension confirmée",
  lapse_suspension: "Suspension non confirmée à temps",
  reinstate: "Compte rétabli",
  dismiss: "Aucune suite",
  set_level: "Niveau fixé",
  keep_rating: "Avis publié",
  remove_rating: "Avis retiré",
  restore_rating: "Avis rétabli",
  confirm_absence: "Absence confirmée",
  clear_absence: "Absence levée",
  uphold: "Décision maintenue",
  overturn: "Décision annulée",
  keep_hours: "Heures déclarées gardées",
  take_cut: "Heures proposées retenues",
  lift_hold: "Publication rouverte",
};

export const decidedText = (action: ItemAction): string => DECIDED[action] ?? ACTION_TEXTS[action].label;

const AUDIT_ACTIONS: Readonly<Record<string, string>> = {
  "queue.read": "a lu la file",
  "item.read": "a ouvert le dossier",
  "item.take": "a pris le dossier",
  "item.release": "a rendu le dossier",
  "item.no_action": "a clos sans décision le dossier",
  "item.transfer": "a transmis le dossier",
  "contact.answer": "a répondu au message du dossier",
  "identity.read": "a lu l’identité de l’auteur du dossier",
  "conversation.read": "a lu la conversation du dossier",
  "figures.read": "a lu les chiffres",
  "transparency.read": "a lu le rapport de l’année",
  "settings.read": "a lu les réglages",
  "settings.set": "a changé un réglage",
  "texts.export": "a exporté des textes décidés",
  "proof.letter": "a ouvert le courrier de la preuve",
  "proof.posted": "a posté le courrier de la preuve",
  "proof.document": "a lu le document de la preuve",
  "errors.read": "a lu les erreurs",
  "errors.close": "a fermé une erreur",
  "audit.read": "a lu le journal",
  "admin.made": "a ouvert le compte",
};

/** Names of the code are shown as they are when no sentence exists for them. */
export function auditText(action: string): string {
  const [area, name] = action.split(".");
  if (area === "decide" && name !== undefined && Object.hasOwn(ACTION_TEXTS, name))
    return `a décidé «\u00a0${decidedText(name as ItemAction)}\u00a0»`;
  return AUDIT_ACTIONS[action] ?? action;
}

const ROLES: Readonly<Record<string, string>> = { candidate: "Candidat", employer: "Employeur", admin: "Bureau" };
const STATUSES: Readonly<Record<string, string>> = {
  active: "Compte actif",
  suspended: "Compte suspendu",
  deleted: "Compte supprimé",
};
export const roleText = (role: string): string => ROLES[role] ?? role;
export const accountText = (status: string): string => STATUSES[status] ?? status;

export function reportsText(count: number): string {
  return count > 1 ? `${count}\u00a0signalements` : "1\u00a0signalement";
}
