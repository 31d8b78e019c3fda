import type { ApplyRefusal } from "@app/domain/applications/application";
import type { AttendanceRefusal, ContestRefusal } from "@app/domain/applications/attendance";
import { VETO_MINUTES } from "@app/domain/applications/veto";
import { accessFr } from "../http/access.fr.ts";

/** Names are joined by a comma or « et ». */
const isSeveral = (names: string) => /, | et /.test(names);

export const applicationFr = {
  notFound: "Candidature introuvable",
  messageRequired: "Veuillez ajouter un message",
  refusals: {
    profile_incomplete: "Votre profil est incomplet. Veuillez d’abord le compléter.",
    email_not_verified: accessFr.emailNotVerified,
    adult_not_confirmed: "Confirmez que vous avez 18\u00a0ans ou plus.",
    mission_closed: "Cette mission n’accepte plus de candidatures.",
    mission_full: "Les candidatures à cette mission sont closes pour le moment.",
    already_applied: "Vous avez déjà postulé à cette mission.",
    booking_overlap: "Une autre mission vous attend déjà à ces horaires.",
    cv_missing: "Vous n’avez pas encore de CV enregistré. Veuillez en ajouter un dans votre profil.",
  } satisfies Record<ApplyRefusal, string>,
  statusInvalid: "Ce statut n’existe pas.",
  applicationLapsed:
    "Le délai de réponse est passé\u00a0: la personne est libre. Vous pouvez lui proposer la mission à nouveau.",
  nothingToWithdraw: "Le délai de réponse est passé\u00a0: cette candidature ne vous engage plus.",
  invalidTransition: "Ce changement de statut n’est pas possible.",
  cancelReasonRequired: "Indiquez le motif de l’annulation\u00a0: la personne le lira.",
  /** Of an employee who said yes. */
  cancelOwed:
    "Cette personne a dit oui\u00a0: vous êtes engagés l’un et l’autre. Hors les cas prévus par la loi (accord entre vous, faute grave, force majeure), annuler ne dispense pas de payer ce qui était prévu jusqu’au terme.",
  cancelAfterStart: "La mission a commencé\u00a0: indiquez plutôt si la personne est venue.",
  firstYesTooLate:
    `Les ${VETO_MINUTES}\u00a0minutes pour revenir sur ce oui sont passées\u00a0: la place est à cette personne. ` +
    "Vous pouvez encore annuler la mission.",
  firstYesFinal:
    "Le début est trop proche pour revenir sur ce oui\u00a0: la place est à cette personne. Vous pouvez encore annuler la mission.",
  notConfirmed: (moment: string) => `Sans confirmation avant le ${moment}`,
  missionOver: "Cette mission est terminée.",
  missionOffline: "Cette mission n’est pas en ligne\u00a0: aucune candidature ne peut y être acceptée.",
  rejectWaitingReasonRequired: "Écrivez quelques mots à celles et ceux qui attendent.",
  /** A suggestion the employer may edit. */
  rejectWaitingReason:
    "Toutes les places sont maintenant prises. Merci d’avoir postulé, et d’avoir attendu notre réponse.",
  stillRecruiting:
    "Tout le monde n’a pas encore confirmé\u00a0: gardez ces candidatures en réserve, ou répondez à chaque personne.",
  positionsFilled: "Toutes les places sont prises.",
  shiftsFilled: "Les créneaux demandés sont complets.",
  bookingOverlap: "Cette personne est déjà retenue sur une autre mission à ces horaires.",
  candidateWithdrew: "Cette personne a retiré sa candidature.",
  notAccepted: "Cette candidature n’a pas été retenue\u00a0: il n’y a rien à confirmer.",
  alreadyWithdrawn: "Vous avez retiré cette candidature.",
  alreadyRejected: "Cette candidature n’a pas été retenue\u00a0: il n’y a rien à retirer.",
  sent: "Candidature envoyée.",
  undo: "Annuler",
  queued: "Hors ligne\u00a0: votre candidature partira au retour du réseau.",
  failed: "Erreur lors de la candidature",
  undoTooLate:
    "Il est trop tard pour annuler l’envoi. Vous pouvez retirer votre candidature\u00a0: l’employeur le saura.",
  undoDecisionTooLate: "Il est trop tard pour annuler\u00a0: la personne est prévenue.",
  decisionUndone: "Décision annulée. La personne n’en saura rien.",
  waitingRestored: (count: number) =>
    `Réponse annulée\u00a0: ${count}\u00a0personne${count > 1 ? "s attendent" : " attend"} toujours.`,
  undone: "Candidature annulée. L’employeur n’en saura rien.",
  withdrawn: "Candidature retirée.",
  confirmed: "Votre venue est confirmée.",
  missionStarted: "La mission a déjà commencé.",
  missionCompleted: "La mission est terminée.",
  /** « Inès Moreau : candidature acceptée. » */
  acceptedNamed: (names: string) => `${names}\u00a0: candidature${isSeveral(names) ? "s acceptées" : " acceptée"}.`,
  rejectedNamed: (names: string) => `${names}\u00a0: candidature${isSeveral(names) ? "s rejetées" : " rejetée"}.`,
  nobodyTicked: "Cochez d’abord une personne.",
  someRefused: (count: number, reason: string) =>
    `${count === 1 ? "1\u00a0autre n’a pas pu l’être" : `${count}\u00a0autres n’ont pas pu l’être`}\u00a0: ${reason}`,
  decisionsUndone: (names: string) => `Décision annulée pour ${names}. Personne n’en saura rien.`,
  hoursNeeded: "Les horaires de cette mission sont à préciser\u00a0: indiquez-les avant d’accepter quelqu’un.",
  reopened: "Candidature remise à l’étude. La personne est prévenue.",
  cancelled: "Acceptation annulée. La personne est prévenue.",
  changeFailed: "Le changement n’a pas pu être enregistré.",
  attendanceRecorded: { worked: "Présence enregistrée.", absent: "Absence enregistrée. La personne est prévenue." },
  waitingRejected: (count: number) =>
    count === 0
      ? "Plus personne n’attendait de réponse."
      : count === 1
        ? "1\u00a0candidature rejetée. La personne reçoit votre message dans quelques secondes."
        : `${count}\u00a0candidatures rejetées. Chaque personne reçoit votre message dans quelques secondes.`,
  attendanceRequired: "Indiquez si la personne est venue ou non.",
  attendance: {
    not_accepted: "Seules les personnes retenues sont attendues à la mission.",
    mission_not_started: "La mission n’a pas commencé\u00a0: vous pourrez l’indiquer à partir de son début.",
    absence_too_early:
      "Une absence se signale dix minutes après le début, au plus tôt\u00a0: la personne est peut-être en chemin.",
    attendance_contested: "Cette personne a contesté son absence\u00a0: elle ne peut plus être signalée absente.",
    already_rated: "Cette mission est déjà évaluée\u00a0: la personne ne peut plus être signalée absente.",
    attendance_settled: "La présence ne peut plus être changée après 30\u00a0jours.",
  } satisfies Record<AttendanceRefusal, string>,
  contested: "Contestation envoyée. Une personne de notre équipe va décider.",
  contestReasonRequired: "Expliquez ce qui s’est passé.",
  contest: {
    nothing_to_contest: "Aucune absence ni aucun retrait tardif ne compte pour cette mission.",
    contest_too_late: "Une absence ou un retrait tardif se conteste dans les 30\u00a0jours.",
  } satisfies Record<ContestRefusal, string>,
};
