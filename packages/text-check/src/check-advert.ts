import type { SmicRate } from "@app/domain/catalogue/smic";
import { adviceFor } from "@app/domain/missions/lint/advice.fr";
import {
  type Advert,
  type Finding,
  LINT_TEXTS,
  type LintText,
  lintMission,
} from "@app/domain/missions/lint/mission-lint";
import { isLintRule, type LintRule } from "@app/domain/missions/lint/rule";
import { namesExclusion } from "./exclusion.ts";
import { scoreText } from "./model.ts";
import { MODELS } from "./models.ts";
import { advertPassages } from "./passages.ts";

/** `toRead`: words too doubtful to be left unread, too little to be shown to the employer. */
export type AdvertCheck = { findings: Finding[]; toRead: Finding[] };

/** Words of a list, not sentences: the model has learnt none. */
const LISTS: ReadonlySet<LintText> = new Set(["skills", "tags", "location"]);
const MAX_EXCERPT = 500;
/** Students or neighbours may be preferred in some cases, people of an age or an origin may not. */
const GROUNDS: ReadonlySet<LintRule> = new Set([
  "age",
  "sex",
  "origin",
  "religion",
  "health",
  "family",
  "orientation",
  "opinion",
  "union",
]);

/**
 * The rules name the law and refuse; the model only asks, about sentences of which the rules have said nothing. One rule needs
 * it: words that turn people away beside the name of a ground are refused when the model is sure of that ground.
 */
export function checkAdvert(advert: Advert, rates: readonly SmicRate[]): AdvertCheck {
  const byRule = lintMission(advert, rates);
  const check: AdvertCheck = { findings: [...byRule], toRead: [] };
  for (const { score, sentence, finding } of LINT_TEXTS.flatMap((field) => doubtsOf(field, advert))) {
    const isKnown = byRule.some(({ field, excerpt }) => field === finding.field && overlap(sentence, excerpt));
    const list = score > threshold("remark") ? check.findings : check.toRead;
    const isRepeated = [...check.findings, ...list].some(
      (one) => one.rule === finding.rule && one.field === finding.field,
    );
    if (!isKnown && !isRepeated) list.push(finding);
  }
  return check;
}

const overlap = (sentence: string, excerpt: string) => sentence.includes(excerpt) || excerpt.includes(sentence);

const threshold = (name: "refuse" | "remark" | "review") => MODELS.ads.thresholds[name] ?? Number.POSITIVE_INFINITY;

type Doubt = { score: number; sentence: string; finding: Finding };

/** The heaviest first. */
function doubtsOf(field: LintText, advert: Advert): Doubt[] {
  if (LISTS.has(field)) return [];
  const texts = [advert[field] ?? []].flat();
  return texts
    .flatMap((text) => advertPassages(text.normalize("NFC")))
    .map((sentence) => ({ sentence, ...scoreText(MODELS.ads, sentence) }))
    .filter(({ score }) => score > threshold("review"))
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ score, sentence, kind, excerpt }) => {
      if (kind === null || !isLintRule(kind)) return [];
      // Words on pay hide nothing beside an amount.
      if (kind === "pay_unclear" && advert.payCents) return [];
      const words = { field, excerpt: excerpt.slice(0, MAX_EXCERPT) };
      const isRefused = score > threshold("refuse") && GROUNDS.has(kind) && namesExclusion(sentence);
      const severity = isRefused ? "block" : "warn";
      return [{ score, sentence, finding: { rule: kind, severity, ...words, ...adviceFor(kind) } }];
    });
}
