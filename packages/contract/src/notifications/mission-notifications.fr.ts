import type { HeldReason } from "@app/domain/companies/company-level";
import { HELD_EXPLANATIONS, HELD_NEXT_STEPS } from "@app/domain/missions/held-mission.fr";

/** Notifications about a mission. Values are already formatted. */
type Words = { title: string; message: string };

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

export const missionNotificationFr = {
  changedForAccepted: (v: { job: string; changes: readonly string[]; askAgain: boolean }): Words => ({
    title: `${quoted(v.job)} a changé`,
    message: v.askAgain
      ? `${v.changes.join(", ")}. Confirmez votre venue, ou retirez-vous sans conséquence.`
      : `${v.changes.join(", ")}. Votre place est gardée.`,
  }),
  changedForPending: (v: { job: string; changes: readonly string[] }): Words => ({
    title: `${quoted(v.job)} a changé`,
    message: `${v.changes.join(", ")}. Votre candidature reste envoyée\u202f; vous pouvez la retirer.`,
  }),
  closed: (v: { company: string; job: string }): Words => ({
    title: `${quoted(v.job)} est close`,
    message: `${v.company} a clos cette mission. Vous pouvez postuler ailleurs à ces dates.`,
  }),
  cancelled: (v: { company: string; job: string; when: string }): Words => ({
    title: `${quoted(v.job)} est annulée`,
    message: `${v.company} annule la mission prévue ${v.when}. Vous êtes libre à ces dates.`,
  }),
  shortened: (v: { company: string; job: string }): Words => ({
    title: `${quoted(v.job)} est terminée`,
    message: `${v.company} met fin à la mission\u00a0: les jours restants ne sont plus à travailler.`,
  }),
  held: (v: { job: string; reason: HeldReason }): Words => ({
    title: `${quoted(v.job)} attend une vérification`,
    message: `${HELD_EXPLANATIONS[v.reason]} Seules votre entreprise et les personnes qui ont déjà postulé la voient. ${HELD_NEXT_STEPS[v.reason]}`,
  }),
  heldForAccepted: (v: { job: string }): Words => ({
    title: `${quoted(v.job)} est en cours de vérification`,
    message:
      "Notre équipe relit cette mission. Votre place est gardée, aux conditions que vous avez lues\u202f; nous vous écrirons ensuite.",
  }),
  heldForPending: (v: { job: string }): Words => ({
    title: `${quoted(v.job)} est en cours de vérification`,
    message: "Notre équipe relit cette mission. Votre candidature reste envoyée\u202f; vous pouvez la retirer.",
  }),
  newIdentity: (v: { job: string; before: string; after: string }): Words => ({
    title: `${quoted(v.job)}\u00a0: l’entreprise a changé`,
    message:
      v.before === v.after
        ? `${v.after} a changé de SIRET ou d’adresse\u00a0: nous vérifions sa nouvelle identité. En cas de doute, ne partagez rien et écrivez-nous.`
        : `${v.before} s’appelle maintenant ${v.after}\u00a0: nous vérifions sa nouvelle identité. En cas de doute, ne partagez rien et écrivez-nous.`,
  }),
  releasedForApplicants: (v: { job: string }): Words => ({
    title: `${quoted(v.job)} n’est plus en vérification`,
    message: "Notre équipe l’a relue\u00a0: rien ne change pour vous.",
  }),
  released: (v: { job: string }): Words => ({
    title: `${quoted(v.job)} est publiée`,
    message: "La vérification est terminée\u00a0: les candidats peuvent postuler.",
  }),
  filledForCandidate: (v: { company: string; job: string }): Words => ({
    title: `${quoted(v.job)} est complète`,
    message: `Toutes les places sont prises chez ${v.company}. Votre candidature reste en réserve si quelqu’un se désiste.`,
  }),
  filledForEmployer: (v: { job: string; positions: number; accepted: string; othersWait: boolean }): Words => {
    const taken =
      v.positions === 1
        ? `Vous avez retenu ${v.accepted}\u00a0: toutes les places sont prises.`
        : "Toutes les places sont prises.";
    return {
      title: `${quoted(v.job)} est complète`,
      message: v.othersWait ? `${taken} Les autres personnes sont prévenues et restent en réserve.` : taken,
    };
  },
};
