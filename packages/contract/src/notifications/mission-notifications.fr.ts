/** Notifications about a mission that one applied to. Values are already formatted. */
type Words = { title: string; message: string };
type Job = { job: string; company: string };

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
  filledForCandidate: (v: { company: string; job: string }): Words => ({
    title: `${quoted(v.job)} est complète`,
    message: `Toutes les places sont prises chez ${v.company}. Votre candidature reste en réserve si quelqu’un se désiste.`,
  }),
  /** Decisions of the office. */
  waiting: {
    hide: ({ job, company }: Job): Words => ({
      title: `${quoted(job)} est retirée`,
      message: `L’équipe de Renfort a retiré cette mission de ${company}. Vous pouvez postuler ailleurs à ces dates.`,
    }),
    restore: ({ job, company }: Job): Words => ({
      title: `${quoted(job)} est rétablie`,
      message: `La mission de ${company} n’est plus retirée. Votre candidature reste envoyée.`,
    }),
  },
  accepted: {
    hide: ({ job, company }: Job): Words => ({
      title: `${quoted(job)} est retirée`,
      message: `L’équipe de Renfort a retiré cette mission. Vérifiez avec ${company} avant de vous déplacer, ou retirez votre candidature.`,
    }),
    restore: ({ job, company }: Job): Words => ({
      title: `${quoted(job)} est rétablie`,
      message: `La mission de ${company} n’est plus retirée. Votre place est gardée.`,
    }),
  },
};

export type MissionNotificationWords = typeof missionNotificationFr;
