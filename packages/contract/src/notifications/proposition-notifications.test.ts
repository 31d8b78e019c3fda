import { datedIn, sayDates } from "@app/domain/notifications/dated-text";
import { atParis } from "@app/domain/time/calendar";
import { expect, test } from "vitest";
import type { MatchReason } from "../matching/propositions.ts";
import type { ProposedMission } from "./proposition-notifications.fr.ts";
import { propositionNotifications } from "./proposition-notifications.ts";

const at = (day: string, time: string) => atParis(`2026-11-${day}`, time);
const now = at("18", "11:00");
const mission: ProposedMission = {
  company: "Hôtel-Restaurant «\u00a0Les Trois Garçons\u00a0» de la Côte d’Émeraude",
  job: "Serveur en salle (H/F)",
  place: "Lyon 7e",
  startsAt: at("19", "18:00"),
  endsAt: at("19", "23:00"),
  lastEndsAt: at("19", "23:00"),
  shiftCount: 1,
  payCents: 1450,
  payPeriod: "hourly",
};
const rest = { startsAt: at("18", "19:05"), endsAt: at("18", "23:00"), breakMinutes: 24 };
const others = ["en", "ar", "pt", "uk"] as const;
const plain = (text: string) => text.replace(/\u200f/g, "").replace(/[\u00a0\u202f]/g, " ");

test.each([
  ["en", "Serveur en salle, Tomorrow evening 18:00 – 23:00 · Lyon 7e · €14.50 / hour"],
  ["ar", "عرض عمل: \u2068Serveur en salle\u2069، مساء غد 18:00 – 23:00 · \u2068Lyon 7e\u2069 · 14.50 € في الساعة"],
  ["pt", "Serveur en salle, amanhã 18:00 – 23:00 · Lyon 7e · 14,50 € / hora"],
  ["uk", "Serveur en salle, завтра ввечері 18:00 – 23:00 · Lyon 7e · 14,50 € за годину"],
] as const)("in %s, all that decides is in the title", async (language, title) => {
  const words = await propositionNotifications.load(language);
  expect(plain(sayDates(datedIn(language, words.title(mission)), now)).toLowerCase()).toBe(title.toLowerCase());
});

test.each(others)("in %s, several shifts, work from home, a day without hours", async (language) => {
  const words = await propositionNotifications.load(language);
  const several = words.title({ ...mission, shiftCount: 4, lastEndsAt: at("22", "23:00"), place: null });
  expect(several).toMatch(/4/);
  expect(several).not.toMatch(/null|undefined|distance/);
});

test.each(others)("in %s, each reason is a sentence, and the answer has its deadline", async (language) => {
  const words = await propositionNotifications.load(language);
  const reasons: MatchReason[] = [
    { kind: "worked_here", count: 1 },
    { kind: "worked_here", count: 4 },
    { kind: "skills", skills: ["Service en salle", "Anglais"] },
    { kind: "commitments" },
    { kind: "available" },
  ];
  const write = (found: readonly MatchReason[]) =>
    words.messageFor(mission)({ km: 3.2, reasons: found, answerBefore: at("18", "17:00") });
  const texts = reasons.map((reason) => write([reason]));
  expect(new Set(texts).size).toBe(reasons.length);
  for (const text of [...texts, write([])]) {
    expect(text).toMatch(/Les Trois Garçons[^\n]*3[^\n]*\n/u);
    expect(sayDates(datedIn(language, text), now)).toMatch(/17:00\.$/);
  }
});

test.each(others)("in %s, a call says what a yes does, and fits a telephone", async (language) => {
  const words = await propositionNotifications.load(language);
  const called = { ...mission, rest, pay: 5220 };
  for (const outcome of ["booked", "vetoable", "asks"] as const) {
    const values = { km: 1, answerBefore: at("18", "18:00"), outcome };
    const texts = [words.calledMessage(called, values), words.replaceMessage(called, values)].map((text) =>
      sayDates(datedIn(language, text), now),
    );
    // What a push shows, whatever the characters.
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(600);
    expect(texts[0]).toContain("18:00");
    for (const fact of ["18:35", "19:05", "23:00", "24"]) expect(texts[1]).toContain(fact);
    expect(texts[1]).toMatch(/52[.,]20/);
  }
  expect(words.callMeans.vetoable("T")).toContain("10");
});
