import { describe, expect, test } from "vitest";
import { directionOf, LANGUAGE_NAMES, LANGUAGES, LOCALES, languageFrom, preferredLanguage } from "./language.ts";

describe("the language of a browser", () => {
  test.each([
    [["uk-UA", "uk", "en"], "uk"],
    [["pt-BR"], "pt"],
    [["AR-eg"], "ar"],
    [["de", "pl", "en-US"], "en"],
    [["fr", "ar"], "fr"],
    [["de"], undefined],
    [[""], undefined],
    [[], undefined],
  ])("%j is %s", (wanted, language) => expect(preferredLanguage(wanted)).toBe(language));
});

test("only the five are read", () => {
  expect(LANGUAGES.map(languageFrom)).toEqual([...LANGUAGES]);
  for (const text of ["", "ru", "FR", "toString"]) expect(languageFrom(text)).toBeUndefined();
});

test("Arabic alone is read from right to left", () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === "rtl")).toEqual(["ar"]);
});

test("each has its name in itself, and digits that a clock shows", () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
  for (const language of LANGUAGES)
    expect(new Intl.NumberFormat(LOCALES[language], { useGrouping: false }).format(2026)).toBe("2026");
});
