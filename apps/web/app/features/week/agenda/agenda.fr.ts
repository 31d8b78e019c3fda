import { deadlinePhrase } from "@app/domain/time/day-phrase";
import { formatDuration } from "@app/domain/time/format-time";
import { DAY_HOURS, REST_HOURS, WEEK_HOURS } from "@app/domain/week/work-limits";

/** The week of a person. */
export const agendaFr = {
  title: "Mes créneaux",
  hours: "Mes heures",
  toCalendar: "Ajouter à mon agenda",
  declaration: "Ma déclaration",
  needsNetwork: "Cette fiche a besoin du réseau.",
  empty: {
    title: "Rien cette semaine",
    text: "Vos créneaux acceptés ou demandés apparaissent ici.",
    action: "Voir les missions",
  },
  states: {
    requested: "Demandé",
    confirmed: "Confirmé",
    "to-confirm": "À confirmer",
    late: "Non confirmé",
    done: "Terminé",
  },
  /** « avant demain 18 h » */
  before: (until: Date, now: Date) => `avant ${deadlinePhrase(until, now)}`,
  length: (minutes: number) => (minutes < 60 ? `${minutes}\u00a0min` : formatDuration(minutes / 60)),
  total: (minutes: number) => formatDuration(minutes / 60),
  totals: {
    confirmed: "confirmées",
    toConfirm: "à confirmer",
    pay: "brut, confirmé",
    payAtLeast: "brut, au moins",
  },
  toConfirm: "À confirmer",
  confirm: "Confirmer",
  confirmAll: "Confirmer vaut pour tous vos créneaux de la mission.",
  /** After what it is about. */
  colon: "\u00a0: ",
  nothing: "Rien de prévu",
  today: "aujourd’hui",
  earlier: "Plus tôt cette semaine",
  meeting: "Rendez-vous\u00a0: ",
  call: (name: string) => `Appeler ${name}`,
  hourMark: (hour: number) => `${hour}\u00a0h`,
  rest: (given: string) => `${given} de repos avant ce créneau, il en faut ${REST_HOURS}\u00a0h.`,
  day: (worked: string) => `${worked} de travail ce jour-là, la loi en permet ${DAY_HOURS}\u00a0h.`,
  week: (worked: string) => `${worked} de travail dans la semaine, la loi en permet ${WEEK_HOURS}\u00a0h.`,
  limits: `La loi demande ${REST_HOURS}\u00a0h de repos entre deux jours de travail, et permet ${DAY_HOURS}\u00a0h de travail par jour et ${WEEK_HOURS}\u00a0h par semaine, tous employeurs confondus. Seuls vos créneaux sur Renfort sont comptés.`,
};

export type AgendaWords = typeof agendaFr;
