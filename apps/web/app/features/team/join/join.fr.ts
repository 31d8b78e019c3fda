import { consentFr } from "@app/contract/team/team.fr";
import { INDUSTRY_LABELS } from "@app/domain/companies/company-labels.fr";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { COMPANY_LEVEL_WORDS } from "@app/domain/companies/company-level.fr";
import { formatLongDay } from "@app/domain/time/format-time";

export const joinFr = {
  title: (company: string) => `Rejoindre l’équipe de ${company}`,
  comma: ", ",
  question: (company: string) => `Rejoindre l’équipe de ${company}\u202f?`,
  promise: "L’un cherche, l’autre est libre.",
  promiseText: "Les employeurs que vous connaissez vous proposent leurs missions directement.",
  haveAccount: "J’ai déjà un compte",
  level: (level: CompanyLevel) => `Entreprise\u00a0: ${COMPANY_LEVEL_WORDS[level]}`,
  industries: INDUSTRY_LABELS,
  offered: {
    title: "Leurs missions vous sont proposées directement",
    text: "parfois avant tout le monde, et parfois la place est à vous dès votre oui",
  },
  free: { title: "Vous dites oui ou non, à chaque fois", text: "aucune obligation, aucun minimum" },
  leave: {
    title: "Vous sortez quand vous voulez",
    text: "d’un geste, sans que l’entreprise reçoive d’alerte",
  },
  sharedTitle: "Ce que l’entreprise verra",
  shared: consentFr("").shared,
  consent: (company: string) => consentFr(company).sentence,
  wrongAccount: {
    title: "Ce lien est pour les personnes qui travaillent.",
    text: "Votre compte n’est pas celui d’une personne qui cherche des missions. Envoyez le lien, ou montrez le code de l’affiche.",
  },
  alreadyIn: (company: string) => `Vous faites partie de l’équipe de ${company}`,
  since: (at: Date) => `Depuis le ${formatLongDay(at)}.`,
  employers: "Mes employeurs",
  yes: (company: string) => ({
    before: `Votre oui permet à ${company} de vous proposer ses missions `,
    period: "pendant deux ans",
    after: ". Vous pouvez en sortir à tout moment.",
  }),
  yesButton: "Oui, pendant deux ans",
  noThanks: "Non merci",
  failed: "Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.",
  closedTitle: "Ce lien est fermé",
  noLinkTitle: "Ce lien n’existe pas",
  changed: (company: string) => `${company} l’a changé.`,
  askAgain: "Demandez le nouveau code sur place, ou à la personne qui vous l’a donné.",
  seeMissions: "Voir leurs missions ouvertes",
  search: "Chercher près de moi",
};

export type JoinWords = typeof joinFr;
