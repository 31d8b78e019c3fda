import { describe, expect, test } from "vitest";
import { atParis } from "../time/calendar.ts";
import { CONTRACT_KIND_LABELS, CONTRACT_KIND_NOTES, CONTRACT_REFUSAL_TEXTS } from "./contract-kind.fr.ts";
import { CONTRACT_KINDS, isEmployeeKind, isOverEighteenMonths, refuseSeason, typeFromKind } from "./contract-kind.ts";
import {
  type ContractTerms,
  followsHotelAgreement,
  kindFromType,
  motiveFromType,
  refuseContract,
} from "./contract-rules.ts";

const terms: ContractTerms = {
  kind: "extra",
  motive: null,
  sectors: ["Restauration"],
  collectiveAgreement: null,
  isAgency: false,
  urgent: true,
  startsAt: atParis("2026-11-16", "18:00"),
  endsAt: atParis("2026-11-17", "00:30"),
  title: "Serveur en salle (H/F)",
};

describe("the kind of a mission that only has a type", () => {
  test.each([
    ["freelance", ["Restauration"], "freelance", null],
    ["internship", ["Commerce"], "internship", null],
    ["contract", ["Restauration"], "extra", null],
    ["full-time", ["Commerce", "Hôtellerie"], "extra", null],
    ["part-time", ["evenementiel"], "extra", null],
    ["contract", ["Logistique"], "cdd", "increase"],
    ["full-time", [], "cdd", "increase"],
  ] as const)("%s in %j is %s", (type, sectors, kind, motive) => {
    expect(kindFromType(type, sectors)).toBe(kind);
    expect(motiveFromType(type, sectors)).toBe(motive);
  });

  test.each([
    ["extra", "part-time", "part-time"],
    ["cdd", "full-time", "full-time"],
    ["seasonal", "contract", "contract"],
    ["agency", null, "contract"],
    ["cdd", "freelance", "contract"],
    ["freelance", "full-time", "freelance"],
    ["internship", null, "internship"],
  ] as const)("%s, once %s, is told as %s", (kind, type, expected) => {
    expect(typeFromKind(kind, type)).toBe(expected);
  });

  test("a freelance and an intern are no employees", () => {
    expect(CONTRACT_KINDS.filter(isEmployeeKind)).toEqual(["extra", "cdd", "seasonal", "agency"]);
  });
});

