import type { SignInRefusals } from "./sign-in-refusals.fr.ts";

const cancelled = (name: string) => `You stopped signing in with ${name}. Nothing has changed.`;
const failed = (name: string) => `Signing in with ${name} did not work. Start again.`;
const away = (name: string) => `${name} does not answer. Try again in a few minutes, or sign in with your password.`;
const unproven = (name: string) =>
  `An account already uses this email address, and ${name} does not tell us that it is yours. Sign in with your password.`;

export const signInRefusalsEn: SignInRefusals = {
  invalidCredentials: "Wrong email or password.",
  suspended: "Your account is suspended. The reasons were sent to you by email.",
  challengeOver: "This sign-in waited too long or had too many attempts. Start again with your password.",
  codeInvalid: "Enter the six digits of the code.",
  codeWrong: "This is not the right code. Read it again in the last message you received.",
  codeExpired: "This code has expired. Ask for a new one.",
  codeOver: "This code can no longer be used. Ask for a new one.",
  notVerifiedYet: "This address is not confirmed yet.",
  closed: "This account cannot sign in. Write to us if you think it is a mistake.",
  cancelledGoogle: cancelled("Google"),
  cancelledFacebook: cancelled("Facebook"),
  failedGoogle: failed("Google"),
  failedFacebook: failed("Facebook"),
  awayGoogle: away("Google"),
  awayFacebook: away("Facebook"),
  unprovenGoogle: unproven("Google"),
  unprovenFacebook: unproven("Facebook"),
};
