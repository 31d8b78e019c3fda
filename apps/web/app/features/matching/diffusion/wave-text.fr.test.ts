import type { WaveView } from "@app/contract/matching/diffusion";
import { expect, test } from "vitest";
import { leverText } from "./lever-text.fr.ts";
import {
  forecastText,
  levelLimitLine,
  levelText,
  planBText,
  reopeningText,
  sendAgainText,
  standbyStepText,
  standbyTitle,
  waveSizeText,
  waveText,
  waveTitle,
} from "./wave-text.fr.ts";

const NOW = Date.parse("2026-11-16T13:12:00.000Z");
const SENT: WaveView = {
  number: 1,
  state: "sent",
  reason: "published",
  at: "2026-11-16T13:00:00.000Z",
  putOff: false,
  size: 10,
  notified: 4,
  seen: 0,
  interested: 0,
  applied: 0,
};
const DUE: WaveView = { ...SENT, number: 2, state: "due", at: "2026-11-16T13:20:00.000Z", notified: 0 };

test("a wave that left has its hour and what came of it", () => {
  expect(waveText(SENT, NOW)).toBe("À 14\u00a0h. Pas encore vue.");
  expect(waveText({ ...SENT, seen: 3, interested: 1, applied: 1 }, NOW)).toBe(
    "À 14\u00a0h. 3\u00a0l’ont vue, une intéressée, une a postulé.",
  );
  expect(waveText({ ...SENT, notified: 0 }, NOW)).toBe("À 14\u00a0h. Personne ne correspondait.");
  expect(waveText({ ...SENT, number: 2, notified: 0 }, NOW)).toBe("À 14\u00a0h. Personne d’autre ne correspondait.");
  expect(waveSizeText(SENT)).toBe("4\u00a0personnes");
});

test("the next one has its hour, and how many at most", () => {
  expect(waveTitle(DUE)).toBe("Les suivantes");
  expect(waveTitle({ ...DUE, reason: "reopened" })).toBe("Une place s’est libérée");
  expect(waveText(DUE, NOW)).toBe("À 14\u00a0h\u00a020, dans 8\u00a0min, s’il manque encore quelqu’un.");
  expect(waveSizeText(DUE)).toBe("10 au plus");
});

test("a wave that was put off says what it waits for, and the button when it works again", () => {
  expect(waveText({ ...DUE, putOff: true }, NOW)).toBe(
    "En attente\u00a0: au moins 3\u00a0candidatures par place attendent votre réponse. D’autres personnes sont prévenues quand vous avez répondu.",
  );
  expect(sendAgainText("2026-11-16T13:20:00.000Z", NOW)).toBe("De nouveau possible à 14\u00a0h\u00a020.");
});

test("the people on standby are counted, never named", () => {
  expect(standbyTitle({ waiting: 0, running: null }, NOW)).toBe("Plan\u00a0B\u00a0: en veille");
  expect(standbyTitle({ waiting: 2, running: null }, NOW)).toBe("Plan\u00a0B\u00a0: 2\u00a0personnes en renfort");
  const running = { people: 2, level: "team", until: "2026-11-16T13:40:00.000Z" } as const;
  expect(standbyTitle({ waiting: 1, running }, NOW)).toBe(
    "Plan\u00a0B\u00a0: 2\u00a0personnes appelées, réponse avant 14\u00a0h\u00a040",
  );
  expect(levelText({ running })).toBe("De votre équipe d’abord.");
  expect(levelText({ running: null })).toBeUndefined();
  expect(planBText({ planB: "ask", waiting: 2, accepted: 1 })).toContain("Chaque oui attend votre réponse.");
  expect(planBText({ planB: "auto", waiting: 2, accepted: 1 })).toContain("(1 sur 2) prend la place");
  const called = { state: "called", at: SENT.at, expiresAt: "2026-11-16T13:40:00.000Z" } as const;
  expect(standbyStepText(called, NOW)).toBe(
    "Place proposée à 14\u00a0h à une personne en renfort, qui répond avant 14\u00a0h\u00a040.",
  );
});

test("a place that is free again says why", () => {
  expect(reopeningText({ cause: "released", at: SENT.at }, NOW)).toBe(
    "Une place s’est libérée à 14\u00a0h\u00a0: la venue n’a pas été confirmée à temps.",
  );
});

test("comparable missions say how many were filled, and how fast", () => {
  expect(forecastText({ cases: 40, filled: 34, medianMinutes: 25 })).toBe(
    "Sur 40\u00a0missions comparables, 34 ont été pourvues, la moitié en moins de 25\u00a0min.",
  );
  expect(forecastText({ cases: 40, filled: 34, medianMinutes: null })).toBe(
    "Sur 40\u00a0missions comparables, 34 ont été pourvues.",
  );
});

test("the distance belongs to people, the pay and the hours to the employer", () => {
  expect(leverText({ kind: "further", km: 5, people: 20 })).toEqual({
    title: "Environ 20\u00a0personnes un peu trop loin",
    text: "À 5\u00a0km de plus, au maximum, que la distance qu’elles acceptent.",
    action: undefined,
  });
  expect(leverText({ kind: "pay", hourlyCents: 1480, medianCents: 1480, people: null })).toMatchObject({
    text: "C’est la médiane locale.",
    action: "Augmenter",
  });
  expect(leverText({ kind: "hours", people: 5 }).text).toBe(
    "Environ 5\u00a0personnes sont libres à d’autres heures ce jour-là.",
  );
});

test("below a proven address the figures of the waves are said; above, only once the day is full", () => {
  const unproven = { level: "unverified", people_per_wave: 10, people_per_day: 30, notified_today: 12 } as const;
  expect(levelLimitLine(unproven)).toBe(
    "À chaque fois, 10\u00a0personnes prévenues au plus, et 30 par jour pour toutes vos missions, tant que l’adresse de votre entreprise n’est pas prouvée. 12 l’ont été aujourd’hui.",
  );
  const proven = { level: "address_proven", people_per_wave: 100, people_per_day: 500, notified_today: 12 } as const;
  expect(levelLimitLine(proven)).toBeUndefined();
  expect(levelLimitLine({ ...proven, notified_today: 500 })).toMatch(/^Vos missions ont prévenu 500\u00a0personnes/);
});
