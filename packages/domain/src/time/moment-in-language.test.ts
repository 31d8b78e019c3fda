import { expect, test } from "vitest";
import type { OtherLanguage } from "../text/language.ts";
import { lengthIn, momentIn } from "./moment-in-language.ts";

const NOW = new Date("2026-11-16T14:40:00Z");
const plain = (text: string) => text.replace(/[\u00a0\u202f\u200f]/g, " ");

test.each<[OtherLanguage, string, string]>([
  ["en", "today, 18:00", "Saturday 21 November, 18:00"],
  ["ar", "اليوم، 18:00", "السبت، 21 نوفمبر، 18:00"],
  ["pt", "hoje, 18:00", "sábado, 21 de novembro, 18:00"],
  ["uk", "сьогодні, 18:00", "субота, 21 листопада, 18:00"],
])("in %s, a moment is that of Paris", (language, today, saturday) => {
  expect(plain(momentIn(language, new Date("2026-11-16T17:00:00Z"), NOW))).toBe(today);
  expect(plain(momentIn(language, new Date("2026-11-21T17:00:00Z"), NOW))).toBe(saturday);
});

test.each<[OtherLanguage, number, string]>([
  ["en", 330, "5 h 30 min"],
  ["pt", 45, "45 min"],
  ["uk", 360, "6 год"],
  ["ar", 365, "6 س 5 د"],
  ["en", 0, "0 h"],
])("in %s, a length of %i minutes is « %s »", (language, minutes, text) => {
  expect(plain(lengthIn(language, minutes))).toBe(text);
});
