import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeTarget, pathOfTarget } from "./request-target.ts";

test.each([
  "/",
  "/api/jobs/?query=caf%C3%A9&page=2",
  "/emplois/12-serveur-h-f",
  "/s'inscrire",
  "/.well-known/security.txt",
  "/a...b/.../c.d",
  "/api/files/a%2Fb/",
  "/recherche?q=../..&u=http://x//y\u00e9",
  "/e%CC%81",
])("%s is read", (target) => expect(isSafeTarget(target)).toBe(true));

test.each([
  ["nothing", ""],
  ["an absolute target", "http://127.0.0.1:3001/api/jobs/"],
  ["another scheme", "ftp://x/"],
  ["the asterisk", "*"],
  ["an authority", "evil.example:443"],
  ["a second slash", "//evil.example/"],
  ["an encoded second slash", "/%2Fevil.example/"],
  ["a backslash", "/\\evil.example/"],
  ["an encoded backslash after the slash", "/%5Cevil.example"],
  ["a backslash further on", "/api\\..\\health/ready"],
  ["a parent segment", "/api/../health/ready"],
  ["a parent segment at the end", "/api/.."],
  ["an encoded parent segment", "/api/%2e%2E/health/ready"],
  ["a half-encoded parent segment", "/api/.%2e/health/ready"],
  ["a parent segment behind an encoded slash", "/api/x%2F..%2F..%2Fhealth"],
  ["a parent segment behind an encoded backslash", "/api/x%5c..%5chealth"],
  ["a current segment", "/api/./jobs/"],
  ["a NUL", "/api/%00/"],
  ["a line break", "/api/%0d%0aSet-Cookie:x"],
  ["a delete", "/api/%7f/"],
  ["bytes that are no text", "/api/%ff/"],
  ["half an escape", "/api/%e"],
  ["a fragment", "/api/#x"],
  ["what made the socket server fail", "//[/../chat/1"],
])("%s is refused", (_what, target) => expect(isSafeTarget(target)).toBe(false));

test("the path of a safe target is the same for every reader", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E",
    "%2f",
    "%5c",
    "a",
    "api",
    "http:",
    "[",
    "@",
    ":",
    "%zz",
    "é",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const target = `/${pieces.join("")}`;
      if (!isSafeTarget(target)) return;
      const read = new URL(target, "http://api.internal:3001");
      expect(read.origin).toBe("http://api.internal:3001");
      expect(decodeURIComponent(read.pathname)).toBe(decodeURIComponent(pathOfTarget(target)));
    }),
    { numRuns: 3_000 },
  );
});
