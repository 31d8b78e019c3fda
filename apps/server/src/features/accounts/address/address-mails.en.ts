import { nameForMail } from "@app/domain/accounts/person-name";
import type { AddressMailWords, Person } from "./address-mails.fr.ts";

const codeLine = (code: string) =>
  `Your code: ${code}. Copy it into the page that is open on Renfort. It is valid for 30\u00a0minutes.`;
const hello = ({ firstName }: Person) => `${["Hello", nameForMail(firstName)].join(" ").trim()},`;

export const addressMailEn: AddressMailWords = {
  welcome: (person, proof) => ({
    subject: proof ? "Your code to confirm your email address" : "Welcome to Renfort",
    preheader: proof
      ? `Your code: ${proof.code}, to confirm your email address.`
      : "Your account is open, and your email address confirmed.",
    greeting: hello(person),
    paragraphs: [
      proof
        ? "Your account is open. Your first application can leave as soon as your address is confirmed and your profile complete."
        : "Your account is open. Your first application can leave as soon as your profile is complete.",
      ...(proof
        ? [codeLine(proof.code), "You can also confirm your address with the link, valid for three days."]
        : []),
    ],
    ...(proof && { action: { label: "Confirm my address", url: proof.url } }),
    closing: proof ? "If you have not created an account, ignore this message." : "See you soon on Renfort.",
  }),
  verify: (person, { url, code }) => ({
    subject: "Confirm your email address",
    preheader: `Your code: ${code}.`,
    greeting: hello(person),
    paragraphs: [
      codeLine(code),
      "You can also confirm your address with this link. It is valid for three days and works once only.",
    ],
    action: { label: "Confirm my address", url },
    closing: "If you have not asked for anything, ignore this message.",
  }),
  reset: (person, url) => ({
    subject: "Reset your password",
    preheader: "The link is valid for 30\u00a0minutes. If you have not asked for anything, ignore this message.",
    greeting: hello(person),
    paragraphs: ["You have asked to change your password. The link is valid for 30\u00a0minutes and works once only."],
    action: { label: "Choose a new password", url },
    closing: "If you have not asked for anything, ignore this message: your password stays the same.",
  }),
};
