import { expect, test } from "vitest";
import { originText, sinceText } from "./membership-text.fr.ts";

const NOW = new Date("2026-11-20T13:00:00Z");

test("since when, and until when", () => {
  const since = "2026-10-03T10:00:00Z";
  expect(sinceText({ since, consent_until: "2028-10-03T10:00:00Z", renewable: false }, NOW)).toBe(
    "Depuis le 3 octobre 2026, accord jusqu’au 3 octobre 2028",
  );
  expect(sinceText({ since, consent_until: "2026-12-02T10:00:00Z", renewable: true }, NOW)).toBe(
    "Depuis le 3 octobre 2026, l’accord finit dans 12\u00a0j",
  );
});

test.each([
  [{ worked: 8, origin: "worked" }, "8\u00a0missions faites ici"],
  [{ worked: 1, origin: "link" }, "1\u00a0mission faite ici"],
  [{ worked: 0, origin: "link" }, "Par leur lien"],
] as const)("%o", (membership, text) => {
  expect(originText(membership)).toBe(text);
});
