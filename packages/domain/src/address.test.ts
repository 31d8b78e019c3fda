import { expect, test } from "vitest";
import { townOf } from "./address.ts";

test.each([
  ["12 rue de la République, 69001 Lyon", "Lyon"],
  ["1 place des Terreaux 69001 Lyon", "Lyon"],
  ["ZA des Prés, 44190 Saint-Hilaire-de-Clisson, France", "Saint-Hilaire-de-Clisson"],
  ["BP 12, 75116 Paris Cedex", "Paris"],
  ["97410 Saint-Pierre", "Saint-Pierre"],
  ["Y", null],
  ["12 rue des Lilas", null],
  ["Lyon 69001", null],
  ["", null],
])("%s is in %s", (address, town) => {
  expect(townOf(address)).toBe(town);
});
