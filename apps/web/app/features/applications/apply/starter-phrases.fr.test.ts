import { expect, test } from "vitest";
import { addPhrase } from "./starter-phrases.fr.ts";

test("a phrase joins what is typed, and only once", () => {
  expect(addPhrase("", "J’habite à proximité")).toBe("J’habite à proximité.");
  const twice = addPhrase(addPhrase("Bonjour, ", "J’habite à proximité"), "J’habite à proximité");
  expect(twice).toBe("Bonjour, J’habite à proximité.");
});
