import { expect, test } from "vitest";
import { gsmCut, gsmLength, gsmText } from "./gsm-text.ts";

test.each([
  ["Brasserie «\u00a0Vauquelle\u00a0» cherche quelqu’un", 'Brasserie " Vauquelle " cherche quelqu\'un'],
  ["Hôtel Beauséjour, garçon d’étage – 22\u00a0h", "Hotel Beauséjour, garcon d'étage - 22 h"],
  ["Le Cœur 🍷 Sacré", "Le Coeur Sacré"],
])("« %s » in the alphabet of text messages", (text, expected) => {
  expect(gsmText(text)).toBe(expected);
});

test("the euro sign takes two places", () => {
  expect(gsmLength("14,50 €")).toBe(8);
});

test("a long text is cut between two words", () => {
  expect(gsmCut("Brasserie Vauquelle cherche", 21)).toBe("Brasserie Vauquelle.");
  expect(gsmCut("Anticonstitutionnellement", 10)).toBe("Anticonst.");
  expect(gsmCut("court", 10)).toBe("court");
});
