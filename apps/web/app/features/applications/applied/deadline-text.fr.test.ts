import { expect, test } from "vitest";
import { replyText } from "./deadline-text.fr.ts";

const NOW = Date.parse("2026-11-18T09:33:00Z");
const read = (side: "candidate" | "employer", until: string) => replyText(side, until, NOW)?.replaceAll("\u00a0", " ");

test.each([
  ["2026-11-18T16:15:00Z", "Réponse avant 17 h 15", "À répondre avant 17 h 15"],
  ["2026-11-19T10:00:00Z", "Réponse avant demain 11 h", "À répondre avant demain 11 h"],
  ["2026-11-18T10:15:30Z", "Réponse dans 42 min au plus", "À répondre : encore 42 min"],
  ["2026-11-18T09:33:20Z", "Réponse dans 1 min au plus", "À répondre : encore 1 min"],
  ["2026-11-18T09:33:00Z", undefined, undefined],
])("the same clock for both sides, until %s", (until, candidate, employer) => {
  expect([read("candidate", until), read("employer", until)]).toEqual([candidate, employer]);
});
