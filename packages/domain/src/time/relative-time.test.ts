import { describe, expect, test } from "vitest";
import { countdownText, departureText, publishedAge, shortAge } from "./relative-time.ts";

const now = new Date("2026-11-14T12:00:00Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("countdown to the start", () => {
  test.each([
    [27 * HOUR, "Démarrage dans 1\u00a0j 3\u00a0h"],
    [DAY, "Démarrage dans 1\u00a0j"],
    [DAY - MINUTE, "Démarrage dans 23\u00a0h 59\u00a0min"],
    [18 * HOUR + 5 * MINUTE, "Démarrage dans 18\u00a0h 05\u00a0min"],
    [2 * HOUR + 14 * MINUTE, "Démarrage dans 2\u00a0h 14\u00a0min"],
    [HOUR, "Démarrage dans 1\u00a0h"],
    [HOUR - SECOND, "Démarrage dans 59\u00a0min"],
    [14 * MINUTE, "Démarrage dans 14\u00a0min"],
    [SECOND, "Démarrage dans 1\u00a0min"],
    [0, "Mission commencée\u202f!"],
    [-3 * DAY, "Mission commencée\u202f!"],
  ])("%i ms before", (left, text) => {
    expect(countdownText(new Date(now.getTime() + left), now)).toBe(text);
  });
});

describe("start on a card", () => {
  test.each([
    [5 * DAY, "départ dans 5\u00a0j"],
    [2 * DAY + HOUR, "départ dans 2\u00a0j"],
    [27 * HOUR, "départ dans 1\u00a0j 3\u00a0h"],
    [5 * HOUR + 5 * MINUTE, "départ dans 5\u00a0h\u00a005"],
    [2 * HOUR, "départ dans 2\u00a0h"],
    [14 * MINUTE, "départ dans 14\u00a0min"],
    [SECOND, "départ dans 1\u00a0min"],
    [0, undefined],
    [-HOUR, undefined],
  ])("%i ms before", (left, text) => {
    expect(departureText(new Date(now.getTime() + left), now)).toBe(text);
  });
});

describe("age on home cards and in the chat", () => {
  test.each([
    [-5 * MINUTE, "À l’instant"],
    [0, "À l’instant"],
    [5 * MINUTE - 1, "À l’instant"],
    [5 * MINUTE, "il y a 5\u00a0min"],
    [HOUR - 1, "il y a 59\u00a0min"],
    [HOUR, "il y a 1\u00a0h"],
    [DAY - 1, "il y a 23\u00a0h"],
    [DAY, "Hier"],
    [2 * DAY - 1, "Hier"],
    [2 * DAY, "il y a 2\u00a0j"],
    [7 * DAY - 1, "il y a 6\u00a0j"],
    [7 * DAY, "7 novembre 2026"],
  ])("%i ms old reads %s", (age, text) => {
    expect(shortAge(new Date(now.getTime() - age), now)).toBe(text);
  });
});

describe("age of a mission", () => {
  test.each([
    [0, "Publié à l’instant"],
    [5 * MINUTE - 1, "Publié à l’instant"],
    [8 * MINUTE, "il y a 8\u00a0min"],
    [HOUR - 1, "il y a 59\u00a0min"],
    [HOUR, "il y a 1\u00a0h"],
    [DAY - 1, "il y a 23\u00a0h"],
    [DAY, "il y a 1\u00a0j"],
    [14 * DAY, "il y a 14\u00a0j"],
  ])("%i ms old reads %s", (age, text) => {
    expect(publishedAge(new Date(now.getTime() - age), now)).toBe(text);
  });
});
