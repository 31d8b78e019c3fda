import { expect, test } from "vitest";
import { longWeek, shortWeek } from "./week-text.ts";

test("a week is known by its Monday", () => {
  expect(longWeek("2026-11-09")).toBe("9 novembre");
  expect(shortWeek("2026-11-09")).toBe("9/11");
});
