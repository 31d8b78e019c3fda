import { expect, test } from "vitest";
import { deadlineText } from "./deadline-text.fr.ts";

const NOW = Date.parse("2026-11-18T09:33:00Z");

test.each([
  ["2026-11-18T16:15:00Z", "À répondre avant 17 h 15"],
  ["2026-11-19T10:00:00Z", "À répondre avant demain 11 h"],
  ["2026-11-18T10:15:30Z", "À répondre : encore 42 min"],
  ["2026-11-18T09:33:20Z", "À répondre : encore 1 min"],
  ["2026-11-18T09:33:00Z", undefined],
])("until %s", (until, text) => {
  expect(deadlineText("À répondre", until, NOW)?.replaceAll("\u00a0", " ")).toBe(text);
});
