import { expect, test } from "vitest";
import { sheetAsText } from "./sheet-text.fr.ts";

test("what is copied at once has the lines that are known, in the order of the form", () => {
  const lines = [
    { section: "employer", label: "SIRET", value: "12345678900012" },
    { section: "employer", label: "Service de prévention et de santé au travail", value: null },
    { section: "worker", label: "Nom de naissance", value: "Le Goff" },
  ] as const;
  expect(sheetAsText({ lines: [...lines] })).toBe("SIRET\u00a0: 12345678900012\nNom de naissance\u00a0: Le Goff");
});
