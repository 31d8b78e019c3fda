import { expect, test } from "vitest";
import { heldBackText, heldUntilText } from "./held-back-text.fr.ts";

const NO = {
  proposition_id: 1,
  reason: "pay",
  company: "Brasserie Vauquelle",
  title: "Plongeur (H/F)",
  hourlyCents: 1_250,
  km: 8.9,
  until: "2026-12-17T11:00:00.000Z",
} as const;

test("what is held back is said in the words of the refusal, with its end", () => {
  expect(heldBackText(NO)).toMatch(/^Les missions à 12,50\s€ de l’heure ou moins$/);
  expect(heldBackText({ ...NO, reason: "too_far" })).toBe("Les missions à 8\u00a0km ou plus");
  expect(heldBackText({ ...NO, reason: "not_my_job" })).toBe(
    "Les missions du même métier que «\u00a0Plongeur (H/F)\u00a0»",
  );
  expect(heldBackText({ ...NO, reason: "not_this_company" })).toBe("Les missions de Brasserie Vauquelle");
  expect(heldUntilText(NO)).toBe("Jusqu’au 17 décembre");
});
