import type { OwnAccountWords } from "./own-account.fr.ts";

export const ownAccountEn: OwnAccountWords = {
  you: "About you",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  emailTaken: "An account already uses this email address.",
  signIn: "Sign in with this address",
  confirmedBy: (provider) => `Confirmed by ${provider}.`,
  password: "Password",
  passwordRule: "At least 8 characters. A few unrelated words are easy to remember and hard to guess.",
  phone: "Phone",
  profession: "Your job",
  stated: (button) => `By pressing “${button}”, you state that you are 18 or older and you accept the `,
  ofAge: "I am 18 or older.",
  accept: (button) => `By pressing “${button}”, you accept the `,
  terms: "terms of use",
  privacyBefore: "What we do with your data is explained in the ",
  privacy: "privacy policy",
  newTab: " (new tab, in French).",
  join: "Join the team",
  joining: "One moment…",
  availableToo:
    "Your account is then “available”: other employers can also offer you work. You can change that in one tap.",
};
