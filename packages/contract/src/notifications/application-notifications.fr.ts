import { AGREED_DAYS } from "@app/domain/applications/attendance";
import { notificationFr } from "./notifications.fr.ts";

/** Of one's own applications. Values are already formatted. */
type Words = { title: string; message: string };

/** Avoids a second full stop after an abbreviated month. */
const stop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

const STILL_OWED =
  " Vous aviez dit oui\u00a0: hors les cas prévus par la loi (accord entre vous, faute grave, force majeure), ce qui était prévu jusqu’au terme vous reste dû.";

export const applicationNotificationFr = {
  applicationSent: (v: { company: string; job: string }): Words => ({
    title: "Candidature envoyée",
    message: `«\u00a0${v.job}\u00a0» chez ${v.company}. Vous saurez quand elle sera lue.`,
  }),
  applicationSeen: (v: { company: string; job: string }): Words => ({
    title: "Votre candidature a été lue",
    message: `${v.company} a ouvert votre candidature pour «\u00a0${v.job}\u00a0».`,
  }),
  applicationAccepted: (v: {
    company: string;
    job: string;
    when: string;
    /** « 17 h », « demain 17 h »; null when nothing lapses. */
    confirmBefore: string | null;
  }): Words => ({
    title: `${v.company} retient votre candidature`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. ${
      v.confirmBefore === null
        ? "Confirmez votre venue pour garder la place."
        : `Confirmez votre venue avant ${v.confirmBefore} pour garder la place.`
    }`,
  }),
  placeGiven: (v: { company: string; job: string; when: string }): Words => ({
    title: `Elle est à vous\u00a0: ${v.company} vous attend`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. La place est à vous.`,
  }),
  offerReleased: (v: { company: string; job: string; when: string }): Words => ({
    title: `Votre place chez ${v.company} est proposée à une autre personne`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Votre venue n’a pas été confirmée à temps. Cela ne compte pas dans vos engagements. Tant que la place est libre, vous pouvez encore la confirmer.`,
  }),
  confirmAgain: (v: { company: string; job: string; when: string; until: string }): Words => ({
    title: "Vous venez toujours\u202f?",
    message: `«\u00a0${v.job}\u00a0» chez ${v.company}, ${v.when}. Répondez avant ${v.until}. Sans réponse, l’employeur est prévenu et votre place reste à vous.`,
  }),
  applicationRejected: (v: { company: string; job: string; reason: string }): Words => ({
    title: `Réponse pour «\u00a0${v.job}\u00a0»`,
    message: v.reason
      ? `${v.company} n’a pas retenu votre candidature cette fois-ci. Motif indiqué\u00a0: ${stop(v.reason)}`
      : `${v.company} n’a pas retenu votre candidature cette fois-ci. D’autres missions vous attendent.`,
  }),
  applicationLapsed: (v: { company: string; job: string; when: string }): Words => ({
    title: `Sans réponse de ${v.company}\u00a0: vous êtes libre`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Le délai de réponse est passé\u00a0: cette candidature ne vous engage plus.`,
  }),
  applicationReopened: (v: { company: string; job: string }): Words => ({
    title: "Votre candidature est de nouveau étudiée",
    message: `${v.company} revient sur sa réponse pour «\u00a0${v.job}\u00a0».`,
  }),
  applicationCancelled: (v: {
    company: string;
    job: string;
    when: string;
    reason: string;
    /** An employee who had said yes. */
    isOwed: boolean;
  }): Words => ({
    title: `${v.company} annule votre venue`,
    message: `«\u00a0${v.job}\u00a0», ${v.when}. Motif indiqué\u00a0: ${stop(v.reason)}${v.isOwed ? STILL_OWED : ""}`,
  }),
  companyLeft: (v: { company: string; job: string }): Words => ({
    title: `«\u00a0${v.job}\u00a0» est close`,
    message: `${v.company} a fermé son compte\u00a0: cette mission n’aura pas lieu. Vous pouvez postuler ailleurs à ces dates.`,
  }),
  attendanceWorked: (v: { company: string; job: string }): Words => ({
    title: "Votre mission est comptée",
    message: `«\u00a0${v.job}\u00a0» chez ${v.company} s’ajoute à vos missions réalisées. Dites comment elle s’est passée.`,
  }),
  attendanceAbsent: (v: { company: string; job: string; days: number; isUnderWay: boolean }): Words => ({
    title: `${v.company} signale votre absence`,
    message: `«\u00a0${v.job}\u00a0»\u00a0: si c’est une erreur, contestez-la dans les ${v.days}\u00a0jours. Sans contestation, elle compte au bout de ${AGREED_DAYS}\u00a0jours. Ce signalement n’annule pas votre contrat${
      v.isUnderWay
        ? "\u00a0: si vous arrivez, même après que le reste du créneau a été confié à une autre personne, vos heures comptent."
        : "."
    }`,
  }),
  interviewProposed: (v: { company: string; job: string; count: number }): Words => ({
    title: `${v.company} vous propose un échange`,
    message:
      v.count === 1
        ? `«\u00a0${v.job}\u00a0»\u00a0: un créneau proposé. Répondez dès que possible.`
        : `«\u00a0${v.job}\u00a0»\u00a0: ${v.count}\u00a0créneaux au choix. Répondez dès que possible.`,
  }),
  interviewChosenByEmployer: (v: { company: string; job: string; time: string }): Words => ({
    title: "Échange confirmé",
    message: `${v.company}, ${v.time}, pour «\u00a0${v.job}\u00a0».`,
  }),
  interviewDeclinedByEmployer: (v: { company: string; job: string }): Words => ({
    title: `${v.company} renonce à l’échange`,
    message: `Votre candidature pour «\u00a0${v.job}\u00a0» reste ouverte.`,
  }),
  interviewCounteredByEmployer: (v: { company: string; job: string }): Words => ({
    title: `${v.company} propose d’autres créneaux`,
    message: `Choisissez-en un pour «\u00a0${v.job}\u00a0», ou proposez une nouvelle date.`,
  }),
  interviewSoon: notificationFr.interviewSoon,
  messageReceived: notificationFr.messageReceived,
};

export type ApplicationNotificationWords = typeof applicationNotificationFr;
