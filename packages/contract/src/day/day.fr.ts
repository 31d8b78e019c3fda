import type { PresenceRefusal } from "@app/domain/day/presence";

export const dayFr = {
  dayInvalid: "Indiquez un jour valable, comme 2026-11-16.",
  eventInvalid: "Cette arrivée n’a pas pu être lue.",
  codeInvalid: "Le code a quatre chiffres.",
  establishmentNotFound: "Établissement introuvable",
  personNotFound: "Personne introuvable sur ce créneau",
  outsideShift: "Cette heure est trop loin du créneau, ou n’est pas encore passée.",
  refusals: {
    not_expected: "Votre venue n’est pas prévue sur ce créneau.",
    too_early: "Ce créneau est encore loin\u00a0: revenez le jour même.",
    too_late: "Ce créneau est terminé depuis plus de sept jours.",
    code_missing: "Tapez le code à quatre chiffres affiché sur place.",
    code_wrong: "Ce n’est pas le code du jour. Vérifiez-le sur place.",
    code_over: "Cinq codes n’étaient pas les bons. Sur place, demandez que votre arrivée soit notée pour vous.",
  } satisfies Record<PresenceRefusal, string>,
};
