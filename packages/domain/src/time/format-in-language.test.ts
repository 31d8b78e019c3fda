import { expect, test } from "vitest";
import { longDayIn } from "./format-in-language.ts";

test.each([
  ["fr", "19 novembre 2026"],
  ["en", "19 November 2026"],
  ["ar", "19 نوفمبر 2026"],
  ["pt", "19 de novembro de 2026"],
  ["uk", "19 листопада 2026 р."],
] as const)("in %s, the day in Paris", (language, text) => {
  expect(longDayIn(language, new Date("2026-11-18T23:30:00Z")).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(text);
});
