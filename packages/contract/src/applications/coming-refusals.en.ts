import type { ComingRefusals } from "./coming-refusals.fr.ts";

export const comingRefusalsEn: ComingRefusals = {
  confirmed: "Your coming is confirmed.",
  notFound: "This application was not found",
  notAccepted: "This application was not accepted: there is nothing to confirm.",
  alreadyWithdrawn: "You withdrew this application.",
  missionStarted: "The work has already started.",
  missionOver: "This work is over.",
  positionsFilled: "All the places are taken.",
  shiftsFilled: "The shifts asked for are full.",
  bookingOverlap: "Other work already expects you at these hours.",
  eventInvalid: "This arrival could not be read.",
  codeInvalid: "The code has four digits.",
  invalid: "Some fields need to be corrected.",
  missing: "This page or item does not exist, or is not open to you.",
  inProgress: "Your request is already being handled.",
};