describe("what the law forbids in a contract", () => {
  test.each<[string, Partial<ContractTerms>, string | null]>([
    ["an extra in a restaurant", {}, null],
    ["an extra in a shop", { sectors: ["Commerce"] }, "extra_outside_sectors"],
    [
      "an extra in a shop whose collective agreement is blank",
      { sectors: ["Commerce"], collectiveAgreement: " " },
      "extra_outside_sectors",
    ],
    [
      "an extra by a named collective agreement",
      { sectors: ["Sécurité"], collectiveAgreement: "Prévention et sécurité" },
      null,
    ],
    ["a CDD without a motive", { kind: "cdd" }, "motive_missing"],
    ["a CDD for an increase", { kind: "cdd", motive: "increase" }, null],
    [
      "a CDD of eighteen months",
      {
        kind: "cdd",
        motive: "replacement",
        startsAt: atParis("2026-11-16", "09:00"),
        endsAt: atParis("2028-05-15", "17:00"),
      },
      null,
    ],
    [
      "a CDD of more than eighteen months",
      {
        kind: "cdd",
        motive: "replacement",
        startsAt: atParis("2026-11-16", "09:00"),
        endsAt: atParis("2028-05-16", "17:00"),
      },
      "over_eighteen_months",
    ],
    ["an evening called a season, in a restaurant", { kind: "seasonal" }, "season_under_a_month"],
    ["an evening called a season, in the vines", { kind: "seasonal", sectors: ["Logistique"] }, null],
    [
      "an evening called a season, by the agreement of hotels",
      { kind: "seasonal", sectors: ["Logistique"], collectiveAgreement: "HCR" },
      "season_under_a_month",
    ],
    ["a season in a hotel", { kind: "seasonal", endsAt: atParis("2026-12-15", "23:30") }, null],
    [
      "ten months called a season, in a hotel",
      { kind: "seasonal", endsAt: atParis("2027-08-16", "23:30") },
      "season_over_nine_months",
    ],
    ["an agency", { kind: "agency", isAgency: true }, null],
    ["temporary work by another company", { kind: "agency" }, "agency_only"],
    ["an urgent internship", { kind: "internship" }, "internship_urgent"],
    ["an internship later", { kind: "internship", urgent: false }, null],
    ["a freelance waiter", { kind: "freelance" }, null],
  ])("%s", (_, given, expected) => {
    expect(refuseContract({ ...terms, ...given })).toBe(expected);
  });

  test.each([
    ["Infirmier (H/F)", null],
    ["Infirmière de nuit", null],
    ["Masseur-kinésithérapeute (H/F)", null],
    ["Kiné libéral", null],
    ["Aide-soignant (H/F)", "freelance_health"],
    ["Aide-soignante ou infirmière", "freelance_health"],
    ["Infirmier de bloc opératoire", "freelance_health"],
    ["Infirmière anesthésiste", "freelance_health"],
    ["Infirmière puéricultrice", "freelance_health"],
    ["Auxiliaire de vie", "freelance_health"],
  ])("a freelance in health: %s", (title, expected) => {
    expect(refuseContract({ ...terms, kind: "freelance", sectors: ["Santé"], title })).toBe(expected);
  });

  test("a care title filed under another sector is still care", () => {
    for (const title of ["Aide-soignant (H/F)", "Aide-soignante week-end", "ASH"])
      expect(refuseContract({ ...terms, kind: "freelance", title }), title).toBe("freelance_health");
  });

  test("eighteen months are counted by the calendar of Paris", () => {
    const startsAt = atParis("2026-08-31", "09:00");
    expect(isOverEighteenMonths(startsAt, atParis("2028-02-29", "09:00"))).toBe(false);
    expect(isOverEighteenMonths(startsAt, atParis("2028-02-29", "09:01"))).toBe(true);
  });
});

test.each([
  // From 1 to 31 August is a month.
  ["2026-08-01", "2026-08-30", "season_under_a_month"],
  ["2026-08-01", "2026-08-31", null],
  ["2026-02-01", "2026-02-27", "season_under_a_month"],
  ["2026-02-01", "2026-02-28", null],
  ["2026-11-16", "2026-12-14", "season_under_a_month"],
  ["2026-11-16", "2026-12-15", null],
  ["2026-03-01", "2026-11-30", null],
  ["2026-03-01", "2026-12-01", "season_over_nine_months"],
])("a season of hotels from %s to %s", (firstDay, lastDay, expected) => {
  expect(refuseSeason(firstDay, lastDay)).toBe(expected);
});

test.each([
  [["Restauration"], null, true],
  [["Hôtellerie"], " ", true],
  [["Commerce", "Restauration"], "", true],
  [["Événementiel"], null, false],
  [["Restauration"], "Restauration rapide (IDCC 1501)", false],
  [["Événementiel"], "Hôtels, cafés, restaurants (HCR)", true],
  [["Commerce"], "IDCC 1979", true],
  [["Hôtellerie"], "Hôtellerie-restauration", true],
  [["Hôtellerie"], "Hôtellerie de plein air", false],
])("%j under « %s » follows the agreement of hotels: %s", (sectors, collectiveAgreement, expected) => {
  expect(followsHotelAgreement({ sectors, collectiveAgreement })).toBe(expected);
});

test("every kind has its name and its lines, every refusal its sentence", () => {
  expect(CONTRACT_KIND_LABELS.extra).toBe("Extra (CDD d’usage)");
  const texts = [
    ...Object.values(CONTRACT_REFUSAL_TEXTS),
    ...Object.values(CONTRACT_KIND_NOTES).flatMap(Object.values<string>),
  ];
  for (const text of texts) {
    expect(text).toMatch(/^[A-ZÀÉL].*\.$/);
    expect(text).not.toMatch(/'| [:;!?%]/);
  }
});
