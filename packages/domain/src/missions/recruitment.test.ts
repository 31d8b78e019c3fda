import { describe, expect, test } from "vitest";
import { recruitmentLabel } from "./labels.fr.ts";
import type { MissionStatus } from "./mission.ts";
import { filledText, lastApplicationsText, placesText } from "./recruitment.fr.ts";
import { applicationsLeft, isFull, placesLeft, recruitment } from "./recruitment.ts";

const base = {
  status: "recruiting" as MissionStatus,
  positions: 3,
  acceptedCount: 0,
  maxApplications: null as number | null,
  applicationCount: 0,
  endedApplications: 0,
};

describe("places", () => {
  const oneDay = { dayCount: 1, shiftCount: 1, takeSome: false };

  test.each([
    [1, 0, 1, "1\u00a0personne recherchée"],
    [1, 1, 0, "La place est prise"],
    [3, 0, 3, "3\u00a0personnes recherchées"],
    [3, 1, 2, "Il manque 2\u00a0personnes sur 3"],
    [3, 2, 1, "Il manque 1\u00a0personne sur 3"],
    [3, 3, 0, "Toutes les places sont prises"],
    [3, 4, 0, "Toutes les places sont prises"],
  ])("%i wanted, %i accepted: %i left, « %s »", (positions, acceptedCount, left, text) => {
    expect(placesLeft({ positions, acceptedCount })).toBe(left);
    expect(placesText({ ...oneDay, positions, acceptedCount, people: positions })).toBe(text);
  });

  const week = { dayCount: 5, shiftCount: 5, acceptedCount: 0, positions: 30, people: 6, takeSome: true };
  test.each([
    ["six people every day of five", week, "6\u00a0personnes, 5\u00a0jours"],
    ["the same six every day", { ...week, takeSome: false, positions: 6 }, "6\u00a0personnes, 5\u00a0jours"],
    ["a day of each is found", { ...week, acceptedCount: 12 }, "18\u00a0journées sur 30 à pourvoir"],
    ["all but one", { ...week, acceptedCount: 29 }, "1\u00a0journée sur 30 à pourvoir"],
    [
      "two of the same six",
      { ...week, takeSome: false, positions: 6, acceptedCount: 2 },
      "Il manque 4\u00a0personnes sur 6",
    ],
    [
      "noon and evening",
      { ...week, shiftCount: 10, positions: 60, acceptedCount: 58 },
      "2\u00a0créneaux sur 60 à pourvoir",
    ],
    ["one person, five days", { ...week, positions: 5, people: 1 }, "1\u00a0personne, 5\u00a0jours"],
    [
      "one person, two days left",
      { ...week, positions: 5, people: 1, acceptedCount: 3 },
      "2\u00a0jours sur 5 à pourvoir",
    ],
    ["more on Saturday", { ...week, positions: 14 }, "Jusqu’à 6\u00a0personnes, 5\u00a0jours"],
    [
      "noon and evening of one day",
      { ...week, dayCount: 1, shiftCount: 2, positions: 4, people: 2 },
      "2\u00a0personnes recherchées",
    ],
    ["nobody is missing", { ...week, acceptedCount: 30 }, "Toutes les places sont prises"],
  ])("people are counted as people: %s", (_, mission, text) => {
    expect(placesText(mission)).toBe(text);
  });

  test.each([
    [null, 40, null, false],
    [10, 0, 10, false],
    [10, 9, 1, false],
    [10, 10, 0, true],
    [10, 12, 0, true],
  ])("a cap of %s with %i applications leaves %s", (maxApplications, applicationCount, left, full) => {
    const mission = { ...base, maxApplications, applicationCount };
    expect(applicationsLeft(mission)).toBe(left);
    expect(isFull(mission)).toBe(full);
    expect(isFull({ ...mission, acceptedCount: 3 })).toBe(true);
  });

  test("a mission is « Pourvue » once everyone has confirmed, and waits for confirmations before", () => {
    expect(filledText({ positions: 3, confirmedCount: 1 })).toBe("2\u00a0confirmations attendues");
    expect(filledText({ positions: 2, confirmedCount: 1 })).toBe("1\u00a0confirmation attendue");
    expect(filledText({ positions: 2, confirmedCount: 2 })).toBe("Pourvue");
  });
});

describe("recruitment as a candidate sees it", () => {
  test.each([
    ["nobody applied", {}, "En cours de recrutement", null, "ok"],
    ["nobody applied under a small cap", { maxApplications: 3 }, "En cours de recrutement", null, "ok"],
    ["one place, nobody accepted", { positions: 1, applicationCount: 7 }, "En cours de recrutement", null, "ok"],
    ["one place left of three", { acceptedCount: 2, applicationCount: 9 }, "Presque complet", null, "feu"],
    ["two places left of three", { acceptedCount: 1 }, "En cours de recrutement", null, "ok"],
    ["one of five under the cap", { maxApplications: 5, applicationCount: 1 }, "En cours de recrutement", null, "ok"],
    ["three of five under the cap", { maxApplications: 5, applicationCount: 3 }, "Presque complet", 2, "feu"],
    ["far from a large cap", { maxApplications: 100, applicationCount: 90 }, "En cours de recrutement", null, "ok"],
    ["near a large cap", { maxApplications: 100, applicationCount: 96 }, "Presque complet", 4, "feu"],
    [
      "a cap that is reached",
      { maxApplications: 5, applicationCount: 5 },
      "Candidatures closes pour le moment",
      null,
      "grey",
    ],
    [
      "a cap that two refusals freed",
      { maxApplications: 5, applicationCount: 6, endedApplications: 2 },
      "Presque complet",
      1,
      "feu",
    ],
    ["every place taken", { acceptedCount: 3 }, "Complète", null, "grey"],
    ["paused", { status: "paused" }, "Clôturée", null, "grey"],
    ["completed and filled", { status: "completed", acceptedCount: 3 }, "Terminée", null, "grey"],
  ] as const)("%s", (_, change, label, lastApplications, tone) => {
    const state = recruitment({ ...base, ...change });
    expect(recruitmentLabel(state)).toBe(label);
    expect(state).toMatchObject({ lastApplications, tone });
  });

  test("the bar counts places, turns orange at 80 % and grey once over", () => {
    const large = { ...base, positions: 10, maxApplications: 10, applicationCount: 4 };
    expect(recruitment({ ...large, acceptedCount: 7 })).toMatchObject({ ratio: 0.7, tone: "ok", state: "open" });
    expect(recruitment({ ...large, acceptedCount: 8 })).toMatchObject({ ratio: 0.8, tone: "feu", state: "open" });
    expect(recruitment({ ...large, acceptedCount: 4, status: "paused" })).toMatchObject({ ratio: 0.4, tone: "grey" });
  });

  test("a near cap is shown", () => {
    expect(lastApplicationsText(1)).toBe("Plus qu’une candidature possible");
    expect(lastApplicationsText(2)).toBe("Plus que 2\u00a0candidatures possibles");
  });
});
