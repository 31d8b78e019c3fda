import { RISK_KINDS } from "@app/domain/missions/mission-risk/reason-kind";
import { expect, test } from "vitest";
import { reviewSentences } from "./held-review.fr.ts";

test("every kind of reason has its own sentence, and none quotes a rule or a weight", () => {
  const { why } = reviewSentences({ reasons: [...RISK_KINDS], medianMinutes: null });
  expect(new Set(why).size).toBe(RISK_KINDS.length);
  for (const sentence of why) expect(sentence).toMatch(/^\p{Lu}[^\d]+\.$/u);
});

test("a duration is shown only when the latest reviews give one", () => {
  expect(reviewSentences({ reasons: [], medianMinutes: null }).duration).toBeNull();
  expect(reviewSentences({ reasons: [], medianMinutes: 140 }).duration).toBe(
    "Durée médiane des dernières relectures\u00a0: 2\u00a0h\u00a020.",
  );
});
