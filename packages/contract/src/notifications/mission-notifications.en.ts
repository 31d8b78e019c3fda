import type { MissionNotificationWords } from "./mission-notifications.fr.ts";

const quoted = (text: string) => `“${text}”`;
const STILL_SENT = "Your application is still sent; you can withdraw it.";
const STILL_YOURS = "Your place is kept.";
const ELSEWHERE = "You can apply elsewhere for these dates.";
const IN_DOUBT = "we are checking its new identity. If in doubt, share nothing and write to us.";

export const missionNotificationEn: MissionNotificationWords = {
  changedForAccepted: (v) => ({
    title: `${quoted(v.job)} has changed`,
    message: v.askAgain
      ? `${v.changes.join(", ")}. Confirm that you are coming, or withdraw with no consequence.`
      : `${v.changes.join(", ")}. ${STILL_YOURS}`,
  }),
  changedForPending: (v) => ({
    title: `${quoted(v.job)} has changed`,
    message: `${v.changes.join(", ")}. ${STILL_SENT}`,
  }),
  closed: (v) => ({
    title: `${quoted(v.job)} is closed`,
    message: `${v.company} has closed this offer of work. ${ELSEWHERE}`,
  }),
  cancelled: (v) => ({
    title: `${quoted(v.job)} is cancelled`,
    message: `${v.company} is cancelling the work planned for ${v.when}. You are free on these dates.`,
  }),
  shortened: (v) => ({
    title: `${quoted(v.job)} is over`,
    message: `${v.company} is ending this work: the days that remain are no longer to be worked.`,
  }),
  heldForAccepted: (v) => ({
    title: `${quoted(v.job)} is being checked`,
    message:
      "Our team is reading this ad again. Your place is kept, on the terms you have read; we will then write to you.",
  }),
  heldForPending: (v) => ({
    title: `${quoted(v.job)} is being checked`,
    message: `Our team is reading this ad again. ${STILL_SENT}`,
  }),
  newIdentity: (v) => ({
    title: `${quoted(v.job)}: the company has changed`,
    message:
      v.before === v.after
        ? `${v.after} has changed its SIRET number or its address: ${IN_DOUBT}`
        : `${v.before} is now called ${v.after}: ${IN_DOUBT}`,
  }),
  releasedForApplicants: (v) => ({
    title: `${quoted(v.job)} is no longer being checked`,
    message: "Our team has read it again: nothing changes for you.",
  }),
  filledForCandidate: (v) => ({
    title: `${quoted(v.job)} is full`,
    message: `All the places at ${v.company} are taken. Your application stays in reserve in case somebody drops out.`,
  }),
  waiting: {
    hide: ({ job, company }) => ({
      title: `${quoted(job)} has been removed`,
      message: `The Renfort team has removed this ad of ${company}. ${ELSEWHERE}`,
    }),
    restore: ({ job, company }) => ({
      title: `${quoted(job)} is back`,
      message: `The ad of ${company} is no longer removed. Your application is still sent.`,
    }),
  },
  accepted: {
    hide: ({ job, company }) => ({
      title: `${quoted(job)} has been removed`,
      message: `The Renfort team has removed this ad. Check with ${company} before you travel, or withdraw your application.`,
    }),
    restore: ({ job, company }) => ({
      title: `${quoted(job)} is back`,
      message: `The ad of ${company} is no longer removed. ${STILL_YOURS}`,
    }),
  },
};
