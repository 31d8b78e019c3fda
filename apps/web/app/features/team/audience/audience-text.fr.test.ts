import { expect, test } from "vitest";
import { answerText, isClosedToOthers, openingText } from "./audience-text.fr.ts";

const NOW = Date.parse("2026-11-20T13:21:00Z");

test.each([
  [{ audience: "team_first", until: "2026-11-20T13:42:00Z" }, "Tout le monde dans 21\u00a0min, à 14\u00a0h\u00a042"],
  [{ audience: "team_first", until: "2026-11-20T13:20:00Z" }, "Tout le monde la verra dans un instant"],
  [{ audience: "team_first", until: null }, "Tout le monde voit la mission"],
  [{ audience: "team_only", until: null }, "Pour votre équipe seulement"],
] as const)("%o", (team, text) => {
  expect(openingText(team, NOW)).toBe(text);
});

test("who else sees it", () => {
  expect(isClosedToOthers({ audience: "team_only", until: null })).toBe(true);
  expect(isClosedToOthers({ audience: "team_first", until: null })).toBe(false);
  expect(isClosedToOthers({ audience: "everyone", until: null })).toBe(false);
});

test("an answer and its hour", () => {
  expect(answerText({ state: "yes", at: "2026-11-20T13:16:00Z" }, NOW)).toBe("a dit oui à 14\u00a0h\u00a016");
  expect(answerText({ state: "seen", at: "2026-11-20T13:18:00Z" }, NOW)).toBe("a lu à 14\u00a0h\u00a018");
});
