import { describe, expect, test } from "vitest";
import { isLookAlikeDomain, namesSiren, refuseProofMail, websiteDomain } from "./company-proof.ts";

describe("a mailbox of the company", () => {
  test.each([
    ["https://www.comptoir-tisseurs.fr/menu", "comptoir-tisseurs.fr"],
    ["http://Comptoir-Tisseurs.FR", "comptoir-tisseurs.fr"],
    ["https://boutique.exemple.co.uk", "boutique.exemple.co.uk"],
    ["https://épicerie.fr", "xn--picerie-9xa.fr"],
    ["https://127.0.0.1/", null],
    ["https://[::1]/", null],
    ["https://2130706433/", null],
    ["https://0x7f.1/", null],
    ["https://exemple.fr:8443/", null],
    ["https://exemple.fr@evil.fr/", null],
    ["https://exemple.fr./", null],
    ["https://localhost/", null],
    ["ftp://exemple.fr/", null],
    [null, null],
  ])("the domain of %s is %s", (website, domain) => {
    expect(websiteDomain(website)).toBe(domain);
  });

  test.each([
    ["contact@exemple.fr", "https://www.exemple.fr", null],
    ["contact@EXEMPLE.FR", "https://exemple.fr", null],
    ["contact@exemple.fr.evil.fr", "https://exemple.fr", "other_domain"],
    ["contact@evil-exemple.fr", "https://exemple.fr", "other_domain"],
    ["contact@mail.exemple.fr", "https://exemple.fr", "other_domain"],
    ["contact@exemple.fr", "https://boutique.exemple.fr", "other_domain"],
    ["contact@gmail.com", "https://exemple.fr", "free_mail"],
    ["contact@orange.fr", "https://www.orange.fr", "free_mail"],
    ["contact@exemple.fr", "https://gmail.com", "free_mail"],
    ["contact@exemple.fr", null, "website_missing"],
    ["contact@exemple.fr", "https://10.0.0.1", "website_missing"],
  ] as const)("%s for %s: %s", (email, website, refusal) => {
    expect(refuseProofMail(email, website)).toBe(refusal);
  });

  test("letters that look like others are read by a person", () => {
    expect(isLookAlikeDomain("exemple.fr")).toBe(false);
    expect(isLookAlikeDomain(websiteDomain("https://еxemple.fr") ?? "")).toBe(true);
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
