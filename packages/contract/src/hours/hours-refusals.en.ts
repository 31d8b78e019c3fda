import type { HoursRefusals } from "./hours-refusals.fr.ts";

export const hoursRefusalsEn: HoursRefusals = {
  notFound: "These hours do not exist, or are not yours.",
  stale: "These hours have changed since. Read them again before you answer.",
  versionInvalid: "Reload the page before you answer.",
  actionInvalid: "This action does not exist.",
  timeRequired: "Enter a time.",
  timeInvalid: "Enter a valid day and time.",
  breakInvalid: "Enter the break in minutes, from 0 to 720.",
  notYours: "This answer is for the other person to give.",
  notStarted: "The shift has not started.",
  alreadyAgreed: "These hours are already validated.",
  inOffice: "The Renfort office reads both views: its answer goes to both.",
  cutWaiting: "The company proposes other hours: the person must answer first.",
  notDeclared: "The person has not declared their hours yet.",
  noCut: "The company does not propose other hours.",
  wholeMinute: "Enter a time to the minute.",
  outBeforeIn: "The end must come after the start.",
  tooLong: "A shift lasts 24\u00a0hours at most.",
  tooFar: "This time is too far from the planned shift.",
  inFuture: "This time has not passed yet.",
  breakTooLong: "The break cannot take the whole shift.",
};
