import { FIRST_SMIC_RATES } from "@app/domain/catalogue/smic";
import { type Advert, LINT_TEXTS } from "@app/domain/missions/lint/mission-lint";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAdvert } from "./check-advert.ts";
import { readOrdinaryAds, readSentences } from "./training/read-sets.ts";

const check = (advert: Advert) => checkAdvert(advert, FIRST_SMIC_RATES);

test("what a rule is certain of is refused, and said once", () => {
  expect(check({ description: "Pas d’étrangers" }).findings).toMatchObject([{ rule: "origin", severity: "block" }]);
});

test.each([
  ["Profil métropolitain exigé, pas d’Antillais", "origin"],
  ["Nous écartons les profils en fin de carrière car ils coûtent trop cher", "age"],
  ["On ne veut pas de folles derrière le comptoir", "orientation"],
])("words that turn people away beside a ground the model is sure of are refused: %s", (description, rule) => {
  expect(check({ description }).findings).toMatchObject([{ rule, severity: "block" }]);
});

test("of the labelled lawful sentences almost none is refused, and few of those the law may allow", () => {
  const rows = readSentences().flatMap((set) => set.rows);
  const refusedShare = (wanted: string) => {
    const some = rows.filter(({ label }) => label === wanted);
    const refused = some.filter(({ field, text }) =>
      check({ [field]: text }).findings.some(({ severity }) => severity === "block"),
    );
    process.stdout.write(`labelled ${wanted}: ${some.length}, refused ${refused.length}\n`);
    return refused.length / some.length;
  };
  expect(refusedShare("ok")).toBeLessThanOrEqual(0.002);
  expect(refusedShare("warn")).toBeLessThanOrEqual(0.02);
}, 60_000);

test("no ordinary ad is refused, and few are asked about", () => {
  const checks = readOrdinaryAds().map((ad) => check(ad));
  const refused = checks.filter(({ findings }) => findings.some(({ severity }) => severity === "block"));
  const asked = checks.filter(({ findings }) => findings.length > 0);
  process.stdout.write(`ordinary ads: ${checks.length}, refused ${refused.length}, asked ${asked.length}\n`);
  expect(refused).toEqual([]);
  expect(asked.length / checks.length).toBeLessThanOrEqual(0.03);
}, 60_000);

describe("what only the model doubts is asked, never refused", () => {
  test.each([
    ["Salaire à négocier le jour même", "pay_unclear"],
    ["Écrivez-moi directement sur WhatsApp au 06 12 34 56 78", "contact_outside"],
    ["Ambiance jeune, équipe de moins de trente ans", "age"],
  ])("%s", (description, rule) => {
    const { findings } = check({ description });
    expect(findings).toMatchObject([{ rule, severity: "warn", field: "description" }]);
    expect(description).toContain(findings[0]?.excerpt);
    expect(findings[0]?.excerpt.length).toBeGreaterThan(3);
    expect(findings[0]?.suggestion).not.toBe("");
  });
});

test("words on pay are asked about only while no amount is given", () => {
  const description = "Salaire à négocier le jour même";
  expect(check({ description, payCents: 1500, payPeriod: "hourly" })).toEqual({ findings: [], toRead: [] });
});

test("an ordinary ad is neither asked about nor read", () => {
  const advert = {
    title: "Serveur / serveuse (H/F)",
    description:
      "Service du midi en brasserie, quarante couverts. Repas fourni, tenue prêtée. Contrat signé la veille.",
  };
  expect(check(advert)).toEqual({ findings: [], toRead: [] });
});

test("five thousand hostile characters are read in less than 200 ms", () => {
  for (const piece of "a |é|1|aa.|- |0 6 |x@|a.b|1 1 |www.|vingt |de de |pas de ".split("|")) {
    const description = piece.repeat(Math.floor(5000 / piece.length));
    expect(
      fastestOf(3, () => check({ description })),
      piece,
    ).toBeLessThan(200);
  }
}, 30_000);

test("any text is read in any field, and its excerpts stay inside it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.constantFrom(...LINT_TEXTS), (text, field) => {
      const { findings, toRead } = check({ [field]: `${text} envoyez votre passeport` });
      const composed = `${text} envoyez votre passeport`.normalize("NFC");
      for (const { excerpt } of [...findings, ...toRead]) expect(composed).toContain(excerpt);
    }),
  );
});

/** Processor time, and the best of several: a busy machine is not slow code. */
function fastestOf(rounds: number, run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
