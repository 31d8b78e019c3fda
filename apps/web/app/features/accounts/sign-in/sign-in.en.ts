import type { SignInWords } from "./sign-in.fr.ts";

export const signInEn: SignInWords = {
  page: "Sign in",
  promise: "Six in the morning, and people are already at work.",
  welcome: "Welcome back",
  toApply: (job) => `Sign in to apply for “${job}”`,
  noAccount: "No account yet?",
  register: "Register (in French)",
  expired: { title: "Your session has expired", text: "Sign in again to go on from where you were." },
  email: "Email",
  emailHint: "For example, nom@exemple.fr",
  bothRequired: "Both fields are required.",
  password: "Password",
  forgotten: "Forgot your password? (in French)",
  submit: "Sign in",
  busy: "Signing in…",
  or: "or",
  continueWith: (provider) => `Continue with ${provider}`,
};
