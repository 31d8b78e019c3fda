import { isLookAlikeDomain } from "@app/domain/companies/company-proof";
import { describe, expect, test } from "vitest";
import { websiteDomain } from "./website-domain.ts";

describe("the website of a company", () => {
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

  test("in letters that look like others is read by a person", () => {
    expect(isLookAlikeDomain(websiteDomain("https://еxemple.fr") ?? "")).toBe(true);
  });
});
