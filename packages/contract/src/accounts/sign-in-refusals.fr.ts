import { accessFr } from "../http/access.fr.ts";
import { problemFr } from "../http/problem.fr.ts";
import { accountFr } from "./accounts.fr.ts";
import { socialFr } from "./social.fr.ts";
import { totpFr } from "./totp.fr.ts";

const {
  sign_in_cancelled: cancelled,
  sign_in_failed: failed,
  provider_unavailable: away,
  address_unproven,
} = socialFr.refusals;

/** Why somebody is not signed in, or their address not confirmed. */
export const signInRefusalsFr = {
  invalidCredentials: accountFr.invalidCredentials,
  suspended: accessFr.accountSuspended,
  challengeOver: totpFr.challengeOver,
  codeInvalid: problemFr.codeInvalid,
  codeWrong: accountFr.codeWrong,
  codeExpired: accountFr.codeExpired,
  codeOver: accountFr.codeOver,
  notVerifiedYet: accountFr.notVerifiedYet,
  closed: socialFr.refusals.account_closed(),
  cancelledGoogle: cancelled("Google"),
  cancelledFacebook: cancelled("Facebook"),
  failedGoogle: failed("Google"),
  failedFacebook: failed("Facebook"),
  awayGoogle: away("Google"),
  awayFacebook: away("Facebook"),
  unprovenGoogle: address_unproven("Google"),
  unprovenFacebook: address_unproven("Facebook"),
};

export type SignInRefusals = typeof signInRefusalsFr;
