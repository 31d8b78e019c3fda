import { type CallbackTime, type MessageRefusal, MOST_MESSAGE_CHARACTERS } from "@app/domain/messages/conversation";
import { formatCount } from "@app/domain/text/format-number";
import { accessFr } from "../http/access.fr.ts";

export const messagingFr = {
  notFound: "Conversation introuvable",
  /** Also when no application links them to the caller. */
  personNotFound: "Utilisateur introuvable",
  personRequired: "Choisissez d’abord la personne à qui écrire.",
  empty: "Votre message est vide.",
  tooLong: `Votre message dépasse ${formatCount(MOST_MESSAGE_CHARACTERS)}\u00a0caractères.`,
  /** When opening a conversation is refused. */
  contactFailed: {
    employer: "Une erreur s’est produite lors de la prise de contact avec le candidat.",
    candidate: "Une erreur s’est produite lors de la prise de contact avec l’employeur.",
  },
  messagesFailed: "Une erreur s’est produite lors de la récupération des messages.",
  noConversation: "Aucune conversation trouvée",
  noMessageYet: "Aucun message pour le moment",
  queryTooLong: "Cette recherche est trop longue.",
  callbackPhone: "Choisissez votre numéro ou celui de l’entreprise.",
  callbackTime: "Choisissez un moment.",
  callbackTimes: {
    now: "dès que possible",
    morning: "le matin",
    afternoon: "l’après-midi",
    evening: "en soirée",
  } satisfies Record<CallbackTime, string>,
  /** The whole message of « Demander à être rappelé ». */
  callback: (v: { title: string; phone: string; time: CallbackTime }) =>
    `Bonjour, à propos de la mission «\u00a0${v.title}\u00a0»\u00a0: pouvez-vous m’appeler au ${v.phone}, ${messagingFr.callbackTimes[v.time]}\u00a0? Merci.`,
  callbackAsked: "Vous l’avez déjà demandé aujourd’hui pour cette candidature.",
  phoneMissing: {
    mine: "Confirmez d’abord votre numéro dans votre profil.",
    company: "Indiquez d’abord le numéro de l’entreprise sur sa page.",
  },
  refusals: {
    email_not_verified: accessFr.emailNotVerified,
    blocked_by_me: "Vous avez bloqué cette personne. Débloquez-la pour lui écrire.",
    blocked_by_other: "Cette personne ne souhaite plus recevoir vos messages.",
    recipient_gone: "Cette personne n’est plus joignable sur Renfort.",
  } satisfies Record<MessageRefusal, string>,
};
