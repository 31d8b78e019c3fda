import { AGREED_DAYS } from "@app/domain/applications/attendance";
import { fullStop } from "@app/domain/text/full-stop";
import { clockOf } from "@app/domain/time/format-in-language";
import type { ApplicationNotificationWords } from "./application-notifications.fr.ts";

const STILL_OWED =
  " You had said yes: except in the cases provided for by law (agreement between you, serious misconduct, force majeure), what was planned until the end is still owed to you.";

export const applicationNotificationEn: ApplicationNotificationWords = {
  applicationSent: (v) => ({
    title: "Application sent",
    message: `“${v.job}” at ${v.company}. You will know when it is read.`,
  }),
  applicationSeen: (v) => ({
    title: "Your application has been read",
    message: `${v.company} has opened your application for “${v.job}”.`,
  }),
  applicationAccepted: (v) => ({
    title: `${v.company} has accepted your application`,
    message: `“${v.job}”, ${v.when}. ${
      v.confirmBefore === null
        ? "Confirm that you are coming to keep the place."
        : `Confirm that you are coming before ${v.confirmBefore} to keep the place.`
    }`,
  }),
  placeGiven: (v) => ({
    title: `It is yours: ${v.company} is expecting you`,
    message: `“${v.job}”, ${v.when}. The place is yours.`,
  }),
  offerReleased: (v) => ({
    title: `Your place at ${v.company} is being offered to somebody else`,
    message: `“${v.job}”, ${v.when}. Your coming was not confirmed in time. This does not count in your commitments. As long as the place is free, you can still confirm it.`,
  }),
  confirmAgain: (v) => ({
    title: "Are you still coming?",
    message: `“${v.job}” at ${v.company}, ${v.when}. Answer before ${v.until}. Without an answer, the employer is told and the place stays yours.`,
  }),
  applicationRejected: (v) => ({
    title: `Answer for “${v.job}”`,
    message: v.reason
      ? `${v.company} has not chosen your application this time. Reason given: ${fullStop(v.reason)}`
      : `${v.company} has not chosen your application this time. Other work is waiting for you.`,
  }),
  applicationLapsed: (v) => ({
    title: `No answer from ${v.company}: you are free`,
    message: `“${v.job}”, ${v.when}. The time to answer is over: this application no longer commits you to anything.`,
  }),
  applicationReopened: (v) => ({
    title: "Your application is being considered again",
    message: `${v.company} is reconsidering its answer for “${v.job}”.`,
  }),
  applicationCancelled: (v) => ({
    title: `${v.company} has cancelled your coming`,
    message: `“${v.job}”, ${v.when}. Reason given: ${fullStop(v.reason)}${v.isOwed ? STILL_OWED : ""}`,
  }),
  companyLeft: (v) => ({
    title: `“${v.job}” is closed`,
    message: `${v.company} has closed its account: this work will not take place. You can apply elsewhere for these dates.`,
  }),
  attendanceWorked: (v) => ({
    title: "Your work is counted",
    message: `“${v.job}” at ${v.company} is added to the work you have done. Say how it went.`,
  }),
  attendanceAbsent: (v) => ({
    title: `${v.company} reports you absent`,
    message: `“${v.job}”: if this is a mistake, contest it within ${v.days} days. If it is not contested, it counts after ${AGREED_DAYS} days. This report does not cancel your contract${
      v.isUnderWay
        ? ": if you arrive, even after the rest of the shift has been given to somebody else, your hours count."
        : "."
    }`,
  }),
  interviewProposed: (v) => ({
    title: `${v.company} proposes that you talk`,
    message:
      v.count === 1
        ? `“${v.job}”: one time proposed. Answer as soon as you can.`
        : `“${v.job}”: ${v.count}\u00a0times to choose from. Answer as soon as you can.`,
  }),
  interviewChosenByEmployer: (v) => ({
    title: "Talk confirmed",
    message: `${v.company}, ${v.time}, for “${v.job}”.`,
  }),
  interviewDeclinedByEmployer: (v) => ({
    title: `${v.company} gives up the talk`,
    message: `Your application for “${v.job}” stays open.`,
  }),
  interviewCounteredByEmployer: (v) => ({
    title: `${v.company} proposes other times`,
    message: `Choose one for “${v.job}”, or propose a new date.`,
  }),
  interviewSoon: (v) => ({
    title: `Talk at ${clockOf(v.at)} with ${v.other}`,
    message: v.place ? `${v.time}, for “${v.job}”. ${fullStop(v.place)}` : `${v.time}, for “${v.job}”.`,
  }),
  messageReceived: (v) => ({
    title: `${v.sender} has written to you`,
    message: `“${v.excerpt}”`,
  }),
};
