/** Decisions of moderators on a mission, for its author. */
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
};
