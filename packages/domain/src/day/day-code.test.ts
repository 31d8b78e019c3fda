import { expect, test } from "vitest";
import { addDays, atParis } from "../time/calendar.ts";
import { codesAt } from "./day-code.ts";

const DAY = "2026-11-18";
const at = (time: string) => atParis(DAY, time);
const evening = at("18:00");
const none = () => [];

test("the code of the Paris day is good", () => {
  expect(codesAt(at("17:56"), evening, none)).toEqual([{ day: DAY, rotation: 0 }]);
});

test("in a night, both that of the day it began and that of the day it ends", () => {
  const next = addDays(DAY, 1);
  expect(codesAt(atParis(next, "02:00"), evening, none)).toEqual([
    { day: next, rotation: 0 },
    { day: DAY, rotation: 0 },
  ]);
});

test.each([
  ["17:59", [0]],
  ["18:01", [1, 0]],
  ["18:03", [1]],
])("replaced at 18:00, typed at %s", (time, rotations) => {
  expect(codesAt(at(time), evening, () => [at("18:00")]).map(({ rotation }) => rotation)).toEqual(rotations);
});
