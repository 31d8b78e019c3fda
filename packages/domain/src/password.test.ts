import { expect, test } from "vitest";
import { refusePassword } from "./password.ts";

test.each([
  ["", "too_short"],
  ["loulou", "too_short"],
  ["vn4kQz7", "too_short"],
  ["vn4kQz7b", null],
  ["🔥🔥🔥🔥🔥🔥🔥", "too_short"],
  ["été à la", null],
  ["x".repeat(255) + "y", null],
  ["x".repeat(256) + "y", "too_long"],
])("%j: %s", (password, refusal) => {
  expect(refusePassword(password)).toBe(refusal);
});
