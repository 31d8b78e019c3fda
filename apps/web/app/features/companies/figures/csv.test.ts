import { expect, test } from "vitest";
import { analyticsCsv } from "./csv.ts";

test("one line a week, what is not known left empty", () => {
  const figures = { missions: 2, applications: 7, accepted: 3, answerRate: 86, answerMinutes: 95 };
  const csv = analyticsCsv({
    weeks: [{ week: "2026-11-09", ...figures, firstApplicationMinutes: null, fillMinutes: null }],
  });
  expect(csv).toBe(
    "\uFEFFSemaine du;Missions publiées;Candidatures reçues;Acceptées;Taux de réponse (%);Temps de réponse (minutes);" +
      "Première candidature (minutes);Mission pourvue (minutes)\r\n2026-11-09;2;7;3;86;95;;\r\n",
  );
});
