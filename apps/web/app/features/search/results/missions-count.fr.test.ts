import { expect, test } from "vitest";
import { missionsText, resultsText } from "./missions-count.fr.ts";

test.each([
  [{ count: 0 }, "", "Aucune mission"],
  [{ count: 1 }, "tonight", "1\u00a0mission ce soir"],
  [{ count: 14 }, "", "14\u00a0missions"],
  [{ count: 14 }, "2026-11-17", "14\u00a0missions le mar. 17 nov."],
  [{ count: 31 }, "tomorrow", "31\u00a0missions demain"],
])("%o %s reads « %s »", (page, date, text) => {
  expect(resultsText(page, date)).toBe(text);
});

test("an estimate is rounded to what it is worth", () => {
  const page = { count: 126_430, count_is_estimate: true };
  expect(missionsText(page).replaceAll(/\s/g, " ")).toBe("environ 126 000 missions");
  expect(resultsText(page, "").replaceAll(/\s/g, " ")).toBe("Environ 126 000 missions");
});
