import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LintRule, LintSeverity } from "./lint/rule.ts";
import { LINT_TEXTS, lintMission } from "./mission-lint.ts";

type Labelled = {
  id: string;
  field: "title" | "description";
  text: string;
  label: LintSeverity | "ok";
  rules: LintRule[];
};

const read = (name: string): Labelled[] =>
  readFileSync(new URL(`./lint/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Labelled);

const lintOne = ({ field, text }: Pick<Labelled, "field" | "text">) => lintMission({ [field]: text });

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** What counts for those who publish: the unlawful sentences that are stopped, the lawful ones that are too. */
function measure(name: string) {
  const seen = read(name).map((sentence) => {
    const findings = lintOne(sentence);
    const rules = new Set(findings.map(({ rule }) => rule));
    return {
      ...sentence,
      isBlocked: findings.some(({ severity }) => severity === "block"),
      isSeen: findings.length > 0,
      named: sentence.rules.filter((rule) => rules.has(rule)).length,
    };
  });
  const unlawful = seen.filter(({ label }) => label === "block");
  const lawful = seen.filter(({ label }) => label === "ok");
  const doubtful = seen.filter(({ label }) => label === "warn");
  const stopped = unlawful.filter(({ isBlocked }) => isBlocked).length;
  const wronged = lawful.filter(({ isBlocked }) => isBlocked).length;
  const asked = seen.reduce((total, { rules }) => total + rules.length, 0);
  const named = seen.reduce((total, one) => total + one.named, 0);
  process.stdout.write(
    `${name}: ${seen.length} sentences; unlawful blocked ${stopped}/${unlawful.length} (${percent(stopped, unlawful.length)}); lawful blocked ${wronged}/${lawful.length} (${percent(wronged, lawful.length)}); doubtful noticed ${doubtful.filter(({ isSeen }) => isSeen).length}/${doubtful.length}; right ground named ${percent(named, asked)}\n`,
  );
  return {
    count: seen.length,
    recall: stopped / unlawful.length,
    falseBlocks: wronged / lawful.length,
    doubtfulBlocked: doubtful.filter(({ isBlocked }) => isBlocked).length / doubtful.length,
    grounds: named / asked,
  };
}

test("a reference in a title is no foreign word", () => {
  expect(lintMission({ title: "Serveur e2e1ffd158bf (H/F)", description: "" })).toEqual([]);
});

describe("the labelled sentences", () => {
  test("those the rules were written with", () => {
    const { count, recall, falseBlocks, doubtfulBlocked, grounds } = measure("ad-sentences");
    expect(count).toBeGreaterThanOrEqual(500);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(falseBlocks).toBeLessThanOrEqual(0.02);
    expect(doubtfulBlocked).toBeLessThanOrEqual(0.02);
    expect(grounds).toBeGreaterThanOrEqual(0.98);
  });

  // Committed before these rules were written, and never used to change them. Same author: an optimistic figure all the same.
  test.each(["ad-sentences-unseen", "ad-sentences-unseen-2"])("those never used to change a rule: %s", (name) => {
    const { recall, falseBlocks } = measure(name);
    expect(recall).toBeGreaterThanOrEqual(0.9);
    expect(falseBlocks).toBeLessThanOrEqual(0.03);
  });
});

describe("the hand that types", () => {
  test.each([
    ["Cherche jeunne serveur", "Cherche jeunne", "age"],
    ["Pas d etrangers", "Pas d etrangers", "origin"],
    ["Étrangers sabstenir", "Étrangers sabstenir", "origin"],
    ["Recherche f€mme", "Recherche f€mme", "sex"],
    ["Recherche h0mme", "Recherche h0mme", "sex"],
    ["Cherche des j e u n e s", "Cherche des j e u n e s", "age"],
    ["On veut des jeuuunes", "veut des jeuuunes", "age"],
    ["Pas de mus*lmans", "Pas de mus*lmans", "religion"],
    ["Cherche unefemme", "Cherche unefemme", "sex"],
    ["HANDICAPES SABSTENIR", "HANDICAPES SABSTENIR", "health"],
  ])("%s", (text, excerpt, rule) => {
    const found = lintOne({ field: "description", text });
    expect(found.filter((one) => one.rule === rule).map((one) => one.excerpt)).toEqual([excerpt]);
    expect(found.every(({ severity }) => severity === "block")).toBe(true);
  });

  test.each(["Le jeu ne commence qu’à 15 h.", "La ferme ouvre à 8 h.", "Salle blanche, mur noir, rayon homme."])(
    "a plain word is left alone: %s",
    (text) => {
      expect(lintOne({ field: "description", text })).toEqual([]);
    },
  );
});

test("a remark shows the very words, wherever they stand and however the accents are typed", () => {
  const text = "Bonjour à tous\u00a0! Nous aimons l’été.\nNé(e) après 1995 de préférence, œil vif.";
  for (const typed of [text, text.normalize("NFD"), text.toUpperCase()]) {
    const [finding, ...others] = lintOne({ field: "description", text: typed });
    expect(others).toEqual([]);
    expect(finding?.excerpt.toLowerCase()).toBe("né(e) après 1995");
  }
});

test("a remark says what to write instead, and the law", () => {
  expect(lintOne({ field: "title", text: "Serveuse uniquement" })).toEqual([
    {
      rule: "sex",
      severity: "block",
      field: "title",
      excerpt: "Serveuse uniquement",
      law: "Code du travail, art. L1132-1, L1142-1 et L5321-2\u202f; Code pénal, art. 225-2",
      suggestion:
        "Ouvrez la mission aux femmes et aux hommes\u202f; si la loi prévoit une exception pour ce poste, citez-la.",
    },
  ]);
});

describe("pay and hours", () => {
  const belowSmic = (severity: LintSeverity) => [["below_smic", severity, "compensation"]];
  test.each([
    [{ payCents: 1230, payPeriod: "hourly", type: "contract" }, belowSmic("block")],
    [{ payCents: 1231, payPeriod: "hourly", type: "contract" }, []],
    [{ payCents: 8000, payPeriod: "daily", hoursPerDay: 8 }, belowSmic("block")],
    [{ payCents: 8000, payPeriod: "daily" }, belowSmic("warn")],
    [{ payCents: 8000, payPeriod: "daily", hoursPerDay: 6 }, []],
    [{ payCents: 150_000, payPeriod: "monthly", type: "full-time" }, belowSmic("block")],
    [{ payCents: 90_000, payPeriod: "monthly", type: "part-time" }, belowSmic("warn")],
    [{ payCents: 500, payPeriod: "hourly", type: "freelance" }, []],
    [{ payCents: 500, payPeriod: "hourly", type: "internship" }, []],
    [{ payCents: 500 }, []],
    [{ hoursPerDay: 10 }, []],
    [{ hoursPerDay: 11 }, [["working_time", "warn", "hoursPerDay"]]],
    [{ hoursPerDay: 13 }, [["working_time", "block", "hoursPerDay"]]],
  ] as const)("%j: %j", (given, expected) => {
    expect(lintMission(given).map(({ rule, severity, field }) => [rule, severity, field])).toEqual(expected);
  });

  test.each([
    ["2026-05-31T21:59:00Z", 1202],
    ["2026-05-31T22:00:00Z", 1231],
  ])("work that starts at %s is paid %i cents at least", (startDate, cents) => {
    const at = (payCents: number) => lintMission({ payCents, payPeriod: "hourly", startDate: new Date(startDate) });
    expect(at(cents)).toEqual([]);
    expect(at(cents - 1)).toMatchObject([{ rule: "below_smic", severity: "block" }]);
  });

  test("in Mayotte the minimum is its own, and the remark says how much", () => {
    const pay = { payCents: 955, payPeriod: "hourly" } as const;
    expect(lintMission({ ...pay, location: "Mamoudzou (976)" })).toMatchObject([
      { suggestion: "Portez la rémunération au moins au SMIC\u00a0: 9,56\u00a0€ brut de l’heure." },
    ]);
    expect(lintMission({ ...pay, payCents: 956, zone: "mayotte" })).toEqual([]);
  });
});

test.each(LINT_TEXTS)("what is forbidden is found in %s", (field) => {
  const text = "Pas d’étrangers";
  expect(lintMission({ [field]: field === "tags" ? ["Week-end", text] : text })).toMatchObject([
    { rule: "origin", severity: "block", field, excerpt: text },
  ]);
});

test("the longest text is read in no time, whatever it repeats", () => {
  const pieces = [
    "a ",
    "é",
    "frais ",
    "pas de ",
    "recherche une ",
    "habiter ",
    "envoyez ",
    "x@",
    "0 8 ",
    "1",
    "aa.",
    "jeune ",
  ];
  for (const piece of pieces) {
    const before = performance.now();
    lintOne({ field: "description", text: piece.repeat(Math.floor(10_000 / piece.length)) });
    // Tens of milliseconds in fact: the room is for a busy machine, and a runaway pattern takes minutes.
    expect(performance.now() - before).toBeLessThan(3000);
  }
});

test("any text is read, and its remarks stay inside it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const composed = text.normalize("NFC");
      for (const { excerpt } of lintOne({ field: "description", text })) {
        expect(composed).toContain(excerpt);
      }
    }),
  );
});
