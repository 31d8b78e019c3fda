import { expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { dayIn, deadlineIn, momentIn, sayDates } from "./dated-text.ts";

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
