import { expect, test } from "vitest";
import { readRequestId } from "./request-id.ts";

test.each(["abcdef12", "0e8b1f6c-3f5f-4c38-9d0a-3f7f0a7c9a11", "a".repeat(64)])("« %s » is an id", (id) => {
  expect(readRequestId(id)).toBe(id);
});

test.each([
  ["nothing", undefined],
  ["too short", "abc"],
  ["too long", "a".repeat(65)],
  ["a line break", "abcdefgh\nevent=forged"],
  ["quotes", 'abcdefgh","event":"x'],
  ["sent twice", ["abcdefgh", "ijklmnop"]],
])("%s is not", (_what, header) => {
  expect(readRequestId(header)).toBeNull();
});
