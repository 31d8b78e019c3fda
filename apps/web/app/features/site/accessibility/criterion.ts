import { AUDITED_PAGES, type PageKey } from "./audit-pages.fr.ts";

/** `unchecked`: nothing was found wrong, and what the method asks for was not done. Counted as if it failed. */
export type Verdict = "valid" | "invalid" | "absent" | "unchecked";

export interface Criterion {
  id: string;
  title: string;
  /** Where there is something to judge. */
  at: "all" | "none" | readonly PageKey[];
  /** Where it is not respected. */
  fails?: readonly PageKey[];
  unchecked?: true;
  /** What was read or run. */
  evidence: string;
  /** What a reader meets, and what is planned: asked for whatever fails. */
  problem?: string;
  plan?: string;
}

export function verdictOn({ at, fails, unchecked }: Criterion, page: PageKey): Verdict {
  if (at === "none" || (at !== "all" && !at.includes(page))) return "absent";
  if (unchecked) return "unchecked";
  return fails?.includes(page) ? "invalid" : "valid";
}

/** One answer for the site: a failure on one page is a failure. */
export function verdictOf(criterion: Criterion): Verdict {
  const verdicts = new Set(AUDITED_PAGES.map(({ key }) => verdictOn(criterion, key)));
  return (["invalid", "unchecked", "valid"] as const).find((one) => verdicts.has(one)) ?? "absent";
}

export interface Rates {
  applicable: number;
  valid: number;
  /** Not finished: with any, there is no result of an audit to give a state by. */
  unchecked: number;
  /** Criteria valid on every page, of those applicable on one: a percentage, cut to a whole one. */
  strict: number;
  /** The mean of the rates of the pages. */
  mean: number;
}

export function ratesOf(criteria: readonly Criterion[]): Rates {
  const applicable = criteria.filter((criterion) => verdictOf(criterion) !== "absent");
  const valid = applicable.filter((criterion) => verdictOf(criterion) === "valid").length;
  const pages = AUDITED_PAGES.map(({ key }) => {
    const judged = criteria.map((criterion) => verdictOn(criterion, key)).filter((verdict) => verdict !== "absent");
    return judged.filter((verdict) => verdict === "valid").length / judged.length;
  });
  const mean = pages.reduce((sum, rate) => sum + rate, 0) / pages.length;
  // Never rounded up.
  return {
    applicable: applicable.length,
    valid,
    unchecked: applicable.filter((criterion) => verdictOf(criterion) === "unchecked").length,
    strict: Math.floor((100 * valid) / applicable.length),
    mean: Math.floor(100 * mean),
  };
}

/** The words of the law: without a finished audit a site is not conforming; else half of the criteria, or all of them. */
export function stateOf(rates: Rates): "totalement conforme" | "partiellement conforme" | "non conforme" {
  const { applicable, valid, unchecked } = rates;
  if (unchecked > 0) return "non conforme";
  if (valid === applicable) return "totalement conforme";
  return valid >= applicable / 2 ? "partiellement conforme" : "non conforme";
}
