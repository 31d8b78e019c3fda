import { expect, test } from "vitest";
import { changeLines, withChanges } from "./setting-changes.fr.ts";

const base = { name: "risk_weights", reason: "Trop de refus.", set_by: "Claire Petit" } as const;
const at = { valid_from: "2026-11-16T10:00:00.000Z", set_at: "2026-11-16T10:00:00.000Z" };

test("a change names what moved, and from what", () => {
  const value = { threshold: 60, weights: { cheque: 80 } };
  const setting = { name: "risk_weights", value } as const;
  expect(changeLines(setting)).toEqual([
    "Seuil\u00a0: 60 au lieu de 50",
    "L’annonce fait encaisser un chèque, puis rendre ou dépenser une partie de la somme\u00a0: 80 au lieu de 60",
  ]);
  expect(changeLines(setting, value)).toEqual(["Mêmes valeurs"]);
  expect(changeLines({ name: "smic", value: { france: 1250, mayotte: 956 } })).toEqual([
    "France\u00a0: 12,50\u00a0€ au lieu de 12,31\u00a0€",
  ]);
  expect(changeLines({ name: "quotas", value: { cvs_per_day: 30 } })).toEqual([
    "CV ouverts par employeur et par jour\u00a0: 30 au lieu de 60",
  ]);
  expect(changeLines({ name: "level_limits", value: { verified: { open_places: 80 } } })).toEqual([
    "Entreprise vérifiée par Renfort, places ouvertes en même temps\u00a0: 80 au lieu de sans limite",
  ]);
});

test("each setting is compared with the one before, the first with the values of the code", () => {
  const older = { ...base, ...at, id: 1, value: { threshold: 60, weights: {} } };
  const newer = { ...base, ...at, id: 2, value: { threshold: 70, weights: {} } };
  const lines = (isComplete: boolean) => withChanges([newer, older], isComplete).map(({ changes }) => changes);
  expect(lines(true)).toEqual([["Seuil\u00a0: 70 au lieu de 60"], ["Seuil\u00a0: 60 au lieu de 50"]]);
  expect(lines(false)).toEqual([["Seuil\u00a0: 70 au lieu de 60"], []]);
});
