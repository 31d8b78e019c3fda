import { expect, test } from "vitest";
import { streetIn, townOf } from "./address.ts";

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

const LYON = { name: "Lyon", kind: "commune", postcodes: ["69001", "69007"] } as const;
const LYON_7 = { name: "Lyon 7e", kind: "arrondissement", postcodes: ["69007"] } as const;
const SAINT_ETIENNE = { name: "Saint-Étienne", kind: "commune", postcodes: ["42000", "42100"] } as const;

test.each([
  ["12 rue de la République, 69001 Lyon", LYON, { street: "12 rue de la République", postcode: "69001" }],
  ["12 rue de la République, 69001 Lyon", LYON_7, null],
  ["4 cours Gambetta 69007 LYON, France", LYON_7, { street: "4 cours Gambetta", postcode: "69007" }],
  [
    "1 place Jean-Jaurès, F-42000 St Etienne Cedex",
    SAINT_ETIENNE,
    { street: "1 place Jean-Jaurès", postcode: "42000" },
  ],
  ["69007 Lyon", LYON_7, { street: null, postcode: "69007" }],
  ["4 cours Gambetta", LYON_7, null],
])("the street of « %s »", (address, place, expected) => {
  expect(streetIn(address, place)).toEqual(expected);
});
