import type { AgendaShift } from "@app/contract/week/week";
import { expect, test } from "vitest";
import { agendaFr } from "./agenda.fr.ts";
import { limitsByShift } from "./limits.ts";

const shift = (id: number, startsAt: string, endsAt: string): AgendaShift => ({
  id,
  application_id: id,
  startsAt: `2026-11-${startsAt}:00.000Z`,
  endsAt: `2026-11-${endsAt}:00.000Z`,
  breakMinutes: 0,
  breakPaid: false,
  status: "confirmed",
  confirmBefore: "2026-11-16T17:00:00.000Z",
  pay: null,
  job: { id: 3, title: "Serveur (H/F)", location: "Lyon", company: "Brasserie" },
  contact: null,
});
const textsOf = (shifts: AgendaShift[]) => [...limitsByShift(shifts, agendaFr).values()];

test("a short night is said on the shift that comes after it", () => {
  expect(textsOf([shift(1, "16T17:00", "16T22:00"), shift(2, "17T05:00", "17T11:00")])).toEqual([
    [],
    ["7\u00a0h de repos avant ce créneau, il en faut 11\u00a0h."],
  ]);
});

test("a long day is said on the shift that makes it long", () => {
  expect(textsOf([shift(1, "16T05:00", "16T11:00"), shift(2, "16T13:00", "16T18:00")])).toEqual([
    [],
    ["11\u00a0h de travail ce jour-là, la loi en permet 10\u00a0h."],
  ]);
});

test("a week of more than 48 hours is said on the shift that crosses them", () => {
  const days = [16, 17, 18, 19, 20, 21].map((day) => shift(day, `${day}T06:00`, `${day}T15:00`));
  expect(textsOf(days).at(-1)).toEqual(["54\u00a0h de travail dans la semaine, la loi en permet 48\u00a0h."]);
  expect(textsOf(days).slice(0, -1).flat()).toEqual([]);
});
