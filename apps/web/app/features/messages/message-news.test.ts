import { expect, test } from "vitest";
import { newsOf } from "./message-news.ts";

const ME = 1;
const OTHER = 2;
const asCandidate = (userId: number) => ({ userId, candidateId: null });
const message = {
  id: 7,
  sender: { id: OTHER },
  content: "Votre IBAN ?",
  timestamp: "2026-11-14T16:15:00Z",
  warning: null,
};
const warning = { rule: "iban" as const, text: "Ne communiquez pas vos coordonnées bancaires ici." };

test("a screen reader hears the warning before the message it is about", () => {
  expect(newsOf(message, asCandidate(ME), "Nadia")).toBe("Nadia\u00a0: Votre IBAN ?");
  expect(newsOf({ ...message, warning }, asCandidate(ME), "Nadia")).toBe(`${warning.text} Nadia\u00a0: Votre IBAN ?`);
});

test("of one's own message, only the warning", () => {
  expect(newsOf({ ...message, warning }, asCandidate(OTHER), "Nadia")).toBe(warning.text);
});
