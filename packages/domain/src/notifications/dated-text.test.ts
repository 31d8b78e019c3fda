import { expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { datedIn, dayIn, deadlineIn, momentIn, sayDates } from "./dated-text.ts";

const at = (day: string, time: string) => atParis(`2026-11-${day}`, time);
const now = at("18", "21:30");

test.each([
  [`« Serveur », ${momentIn(at("19", "11:00"))}.`, "« Serveur », demain à 11\u00a0h."],
  [`Répondez avant ${deadlineIn(at("19", "06:30"))}.`, "Répondez avant demain 6\u00a0h\u00a030."],
  [`Répondez avant ${deadlineIn(at("18", "22:00"))}.`, "Répondez avant 22\u00a0h."],
  [`Serveur, ${dayIn(at("18", "21:45"))}`, "Serveur, ce soir"],
  [`${dayIn(at("19", "11:00"))} · Lyon 7e`, "Demain · Lyon 7e"],
  ["{{moment demain}} {{day}}", "{{moment demain}} {{day}}"],
])("%s", (text, written) => {
  expect(sayDates(text, now)).toBe(written);
});

test("the same text says another day the next day", () => {
  const text = `Confirmez votre venue avant ${deadlineIn(at("19", "18:00"))}.`;
  expect(sayDates(text, now)).toContain("avant demain 18\u00a0h.");
  expect(sayDates(text, at("19", "08:00"))).toContain("avant 18\u00a0h.");
  expect(sayDates(text, at("20", "08:00"))).toContain("avant jeudi 19 novembre à 18\u00a0h.");
});

const plain = (text: string) => text.replace(/[\u00a0\u200e\u200f\u202f]/g, " ");

test.each([
  ["en", "Tomorrow at 11:00", "before 11:00 tomorrow", "before 00:30 tonight", "before 18:00 on Saturday 21 November"],
  [
    "ar",
    "غدًا الساعة 11:00",
    "before الساعة 11:00 غدًا",
    "before الساعة 00:30 هذه الليلة",
    "before الساعة 18:00 يوم السبت، 21 نوفمبر",
  ],
  [
    "pt",
    "Amanhã às 11:00",
    "before amanhã às 11:00",
    "before às 00:30 desta noite",
    "before sábado, 21 de novembro, às 18:00",
  ],
  ["uk", "Завтра об 11:00", "before 11:00 завтра", "before 00:30 цієї ночі", "before 18:00 21 листопада"],
] as const)("in %s, dates are named in the language of the text", (language, moment, tomorrow, tonight, later) => {
  const say = (text: string) => plain(sayDates(datedIn(language, text), now));
  expect(say(momentIn(at("19", "11:00")))).toBe(moment);
  expect(say(`before ${deadlineIn(at("19", "11:00"))}`)).toBe(tomorrow);
  expect(say(`before ${deadlineIn(at("19", "00:30"))}`)).toBe(tonight);
  expect(say(`before ${deadlineIn(at("21", "18:00"))}`)).toBe(later);
  expect(say(`before ${deadlineIn(at("18", "22:00"))}`)).toMatch(/22:00$/);
});

test("a text has one language, the last it was given", () => {
  const text = datedIn("en", dayIn(at("19", "11:00")));
  expect(sayDates(datedIn("pt", text), now)).toBe("Amanhã");
});
