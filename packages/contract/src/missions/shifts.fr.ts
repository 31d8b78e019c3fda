import { MAX_SHIFTS, type ShiftRule, type ShiftWarning } from "@app/domain/missions/shift-rules";

const refusals: Record<ShiftRule, string> = {
  none: "Ajoutez au moins un créneau.",
  too_many: `Une mission a ${MAX_SHIFTS}\u00a0créneaux au plus.`,
  end_before_start: "La fin du créneau doit suivre son début.",
  too_long: "Un créneau dure 24\u00a0heures au plus.",
  over_twelve_hours: "Ce créneau dépasse 12\u00a0heures de travail\u00a0: la loi ne le permet pas.",
  break_too_long: "La pause est plus longue que le créneau.",
  overlap: "Deux créneaux se chevauchent.",
  uneven_positions: "Quand les créneaux se prennent ensemble, ils ont tous le même nombre de personnes.",
  span_too_long: "Il y a trop de temps entre le premier et le dernier créneau.",
};

/** What the law allows only in some cases. */
const warnings: Record<ShiftWarning["warning"], string> = {
  over_ten_hours: "Plus de 10\u00a0heures de travail\u00a0: vérifiez que votre accord collectif le permet.",
  short_break: "À partir de 6\u00a0heures de travail, la loi demande 20\u00a0minutes de pause.",
};

export const shiftFr = {
  refusals,
  warnings,
  dayRequired: "Le jour du créneau est requis",
  dayInvalid: "Indiquez un jour valable.",
  timeInvalid: "Indiquez une heure, par exemple 18\u00a0h\u00a030.",
  startRequired: "L’heure de début du créneau est requise",
  startInvalid: "Indiquez un début de créneau valable.",
  endRequired: "L’heure de fin du créneau est requise",
  endInvalid: "Indiquez une fin de créneau valable.",
  breakInvalid: "Indiquez la pause en minutes.",
  positionsInvalid: "Indiquez entre 1 et 500 personnes par créneau.",
  required: "Choisissez au moins un créneau.",
  hoursOfEach: "Indiquez les horaires de chaque créneau.",
  weekTooLong:
    "Plus de 48\u00a0heures de travail dans une semaine\u00a0: la loi ne le permet pas. Réduisez les heures par jour ou le nombre de jours.",
  unknown: "Ce créneau n’existe pas dans cette mission.",
  together: "Les créneaux de cette mission se prennent ensemble.",
  full: (when: string) => `Le créneau du ${when} est complet.`,
  gone: "Les créneaux demandés sont passés, ou n’existent plus.",
  started: (when: string) => `Le créneau du ${when} a déjà commencé.`,
  past: "Un créneau ne peut pas commencer dans le passé.",
  startedLocked: "Ce créneau a commencé\u00a0: il ne change plus.",
  takenRemoved: "Des personnes sont retenues sur ce créneau\u00a0: il ne peut pas être retiré.",
  positionsBelowAccepted: "Des personnes sont déjà retenues sur ce créneau\u00a0: gardez au moins autant de places.",
  takeSomeLocked: "Des personnes sont déjà retenues\u00a0: ce choix ne change plus.",
};
