import { describe, expect, test } from "vitest";
import { isLookAlikeDomain, namesSiren, refuseProofMail } from "./company-proof.ts";

describe("a mailbox of the company", () => {
  test.each([
    ["contact@exemple.fr", "exemple.fr", null],
    ["contact@EXEMPLE.FR", "exemple.fr", null],
    ["contact@exemple.fr.evil.fr", "exemple.fr", "other_domain"],
    ["contact@evil-exemple.fr", "exemple.fr", "other_domain"],
    ["contact@mail.exemple.fr", "exemple.fr", "other_domain"],
    ["contact@exemple.fr", "boutique.exemple.fr", "other_domain"],
    ["contact@gmail.com", "exemple.fr", "free_mail"],
    ["contact@orange.fr", "orange.fr", "free_mail"],
    ["contact@exemple.fr", "gmail.com", "free_mail"],
    ["contact@exemple.fr", null, "website_missing"],
  ] as const)("%s for %s: %s", (email, domain, refusal) => {
    expect(refuseProofMail(email, domain)).toBe(refusal);
  });

  test("letters that look like others are read by a person", () => {
    expect(isLookAlikeDomain("exemple.fr")).toBe(false);
    expect(isLookAlikeDomain("xn--xemple-3ve.fr")).toBe(true);
  });
});

describe("a page that names the SIREN", () => {
  test.each([
    ["SIREN 812345678", true],
    ["RCS Lyon 812 345 678", true],
    ["812&nbsp;345&nbsp;678", true],
    ["812\u202f345\u00a0678", true],
    ["SIRET : 812 345 678 00019", true],
    ["TVA FR12 812 345 678", true],
    ["TVA FR12812345678", true],
    ["8123456789", false],
    ["18123456780", false],
    ["81234567", false],
    ["Tél. 08 12 34 56 78", false],
    ["812 345 679", false],
  ])("%s: %s", (page, isNamed) => {
    expect(namesSiren(page, "812345678")).toBe(isNamed);
  });
});
