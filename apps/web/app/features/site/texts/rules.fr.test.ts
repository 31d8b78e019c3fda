import { isReporterLimited } from "@app/domain/office/office";
import { expect, test } from "vitest";
import { RULES } from "./rules.fr.ts";

test("the rules state from when somebody may only send one report a day, as it is decided", () => {
  const text = JSON.stringify(RULES.sections.find(({ id }) => id === "limite")).replaceAll("\u00a0", " ");
  const [, dismissed = "", days, perUpheld = ""] =
    /au moins (\d+) signalements .* des (\d+) derniers jours.* au moins (\d+) fois/.exec(text) ?? [];
  expect(days).toBe("90");
  expect(isReporterLimited({ dismissed: Number(dismissed), upheld: 0 })).toBe(true);
  expect(isReporterLimited({ dismissed: Number(dismissed) - 1, upheld: 0 })).toBe(false);
  expect(isReporterLimited({ dismissed: Number(perUpheld) * 2, upheld: 2 })).toBe(true);
  expect(isReporterLimited({ dismissed: Number(perUpheld) * 2 - 1, upheld: 2 })).toBe(false);
  expect(text).toContain("un par tranche de 24 heures");
});
