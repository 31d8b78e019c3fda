import { expect, test } from "vitest";
import { missionsCountText } from "./missions-count.fr.ts";

test.each([
  [{ count: 0 }, "", "Aucune mission disponible"],
  [{ count: 1 }, "Lyon (69)", "1 mission disponible près de Lyon"],
  [{ count: 1250 }, "", "1\u202f250 missions disponibles"],
  [{ count: 126_412, count_is_estimate: true }, "", "Environ 126\u202f000 missions disponibles"],
])("%j near « %s »: %s", (page, location, text) => {
  expect(missionsCountText(page, location)).toBe(text);
});
