/** Notifications of moderators' decisions on a mission. */
type Words = { title: string; message: string };
type Job = { job: string; company: string };

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

export const officeNotificationFr = {
  author: {
    hide: ({ job }: Job): Words => ({
      title: `${quoted(job)} est retirée`,
      message: "Notre équipe a retiré cette mission. Un e-mail vous en donne la raison.",
    }),
    restore: ({ job }: Job): Words => ({
      title: `${quoted(job)} est rétablie`,
      message: "Notre équipe est revenue sur sa décision. Un e-mail vous en donne la raison.",
    }),
    release: ({ job }: Job): Words => ({
      title: `${quoted(job)} est publiée`,
      message: "Notre équipe l’a relue\u00a0: elle peut recevoir des candidatures.",
    }),
  },
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
