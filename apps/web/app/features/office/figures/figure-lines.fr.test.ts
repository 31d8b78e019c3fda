import type { TransparencyReport } from "@app/contract/office/office-figures";
import { expect, test } from "vitest";
import { figureLines, transparencyCsv } from "./figure-lines.fr.ts";

const REPORT: TransparencyReport = {
  year: 2026,
  reports: [{ subject_type: "mission", reason: "fraud", received: 4, upheld: 3, dismissed: 1 }],
  decisions: [
    { action: "hide", rule: "accurate_ad", count: 3 },
    { action: "dismiss", rule: null, count: 1 },
  ],
  appeals: { received: 1, upheld: 0, overturned: 1 },
  median_hours_to_decide: 2.5,
};

test("the yearly report opens in a French spreadsheet, in words", () => {
  const csv = transparencyCsv(REPORT);
  expect(csv.startsWith("\uFEFFObjet;Motif;")).toBe(true);
  expect(csv).toContain("Mission;Arnaque ou annonce trompeuse;4;3;1\r\n");
  expect(csv).toContain("Mission retirée;Règle\u00a05, une annonce exacte;3\r\n");
  expect(csv).toContain("Aucune suite;Avant la publication des règles;1\r\n");
  expect(csv).toContain("délai médian;2\u00a0h\u00a030\r\n");
});

test("a share says of how many, and nothing is invented when there is nothing to measure", () => {
  const counts = { published: 50, filled: 41, applications: 0, answered: 0, reports: 2, decisions: 1 };
  const totals = { ...counts, minutes_to_first_application: 45, minutes_to_decide: null };
  const lines = Object.fromEntries(
    figureLines({ from: "2026-11-01", to: "2026-11-30", days: [], totals }).map(({ label, text }) => [label, text]),
  );
  expect(lines["Missions pourvues"]).toMatch(/^82\s?% \(41 sur 50\)$/);
  expect(lines["Candidatures qui ont eu une réponse"]).toBe("Rien à mesurer");
  expect(lines["Première candidature, délai médian"]).toBe("45\u00a0min");
});
