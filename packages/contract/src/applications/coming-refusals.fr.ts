import { dayFr } from "../day/day.fr.ts";
import { problemFr } from "../http/problem.fr.ts";
import { applicationFr } from "./applications.fr.ts";

/** What is answered to somebody who confirms, arrives or leaves. */
export const comingRefusalsFr = {
  confirmed: applicationFr.confirmed,
  notFound: applicationFr.notFound,
  notAccepted: applicationFr.notAccepted,
  alreadyWithdrawn: applicationFr.alreadyWithdrawn,
  missionStarted: applicationFr.missionStarted,
  missionOver: applicationFr.missionOver,
  positionsFilled: applicationFr.positionsFilled,
  shiftsFilled: applicationFr.shiftsFilled,
  bookingOverlap: applicationFr.refusals.booking_overlap,
  eventInvalid: dayFr.eventInvalid,
  codeInvalid: dayFr.codeInvalid,
  invalid: problemFr.invalid,
  missing: problemFr.notFound,
  inProgress: problemFr.inProgress,
};

export type ComingRefusals = typeof comingRefusalsFr;
