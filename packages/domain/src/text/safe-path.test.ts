import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodePath, safePath } from "./safe-path.ts";

const HOSTILE: unknown[] = [
  "//evil.fr",
  "///evil.fr",
  "////evil.fr/x",
  "/\\evil.fr",
  "\\\\evil.fr",
  "\\/evil.fr",
  "/\\/evil.fr",
  "/a\\b",
  "/%5cevil.fr",
  "/%5C%5Cevil.fr",
  "/%09/evil.fr",
  "/\t/evil.fr",
  "/\n/evil.fr",
  "/\r\n/evil.fr",
  "/\u0000/evil.fr",
  "/%00",
  "/%0d%0aLocation:%20https://evil.fr",
  "/emplois?x=%0d%0aSet-Cookie:a=b",
  "\t//evil.fr",
  " //evil.fr",
  " /emplois",
  "https:evil.fr",
  "https://evil.fr",
  "HTTPS://evil.fr",
  "http:/evil.fr",
  "//evil.fr@renfort.fr",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "/%2f%2fevil.fr",
  "/%2Fevil.fr",
  "%2f%2fevil.fr",
  "/%252f%252fevil.fr",
  "/%25252f%25252fevil.fr",
  "/%2525252525252fevil.fr",
  "/%25zz%252f%252fevil.fr",
  "/..//evil.fr",
  "/.//evil.fr",
  "/a/..//evil.fr",
  "/a//evil.fr",
  "/../evil",
  "/a/../../b",
  "/%2e%2e//evil.fr",
  "/%2e%2e/%2fevil.fr",
  "/.%2e/x",
  "/．．/x",
  "/‥/x",
  "/／evil.fr",
  "/∕evil.fr",
  "/⁄evil.fr",
  "/⧸evil.fr",
  "/＼evil.fr",
  "/﹨evil.fr",
  "/%EF%BC%8Fevil.fr",
  "/%E2%88%95evil.fr",
  "／／evil.fr",
  "/\u200b/evil.fr",
  "/\ufeff/evil.fr",
  "/\u202eevil",
  "/\u2028/evil.fr",
  "/\ud800",
  "/%zz",
  "/%",
  "/%c0%af%c0%afevil.fr",
  "/https://evil.fr",
  "evil.fr",
  "emplois",
  "./emplois",
  "../emplois",
  "?x=1",
  "#x",
  "",
  "@evil.fr",
  ".evil.fr",
  `/${"a".repeat(3000)}`,
  null,
  undefined,
  42,
  ["/emplois"],
  { toString: () => "/emplois" },
];

const GOOD = [
  "/",
  "/emplois",
  "/emplois/",
  "/emplois?query=serveur&location=Lyon%20(69)&sector=IT%20%26%20Digital",
  "/emplois?query=main-d’œuvre#liste",
  "/emplois?next=https://exemple.fr//x",
  "/emplois/123-serveur-en-salle-lyon",
  "/s'inscrire",
  "/s%27inscrire?redirect=%2Femplois",
  "/candidat/tableau-de-bord/emplois-détails/3",
  "/candidat/tableau-de-bord/emplois-d%C3%A9tails/3",
  "/employeur/tableau-de-bord/candidatures/status/pending",
  "/candidat/tableau-de-bord?page=2#haut",
  "/a.b/..c/d..",
  "/100%25",
];

describe("safe path", () => {
  test.each(HOSTILE)("%j goes to the fallback", (value) => {
    expect(safePath(value, "/candidat/tableau-de-bord")).toBe("/candidat/tableau-de-bord");
  });

  test.each(GOOD)("%s is ours", (path) => {
    expect(safePath(path, "/refuse")).toBe(path);
  });

  test("whatever is accepted stays on our origin for a browser, even resolved twice", () => {
    const pieces = [
      "/",
      "\\",
      "//",
      ".",
      "..",
      "%2f",
      "%5c",
      "%09",
      "%25",
      "\t",
      "@",
      ":",
      "https:",
      "evil.fr",
      "?",
      "#",
      "é",
      "／",
    ];
    const crafted = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(crafted, (parts) => {
        const path = safePath(`/${parts.join("")}`, "/");
        const origin = "https://renfort.example";
        const resolved = new URL(path, origin);
        expect(resolved.origin).toBe(origin);
        expect(new URL(resolved.pathname, origin).origin).toBe(origin);
        expect(new URL(decodeURIComponent(resolved.pathname), origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("path for a Location header", () => {
  test.each([
    ["/emplois-détails/3", "/emplois-d%C3%A9tails/3"],
    ["/emplois-d%C3%A9tails/3?query=main-d’œuvre", "/emplois-d%C3%A9tails/3?query=main-d%E2%80%99%C5%93uvre"],
    ["/s'inscrire?redirect=%2Femplois#x", "/s'inscrire?redirect=%2Femplois#x"],
    ["/100%25", "/100%25"],
  ])("%s is sent as %s", (path, header) => {
    expect(encodePath(path)).toBe(header);
  });
});
