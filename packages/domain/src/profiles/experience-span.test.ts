import { expect, test } from "vitest";
import { formatSpan } from "./experience-span.ts";

test.each([
  ["2024-04-01", null, "Avril 2024 – aujourd’hui"],
  ["2021-05-01", "2024-03-31", "Mai 2021 – mars 2024"],
  ["2020-06-02", "2020-06-28", "Juin 2020"],
])("%s to %s reads « %s »", (start, end, text) => {
  expect(formatSpan(start, end)).toBe(text);
});
