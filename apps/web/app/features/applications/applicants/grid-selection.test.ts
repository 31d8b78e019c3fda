import { expect, test } from "vitest";
import { openShifts, type Selection, togglePerson, toggleShift } from "./grid-selection.ts";

const shift = (id: number, status: "asked" | "accepted" = "asked", accepted = 0) => ({
  id,
  status,
  positions: 2,
  accepted,
});
const INES = { id: 7, status: "pending" as const, shifts: [shift(1), shift(2), shift(3, "asked", 2)] };
const listed = (selection: Selection) => [...selection].map(([id, shifts]) => [id, [...shifts]]);

test("a person is chosen for what they asked for and can still have", () => {
  expect(openShifts(INES)).toEqual([1, 2]);
  expect(openShifts({ ...INES, status: "rejected" })).toEqual([]);
  const chosen = togglePerson(new Map(), INES);
  expect(listed(chosen)).toEqual([[7, [1, 2]]]);
  expect(listed(togglePerson(chosen, INES))).toEqual([]);
});

test("a shift alone is added and taken away; without any, the person is no longer chosen", () => {
  const one = toggleShift(new Map(), 7, 2);
  expect(listed(one)).toEqual([[7, [2]]]);
  expect(listed(toggleShift(toggleShift(one, 7, 1), 7, 2))).toEqual([[7, [1]]]);
  expect(listed(toggleShift(one, 7, 2))).toEqual([]);
});
