import { expect, test } from "vitest";
import { pillText } from "./availability-pill.tsx";
import { pillFr } from "./pill.fr.ts";

test.each([
  ["on_fire", null, "Disponible"],
  ["on_fire", "2026-11-16T18:40:00Z", "Jusqu’à 19\u00a0h\u00a040"],
  ["on_fire", "2026-11-16T23:00:00Z", "Jusqu’à minuit"],
  ["freeze", "2026-11-16T18:40:00Z", "Indisponible"],
] as const)("%s, for some hours until %s: « %s »", (shown, nowUntil, text) => {
  expect(pillText({ shown, nowUntil }, pillFr)).toBe(text);
});
