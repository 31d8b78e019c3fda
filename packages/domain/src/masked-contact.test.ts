import { describe, expect, test } from "vitest";
import { isContactOpen, maskEmail, maskPhone, presentContact } from "./masked-contact.ts";

describe("how to reach an applicant", () => {
  test.each([
    ["julie.martin@gmail.fr", "j•••@g•••.fr"],
    ["a@b.fr", "a•••@b•••.fr"],
    ["contact@mail.mairie-lyon.co.uk", "c•••@m•••.uk"],
    ["élodie@école.fr", "é•••@é•••.fr"],
  ])("%s is masked as %s", (email, mask) => {
    expect(maskEmail(email)).toBe(mask);
  });

  test.each([
    ["0612345612", "06 •• •• •• 12"],
    ["0472000000", "04 •• •• •• 00"],
    ["+4412345", "•• •• •• •• ••"],
  ])("%s is masked as %s", (phone, mask) => {
    expect(maskPhone(phone)).toBe(mask);
  });

  test.each([
    ["pending", "unverified", false],
    ["reviewed", "unverified", false],
    ["rejected", "unverified", false],
    ["accepted", "unverified", true],
    ["pending", "siret_found", true],
    ["rejected", "verified", true],
  ] as const)("%s, for a company that is %s: %s", (status, level, isOpen) => {
    expect(isContactOpen({ status }, level)).toBe(isOpen);
  });

  test("is whole, masked or absent", () => {
    const person = { email: "ines@exemple.fr", phone: null };
    expect(presentContact(person, "shown")).toEqual({ ...person, contact: "shown" });
    expect(presentContact(person, "masked")).toEqual({ email: "i•••@e•••.fr", phone: null, contact: "masked" });
    expect(presentContact(person, "withheld")).toEqual({ email: null, phone: null, contact: "withheld" });
  });
});
