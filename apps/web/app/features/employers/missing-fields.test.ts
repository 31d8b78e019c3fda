import { expect, test } from "vitest";
import { missingFields } from "./missing-fields.ts";

test("each missing field is told in words and leads to its place in the form", () => {
  expect(missingFields(["company.email", "phone", "city"])).toEqual([
    { name: "phone", label: "téléphone", fieldName: "person-phone" },
    { name: "city", label: "ville", fieldName: "city" },
    { name: "company.email", label: "adresse e-mail de l’entreprise", fieldName: "email" },
  ]);
});

test("a name this page does not know is left out", () => {
  expect(missingFields(["company.colour"])).toEqual([]);
});
