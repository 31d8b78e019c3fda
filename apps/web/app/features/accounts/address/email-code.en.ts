import type { EmailCodeWords } from "./email-code.fr.ts";

export const emailCodeEn: EmailCodeWords = {
  page: "Confirm my address",
  promise: "Two minutes, and you are back.",
  title: "The code received by email",
  sentTo: (email) => `It was sent to ${email}.`,
  thenSent: (job, company) =>
    `Your application for “${job}” at ${company} is sent as soon as the address is confirmed.`,
  confirmed: "Address confirmed",
  toSend: (company) => `What is left is to send your application to ${company}.`,
  send: "Send my application",
  confirm: "Confirm my address",
  resent: { title: "A new code has been sent.", text: "The one before no longer works." },
  resend: "Send the code again",
  opened: "I opened the link, continue",
  code: "Code",
  hint: "Six digits, valid for 30 minutes.",
  checking: "Checking…",
};
