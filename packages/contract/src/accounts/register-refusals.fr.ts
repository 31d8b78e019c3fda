import { applicationFr } from "../applications/applications.fr.ts";
import { problemFr } from "../http/problem.fr.ts";
import { shiftFr } from "../missions/shifts.fr.ts";
import { profileFr } from "../profiles/profiles.fr.ts";
import { teamFr } from "../team/team.fr.ts";
import { accountFr } from "./accounts.fr.ts";
import { socialFr } from "./social.fr.ts";

/** Why an account is not made, from the link of a team or while applying. */
export const registerRefusalsFr = {
  emailRequired: accountFr.emailRequired,
  emailInvalid: accountFr.emailInvalid,
  emailTaken: accountFr.emailTaken,
  passwordRequired: accountFr.passwordRequired,
  passwordShort: accountFr.passwords.too_short,
  passwordLong: accountFr.passwords.too_long,
  passwordPersonal: accountFr.weakPasswords.personal,
  passwordCommon: accountFr.weakPasswords.common,
  passwordGuessable: accountFr.weakPasswords.guessable,
  firstNameRequired: accountFr.firstNameRequired,
  lastNameRequired: accountFr.lastNameRequired,
  professionRequired: accountFr.professionRequired,
  phoneRequired: profileFr.missing["phone"] ?? "",
  phoneInvalid: profileFr.phoneInvalid,
  cityRequired: accountFr.cityRequired,
  communeUnknown: accountFr.communeUnknown,
  stateRequired: accountFr.stateRequired,
  countryRequired: accountFr.countryRequired,
  adultRequired: accountFr.adultRequired,
  termsRequired: accountFr.termsRequired,
  consentRequired: teamFr.consentRequired,
  registrationFailed: accountFr.registrationFailed,
  linkNotFound: teamFr.linkNotFound,
  linkClosed: teamFr.linkClosed,
  availabilityRequired: profileFr.missing["availability"] ?? "",
  messageRequired: applicationFr.messageRequired,
  shiftsRequired: shiftFr.required,
  ticketExpired: socialFr.ticketExpired,
  notAName: problemFr.notAName,
  unprintable: problemFr.unprintable,
  malformed: problemFr.malformed,
  timeout: problemFr.timeout,
  unexpected: problemFr.unexpected,
  unavailable: problemFr.unavailable,
  tooManyTries: "Trop de tentatives.",
};

export type RegisterRefusals = typeof registerRefusalsFr;
