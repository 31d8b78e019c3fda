import { hoursFr, hoursRefusals, typedRefusals } from "./hours.fr.ts";

/** Why an answer about hours is refused, to the person who worked them. */
export const hoursRefusalsFr = {
  notFound: hoursFr.notFound,
  stale: hoursFr.stale,
  versionInvalid: hoursFr.versionInvalid,
  actionInvalid: hoursFr.actionInvalid,
  timeRequired: hoursFr.timeRequired,
  timeInvalid: hoursFr.timeInvalid,
  breakInvalid: hoursFr.breakInvalid,
  notYours: hoursFr.notYours,
  notStarted: hoursRefusals.not_started,
  alreadyAgreed: hoursRefusals.already_agreed,
  inOffice: hoursRefusals.in_office,
  cutWaiting: hoursRefusals.cut_waiting,
  notDeclared: hoursRefusals.not_declared,
  noCut: hoursRefusals.no_cut,
  wholeMinute: typedRefusals.whole_minute,
  outBeforeIn: typedRefusals.out_before_in,
  tooLong: typedRefusals.too_long,
  tooFar: typedRefusals.too_far,
  inFuture: typedRefusals.in_future,
  breakTooLong: typedRefusals.break_too_long,
};

export type HoursRefusals = Record<keyof typeof hoursRefusalsFr, string>;
