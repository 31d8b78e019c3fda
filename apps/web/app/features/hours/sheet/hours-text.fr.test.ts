import type { HoursLine } from "@app/contract/hours/hours";
import { expect, test } from "vitest";
import { differenceText, gapText, labelOf, payText, rangeOf } from "./hours-text.fr.ts";

const hours = (out: string, minutes: number) => ({
  in: "2026-11-17T17:20:00.000Z",
  out: `2026-11-17T${out}:00.000Z`,
  breakMinutes: 30,
  minutes,
});

const line: HoursLine = {
  application_id: 1,
  shift_id: 2,
  version: 2,
  state: "cut",
  day: "2026-11-17",
  week: "2026-11-16",
  startsAt: "2026-11-17T17:00:00.000Z",
  endsAt: "2026-11-17T23:30:00.000Z",
  person: { id: 3, name: "Karim Benali" },
  job: { id: 4, title: "Serveur en salle" },
  company: "Brasserie des Terreaux",
  establishment: null,
  plannedMinutes: 360,
  proposed: null,
  declared: hours("23:45", 355),
  declaredAt: "2026-11-17T23:48:00.000Z",
  cut: { ...hours("23:30", 340), reason: "Fermeture à 0 h 30." },
  hours: hours("23:45", 355),
  agreedBy: null,
  dueAt: null,
  hourly: 14.5,
  pay: 85.79,
  actions: [],
};

test("a difference is written in minutes and euros, and in minutes alone without a rate", () => {
  expect(differenceText(line)).toBe("15\u00a0min, 3,63\u00a0€\u00a0brut");
  expect(differenceText({ ...line, hourly: null })).toBe("15\u00a0min");
  expect(payText(355, 14.5)).toBe("85,79\u00a0€\u00a0brut");
});

test("what differs from the plan is written, and nothing when it is the same", () => {
  expect(gapText(line)).toBe("−\u00a05\u00a0min");
  expect(gapText({ ...line, plannedMinutes: 335 })).toBe("+\u00a020\u00a0min");
  expect(gapText({ ...line, plannedMinutes: 355 })).toBeNull();
});

test("hours and state are those of the files", () => {
  expect(line.declared && rangeOf(line.declared)).toBe("18\u00a0h\u00a020 – 0\u00a0h\u00a045");
  expect(labelOf(line)).toBe("Réduction proposée");
  expect(labelOf({ ...line, declared: null })).toBe("Saisi par l’entreprise");
});
