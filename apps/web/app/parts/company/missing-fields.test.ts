import { expect, test } from "vitest";
import { missingFields } from "./missing-fields.ts";

test("each missing field has a label and links to its input", () => {
  expect(missingFields(["company.address", "phone", "city"])).toEqual([
    { name: "phone", label: "téléphone", fieldName: "person-phone" },
    { name: "company.address", label: "adresse de l’entreprise", fieldName: "address" },
  ]);
});

test("a name this page does not know is left out", () => {
  expect(missingFields(["company.colour"])).toEqual([]);
});
