import { seenByEmployer } from "@app/contract/applications/seen-by-employer.fr";
import type { CompanyLevel } from "@app/domain/companies/company-level";
import { AVAILABILITY_LABELS } from "@app/domain/profiles/labels.fr";

/** An account made while applying. */
export const applyAccountFr = {
  title: (job: string) => `Postuler à «\u00a0${job}\u00a0»`,
  where: (company: string, place: string, when: string) => `Chez ${company}, ${place}, ${when}`,
  promise: "L’un cherche, l’autre est libre.",
  promiseText: "Suivez votre candidature jusqu’à la réponse.",
  haveAccount: "J’ai déjà un compte",
  intro: "Cette page crée votre compte et prépare votre candidature.",
  marked: { before: "Les champs marqués ", after: " sont obligatoires." },
  known: (provider: string) => `Vous vous inscrivez avec ${provider}.`,
  fewFields: "Il reste quelques champs à remplir.",
  choosePassword: "Choisir un mot de passe",
  yourJob: "Votre métier",
  profession: "Profession",
  availability: "Disponibilité",
  available: AVAILABILITY_LABELS.on_fire,
  notAvailable: AVAILABILITY_LABELS.freeze,
  skills: "Vos compétences",
  skillsHint: "Sans choix de votre part, votre profession est notée comme compétence.",
  otherSkill: "Une autre compétence",
  message: "Votre message",
  /** Of a page that is not in French. */
  messageHint: "",
  seen: (mission: { company: string; level: CompanyLevel }) =>
    seenByEmployer(mission, "nom, ville, métier et compétences"),
  send: "Créer mon compte et postuler",
  sending: "Envoi…",
};

export type ApplyAccountWords = typeof applyAccountFr;
