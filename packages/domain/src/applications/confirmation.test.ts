import { expect, test } from "vitest";
import { confirmBefore } from "./confirmation.ts";

const at = (time: string) => new Date(`2026-11-${time}:00Z`);

test.each([
  ["a day when the start is far", "16T10:00", "20T10:00", "17T10:00"],
  ["one hour before the start", "16T10:00", "16T18:00", "16T17:00"],
  ["twenty minutes at least", "16T17:10", "16T18:00", "16T17:30"],
  ["nothing when the start is nearer than that", "16T17:45", "16T18:00", null],
  ["nothing after the start", "16T19:00", "16T18:00", null],
])("a person accepted has %s to confirm", (_, accepted, starts, until) => {
  expect(confirmBefore({ acceptedAt: at(accepted), startsAt: at(starts) })).toEqual(until && at(until));
});
