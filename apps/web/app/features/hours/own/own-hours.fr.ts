import type { HoursView } from "@app/contract/hours/hours";
import { hoursLabel } from "@app/domain/hours/hours.fr";
import { formatMoment } from "@app/domain/time/format-time";
import { ANSWERED } from "../answer/answered.fr.ts";
import { rangeOf } from "../sheet/hours-text.fr.ts";

/** The hours of a person. */
export const ownHoursFr = {
  title: "Mes heures",
  about: "Des six dernières semaines. Le silence ne peut jamais réduire ce que vous avez déclaré.",
  empty: {
    title: "Pas encore d’heures",
    text: "Vos créneaux apparaissent ici dès qu’ils commencent. Vous déclarez alors vos heures.",
    action: "Mes créneaux",
  },
  file: "PDF",
  /** After it, for screen readers. */
  ofHours: "de mes heures",
  toAnswer: "À vous de répondre",
  week: (days: string) => `Semaine du ${days}`,
  total: (counted: string, agreed: string) => `${counted} retenues, dont ${agreed} validées`,
  payslip:
    "Ces heures sont celles que vous avez déclarées, ou acceptées. Votre bulletin de paie vient de l’entreprise.",
  comma: ", ",
  label: hoursLabel,
  range: (hours: HoursView) => rangeOf(hours),
  due: (at: string) => formatMoment(new Date(at)),
  waiting: (due: string) => `Si l’entreprise ne répond pas avant ${due}, ce sont ces heures qui comptent.`,
  inOffice: "Le bureau de Renfort lit les deux avis. En attendant, vos heures restent retenues.",
  notPlanned: "Les horaires de cette journée n’étaient pas précisés\u00a0: indiquez-les.",
  noPause: "sans pause non payée",
  pause: (minutes: number) => `pause non payée de ${minutes}\u00a0min`,
  asPlanned: "Ce sont les heures prévues\u00a0: changez ce qui n’est pas juste.",
  asCode: "D’après le code du jour\u00a0: changez ce qui n’est pas juste.",
  declare: (length: string) => `Déclarer ${length}`,
  declareOther: "Déclarer d’autres heures",
  change: "Changer mes heures",
  declareThese: "Déclarer ces heures",
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  less: (company: string, difference: string) => `${company} propose ${difference} de moins`,
  entered: (company: string, range: string) => `${company} a saisi vos heures\u00a0: ${range}`,
  you: "Vous",
  quote: (reason: string) => `«\u00a0${reason}\u00a0»`,
  toOffice: "Un mot pour le bureau",
  keep: (length: string) => `Garder ${length}`,
  yes: (length: string) => `Oui, ${length}`,
  cutNote: (due: string, length: string) =>
    `Rien ne change sans votre oui. Si vous gardez vos heures, ou sans réponse avant ${due}, le bureau de Renfort lit les deux avis. En attendant, ${length} restent retenues.`,
  enteredNote: "Rien ne compte sans votre oui. Si ces heures ne sont pas justes, déclarez les vôtres.",
  answered: ANSWERED,
};

export type OwnHoursWords = typeof ownHoursFr;
