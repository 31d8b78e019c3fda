import { LEVEL_OPENS } from "@app/domain/companies/company-rights";
import type { ApplyAccountWords } from "./apply-account.fr.ts";

const OPEN =
  "The address of the company is proven: it can also open your email, your phone number and your CV if it is attached.";
const MASKED =
  "Your email, your phone number and your CV if it is attached only open once you have confirmed that you are coming, or if the company proves its address.";

export const applyAccountEn: ApplyAccountWords = {
  title: (job) => `Apply for “${job}”`,
  where: (company, place, when) => `At ${company}, ${place}, ${when}`,
  promise: "One is looking, the other is free.",
  promiseText: "Follow your application until the answer.",
  haveAccount: "I have an account",
  intro:
    "This page creates your account and prepares your application. The ad is in French, and the French text is the one that counts.",
  marked: { before: "The fields marked ", after: " are required." },
  known: (provider) => `You are registering with ${provider}.`,
  fewFields: "A few fields are left to fill in.",
  choosePassword: "Choose a password",
  yourJob: "Your job",
  profession: "Job",
  availability: "Availability",
  available: "Available",
  notAvailable: "Not available at short notice",
  skills: "Your skills",
  skillsHint: "If you choose none, your job is noted as a skill.",
  otherSkill: "Another skill",
  message: "Your message",
  messageHint: "It is sent as you write it: the employer reads French.",
  seen: ({ company, level }) =>
    `${company} will see your message and your profile: name, town, job and skills. ${LEVEL_OPENS[level].contactsBeforeAcceptance ? OPEN : MASKED} You will have five minutes to cancel.`,
  send: "Create my account and apply",
  sending: "Sending…",
};
