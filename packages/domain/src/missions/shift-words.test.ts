import { expect, test } from "vitest";
import { shiftWords } from "./shift-words.ts";

const at = (text: string) => new Date(`${text}+01:00`);
const evening = { startsAt: at("2026-11-18T18:00"), endsAt: at("2026-11-19T00:30"), breakMinutes: 30 };

test.each([
  ["fr", "mer. 18 nov., 18 h – 0 h 30", "4 créneaux, du 18 au 21 nov.", "pause 30 min, 6 h payées", "14,50 €"],
  ["en", "Wed 18 Nov, 18:00 – 00:30", "4 shifts, 18–21 Nov", "break 30 min, 6 h paid", "€14.50"],
  ["uk", "ср, 18 лист., 18:00 – 00:30", "4 зміни, 18–21 лист.", "перерва 30 хв, оплачується 6 год", "14,50 €"],
] as const)("in %s, days, hours and pay", async (language, one, several, pause, pay) => {
  const words = await shiftWords.load(language);
  const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, " ").replace("18 – 21", "18–21");
  expect(plain(words.shifts({ ...evening, shiftCount: 1 }))).toBe(one);
  expect(plain(words.shifts({ ...evening, endsAt: at("2026-11-22T00:30"), shiftCount: 4 }))).toBe(several);
  expect(plain(words.pause(evening, false))).toBe(pause);
  expect(plain(words.euros(1450))).toBe(pay);
});

test.each([
  ["ar", 1, "1 وردية"],
  ["ar", 2, "ورديتان"],
  ["ar", 5, "5 ورديات"],
  ["ar", 11, "11 وردية"],
  ["uk", 1, "1 зміна"],
  ["uk", 3, "3 зміни"],
  ["uk", 5, "5 змін"],
  ["uk", 21, "21 зміна"],
] as const)("in %s, %i shifts", async (language, shiftCount, text) => {
  const words = await shiftWords.load(language);
  expect(words.shifts({ startsAt: evening.startsAt, endsAt: null, shiftCount })).toContain(text);
});

test.each(["en", "ar", "pt", "uk"] as const)("in %s, the places that are left", async (language) => {
  const { places } = await shiftWords.load(language);
  const texts = [
    places({ positions: 3, accepted: 0 }),
    places({ positions: 3, accepted: 1 }),
    places({ positions: 3, accepted: 3 }),
  ];
  expect(new Set(texts).size).toBe(3);
  expect(texts[1]).toMatch(/2.*3/);
});
