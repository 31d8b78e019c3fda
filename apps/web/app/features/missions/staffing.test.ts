import { expect, test } from "vitest";
import { staffing } from "./staffing.ts";

test.each([
  [1, 0, 0, "short", "1 place encore libre"],
  [3, 1, 1, "short", "2 places encore libres sur 3"],
  [1, 1, 1, "ready", "Venue confirmée"],
  [2, 2, 2, "ready", "Les 2 personnes ont confirmé"],
  [2, 2, 1, "waiting", "1 confirmation attendue"],
  [3, 3, 1, "waiting", "2 confirmations attendues"],
])("of %i wanted, %i accepted and %i confirmed: %s, « %s »", (positions, accepted, confirmed, tone, text) => {
  expect(staffing({ positions, accepted, confirmed })).toEqual({ tone, text });
});
