import { expect, test } from "vitest";
import {
  confirmUntilText,
  dayText,
  offlineText,
  safeFromText,
  selectedState,
  selectedTitle,
  vetoText,
} from "./selected-text.fr.ts";

const NOW = new Date("2026-11-16T14:40:00Z");
const EVENING = new Date("2026-11-16T17:00:00Z");
const SATURDAY = new Date("2026-11-21T17:00:00Z");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("the day is said as people say it, with its date", () => {
  expect(plain(dayText(EVENING, NOW))).toBe("Ce soir, lun. 16 nov.");
  expect(plain(dayText(new Date("2026-11-17T08:00:00Z"), NOW))).toBe("Demain, mar. 17 nov.");
  expect(plain(dayText(SATURDAY, NOW))).toBe("Samedi 21 novembre");
});

test("the moment reads differently before the answer, after it, and once it has begun", () => {
  expect(selectedState(EVENING, false, NOW)).toBe("soon");
  expect(selectedState(SATURDAY, false, NOW)).toBe("to-confirm");
  expect(selectedState(SATURDAY, true, NOW)).toBe("confirmed");
  expect(selectedState(NOW, true, NOW)).toBe("begun");
  expect(selectedTitle("soon", EVENING, NOW).map(plain)).toEqual([
    "Vous avez la place.",
    "On vous attend ce soir à 18 h.",
  ]);
  expect(selectedTitle("confirmed", SATURDAY, NOW).map(plain)).toEqual([
    "C’est noté.",
    "Rendez-vous samedi 21 novembre à 18 h.",
  ]);
  expect(selectedTitle("confirmed", EVENING, NOW).map(plain)).toEqual(["C’est noté.", "Rendez-vous ce soir à 18 h."]);
});

test("a yes that took the place is sure once nothing can undo it", () => {
  const until = "2026-11-16T14:50:00Z";
  const safeFrom = safeFromText(until, NOW);
  expect(selectedTitle("confirmed", EVENING, NOW, { safeFrom }).map(plain)).toEqual([
    "Place gardée, sûre à 15 h 50.",
    "On vous attend ce soir à 18 h.",
  ]);
  expect(safeFromText(until, new Date(until))).toBeUndefined();
  expect(selectedTitle("confirmed", EVENING, NOW, { safeFrom: undefined })[0]).toBe("Elle est à vous.");
  expect(plain(vetoText("Vauquelle", "15 h 50"))).toContain("Jusqu’à 15 h 50, Vauquelle peut encore y renoncer");
});

test("the deadline says its day when it is not today", () => {
  expect(plain(confirmUntilText(new Date("2026-11-16T16:00:00Z"), NOW))).toContain("Confirmez avant 17 h.");
  expect(plain(confirmUntilText(new Date("2026-11-17T10:00:00Z"), NOW))).toContain("Confirmez avant demain 11 h.");
});

test("without a network the phone number is given", () => {
  expect(plain(offlineText("Brasserie", "04 78 00 00 00"))).toBe(
    "Pas de réseau : votre confirmation n’est pas partie. Appelez Brasserie au 04 78 00 00 00.",
  );
});
