import { expect, test } from "vitest";
import { formatMinutes } from "./duration.ts";

test.each([
  [0, "0\u00a0min"],
  [35, "35\u00a0min"],
  [60, "1\u00a0h"],
  [138, "2\u00a0h\u00a020"],
  [725, "12\u00a0h"],
  [4320, "3\u00a0j"],
])("%i minutes on average read « %s »", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
