import { dayFr } from "@app/contract/day/day.fr";
import { formatTime } from "@app/domain/time/format-time";

const hour = (at: string) => formatTime(new Date(at));

const QUEUED = {
  en_route: (at: string) => `Départ pour la mission noté à ${hour(at)}`,
  in: (at: string) => `Arrivée notée à ${hour(at)}`,
  out: (at: string) => `Fin notée à ${hour(at)}`,
};

export const arrivalFr = {
  /** After the title of the mission. */
  startsAt: (at: string) => `, ${hour(at)}`,
  /** Their absence was said by the company. */
  absent:
    "Votre absence a été signalée. Ce signalement n’annule pas votre contrat\u00a0: les heures que vous faites comptent.",
  leaveHome: "Je pars",
  /** The company reads it on its board of the day. */
  leaveHomeNote: (company: string) =>
    `«\u00a0Je pars\u00a0» s’affiche chez ${company}. Votre position n’est jamais demandée.`,
  code: "Code du jour",
  codeHint: "Quatre chiffres, affichés sur place ou donnés par l’équipe.",
  codeInvalid: "Le code a quatre chiffres.",
  arrive: "J’y suis",
  leave: "J’ai fini",
  enRoute: (at: string) => `En route depuis ${hour(at)}`,
  arrived: (at: string) => `Sur place depuis ${hour(at)}`,
  done: (at: string) => `Terminé à ${hour(at)}`,
  queued: QUEUED,
  queuedNote: "Ce sera envoyé au retour du réseau, et ne comptera qu’une fois.",
  failed: "Rien n’a été noté. Réessayez.",
  noted: "C’est noté.",
  refusals: dayFr.refusals,
};

export type ArrivalWords = typeof arrivalFr;
