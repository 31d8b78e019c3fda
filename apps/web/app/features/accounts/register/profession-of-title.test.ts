import { expect, test } from "vitest";
import { professionOfTitle } from "./profession-of-title.ts";

test.each([
  ["Plongeur (H/F)", "Plongeur"],
  ["Chef de rang H/F/X", "Chef de rang"],
  ["Serveur en salle", "Serveur en salle"],
  ["Cariste [F / H] de nuit", "Cariste"],
  ["(H/F)", "(H/F)"],
])("%s is the work of a %s", (title, profession) => {
  expect(professionOfTitle(title)).toBe(profession);
});
