import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { CACES_REMINDER, CERTIFICATE_LABELS, certificateText } from "./certificates.fr.ts";
import {
  CERTIFICATE_KINDS,
  certificateBits,
  certificatesOfBits,
  missingCertificates,
  validCertificates,
} from "./certificates.ts";

describe("bits", () => {
  test("are stored: their order never changes, and the licence is the one that missions ask for", () => {
    expect(CERTIFICATE_KINDS.map((kind) => [kind, certificateBits([kind])])).toEqual([
      ["permis_b", 1],
      ["caces_1", 2],
      ["caces_3", 4],
      ["caces_5", 8],
      ["haccp", 16],
      ["bafa", 32],
      ["sst", 64],
    ]);
  });

  test("of any set give it back, once each", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CERTIFICATE_KINDS), { maxLength: 12 }), (kinds) => {
        const bits = certificateBits(kinds);
        expect(bits).toBeLessThan(1 << CERTIFICATE_KINDS.length);
        expect(certificatesOfBits(bits)).toEqual(CERTIFICATE_KINDS.filter((kind) => kinds.includes(kind)));
      }),
      { seed: 3 },
    );
  });
});

describe("valid at the last end", () => {
  const lastEnd = atParis("2026-11-18", "00:30");
  test.each([
    ["without an end", null, []],
    ["on its last day", "2026-11-18", []],
    ["that ended on the day before", "2026-11-17", ["caces_3"]],
    ["that ends years later", "2031-01-01", []],
  ] as const)("a certificate %s", (_, validUntil, missing) => {
    expect(missingCertificates(["caces_3"], [{ kind: "caces_3", validUntil }], lastEnd)).toEqual(missing);
  });

  test("what is not asked for is not missing, and what is not declared is", () => {
    const declared = [{ kind: "haccp", validUntil: null }] as const;
    expect(missingCertificates([], declared, lastEnd)).toEqual([]);
    expect(missingCertificates(["sst", "permis_b", "haccp"], declared, lastEnd)).toEqual(["permis_b", "sst"]);
    expect(validCertificates(declared, "2026-11-18")).toBe(16);
  });

  test("is said the same by a list gone through one by one", () => {
    const day = fc.constantFrom("2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19");
    const one = fc.record({ kind: fc.constantFrom(...CERTIFICATE_KINDS), validUntil: fc.option(day) });
    fc.assert(
      fc.property(fc.array(one), fc.array(fc.constantFrom(...CERTIFICATE_KINDS)), (declared, asked) => {
        const plain = CERTIFICATE_KINDS.filter(
          (kind) =>
            asked.includes(kind) &&
            !declared.some(
              (held) =>
                held.kind === kind &&
                (held.validUntil === null || Date.parse(held.validUntil) >= Date.parse("2026-11-18")),
            ),
        );
        expect(missingCertificates(asked, declared, lastEnd)).toEqual(plain);
      }),
      { numRuns: 1_000, seed: 4 },
    );
  });
});

test("a certificate is written as declared, or as seen by somebody on a day", () => {
  const sighting = { company: "Brasserie des Terreaux", seenAt: atParis("2026-07-04", "10:00") };
  expect(certificateText({ kind: "haccp", validUntil: null }, null)).toBe("HACCP, déclaré");
  expect(certificateText({ kind: "caces_3", validUntil: "2028-03-31" }, sighting)).toBe(
    "CACES 3, vu par Brasserie des Terreaux le 4 juillet 2026, jusqu’en mars 2028",
  );
  expect(Object.keys(CERTIFICATE_LABELS)).toEqual([...CERTIFICATE_KINDS]);
  expect(CACES_REMINDER).not.toMatch(/habilit/);
});
