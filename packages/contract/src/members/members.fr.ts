import type { JournalAction } from "@app/domain/members/journal";
import type { MemberRole } from "@app/domain/members/member";

type JournalWords = {
  actor: string;
  person: string | null;
  mission: string | null;
  establishment: string | null;
  role: MemberRole | null;
};

const roles: Record<MemberRole, string> = {
  owner: "Propriétaire",
  manager: "Responsable",
  shift_lead: "Chef de service",
};

const someone = ({ person }: JournalWords) => person ?? "une personne";
const ad = ({ mission }: JournalWords) => (mission ? `la mission «\u00a0${mission}\u00a0»` : "une mission");
const place = ({ establishment }: JournalWords) => (establishment ? `, ${establishment}` : "");
const asRole = ({ role }: JournalWords) => (role ? `, ${roles[role].toLowerCase()}` : "");

const sentences: Record<JournalAction, (words: JournalWords) => string> = {
  member_invited: (words) => `a invité ${someone(words)}${asRole(words)}`,
  invitation_revoked: (words) => `a annulé l’invitation de ${someone(words)}`,
  invitation_declined: () => "a refusé l’invitation",
  member_joined: (words) => `a rejoint l’entreprise${asRole(words)}`,
  member_changed: (words) => `a changé l’accès de ${someone(words)}${asRole(words)}`,
  member_removed: (words) => `a retiré l’accès de ${someone(words)}`,
  member_left: () => "a quitté l’entreprise",
  company_edited: () => "a modifié la page de l’entreprise",
  establishment_added: (words) => `a ajouté un établissement${place(words)}`,
  establishment_edited: (words) => `a modifié un établissement${place(words)}`,
  mission_published: (words) => `a publié ${ad(words)}${place(words)}`,
  mission_edited: (words) => `a modifié ${ad(words)}${place(words)}`,
  mission_closed: (words) => `a clos ${ad(words)}${place(words)}`,
  mission_cancelled: (words) => `a annulé ${ad(words)}${place(words)}`,
  mission_deleted: (words) => `a supprimé ${ad(words)}${place(words)}`,
  application_accepted: (words) => `a accepté ${someone(words)} pour ${ad(words)}`,
  application_rejected: (words) => `a refusé ${someone(words)} pour ${ad(words)}`,
  application_cancelled: (words) => `a annulé la venue de ${someone(words)} pour ${ad(words)}`,
  attendance_recorded: (words) => `a noté la présence de ${someone(words)}`,
  contact_read: (words) => `a lu les coordonnées de ${someone(words)}`,
  dossier_read: (words) => `a lu l’état civil de ${someone(words)} pour ${ad(words)}`,
  declaration_entered: (words) => `a saisi la déclaration de ${someone(words)} pour ${ad(words)}`,
  right_to_work_checked: (words) => `a coché le droit au travail de ${someone(words)} pour ${ad(words)}`,
  contract_made: (words) => `a établi le contrat de ${someone(words)} pour ${ad(words)}`,
  contract_signed: (words) => `a signé le contrat de ${someone(words)} pour ${ad(words)}`,
};

export const memberFr = {
  roles,
  /** What each role does, in a line, where one is chosen. */
  roleHelp: {
    owner: "tout, y compris les accès",
    manager: "publie, choisit, suit le jour J",
    shift_lead: "le jour J et les messages des personnes retenues",
  } satisfies Record<MemberRole, string>,
  allEstablishments: "Tous les établissements",
  journal: (action: JournalAction, words: JournalWords) => `${words.actor} ${sentences[action](words)}`,
  formerMember: "Une personne partie",

  memberRole: "Cette page est réservée aux responsables.",
  ownerOnly: "Cette action est réservée aux propriétaires de l’entreprise.",
  noCompany: "Votre compte n’a plus accès à une entreprise. Demandez une invitation à vos collègues.",
  roleRequired: "Choisissez un rôle.",
  emailRequired: "Indiquez l’adresse e-mail de votre collègue.",
  emailInvalid: "Cette adresse e-mail n’est pas valable.",
  establishmentsRequired: "Choisissez au moins un établissement.",
  establishmentUnknown: "Cet établissement n’existe pas.",
  ownerSeesAll: "Un rôle de propriétaire porte sur tous les établissements.",
  signsInvalid: "Indiquez si cette personne signe les contrats.",
  leadNeverSigns: "Un chef de service ne signe pas de contrat.",
  notFound: "Cette personne ne fait pas partie de votre entreprise.",
  lastOwner: "Vous êtes la seule personne propriétaire. Donnez d’abord ce rôle à quelqu’un.",
  lastOwnerDeletion:
    "Vous êtes la seule personne propriétaire de votre entreprise. Donnez d’abord ce rôle à quelqu’un, ou retirez les autres accès, puis supprimez votre compte.",
  tooMany: "Vingt invitations ont déjà été envoyées en vingt-quatre heures. Réessayez demain.",
  invitationNotFound: "Cette invitation n’existe pas, ou n’est plus valable. Demandez-en une autre.",
  invitationExpired: "Cette invitation a expiré. Demandez-en une autre.",
  otherAddress:
    "Cette invitation a été envoyée à une autre adresse. Connectez-vous avec celle-ci, ou demandez une autre invitation.",
  otherRole:
    "Cette adresse est celle d’un compte qui cherche des missions. Demandez une invitation pour une autre adresse.",
  otherCompany:
    "Ce compte agit déjà pour une autre entreprise. Quittez-la d’abord, ou demandez une invitation pour une autre adresse.",
  accountExists: "Cette adresse a déjà un compte. Connectez-vous pour accepter l’invitation.",
};
