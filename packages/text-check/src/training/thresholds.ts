import { namesExclusion } from "../exclusion.ts";
import type { Job, Judged } from "./jobs.ts";

/** Written by the team against the model's own weaknesses: too hard to say how often an ordinary text is asked about. */
const OWN_BATCHES = /-team\//;

/** The share of harmless texts that may pass each threshold, in cross-validation. */
const SHARES: Readonly<Record<Job["name"], Readonly<Record<string, number>>>> = {
  // Ordinary ads are judged whole, and hard on purpose: half of these shares is seen on plainer ones.
  ads: { refuse: 0.003, remark: 0.06, review: 0.125 },
  messages: { warn: 0.035, review: 0.08 },
  missions: { hold: 0.015, review: 0.04 },
};
/** Of many passages one is easily doubtful: a long mission has thresholds of its own, and fewer honest ones may pass them. */
const LONG_SHARES: Readonly<Record<string, number>> = { holdLong: 0.015, reviewLong: 0.04 };

const harmlessOf = ({ name, judged, ordinary }: Job, isLong: boolean): readonly Judged[] =>
  name === "ads"
    ? ordinary
    : judged.filter((one) => !one.isWanted && one.isLong === isLong && !OWN_BATCHES.test(one.batch));

/** The score that the given share of the harmless texts exceeds. */
export function thresholdsOf(job: Job, scores: ReadonlyMap<object, number>): Record<string, number> {
  const read = (shares: Readonly<Record<string, number>>, isLong: boolean) => {
    const ordered = harmlessOf(job, isLong)
      .map((one) => scores.get(one) ?? 0)
      .toSorted((a, b) => b - a);
    return Object.entries(shares).map(([use, share]) => [
      use,
      Math.round(1000 * (ordered[Math.floor(share * ordered.length)] ?? 0)) / 1000,
    ]);
  };
  return Object.fromEntries([
    ...read(SHARES[job.name], false),
    ...(job.name === "missions" ? read(LONG_SHARES, true) : []),
  ]);
}

const above = (some: readonly Judged[], isNoticed: (one: Judged) => boolean): number =>
  Math.round((1000 * some.filter(isNoticed).length) / Math.max(1, some.length)) / 10;

/** Percentages in cross-validation, rules and model together: `wanted…` should be high, `harmless…` low. */
export function figuresOf(
  { name, judged, ordinary }: Job,
  scores: ReadonlyMap<object, number>,
  thresholds: Readonly<Record<string, number>>,
): Record<string, number> {
  const passes = (one: Judged, use: string) =>
    (scores.get(one) ?? 0) > (thresholds[one.isLong ? `${use}Long` : use] ?? Number.POSITIVE_INFINITY);
  if (name === "ads") {
    const unlawful = judged.filter(({ label }) => label === "block");
    const isRefused = (one: Judged) =>
      one.byRule === "refused" || (passes(one, "refuse") && one.judged.some(namesExclusion));
    const isNoticed = (one: Judged) => one.byRule !== "nothing" || passes(one, "remark");
    const isSeen = (one: Judged) => isNoticed(one) || passes(one, "review");
    return {
      wantedRefused: above(unlawful, isRefused),
      wantedNoticed: above(unlawful, isNoticed),
      wantedWithQueue: above(unlawful, isSeen),
      harmlessRefused: above(ordinary, isRefused),
      harmlessNoticed: above(ordinary, isNoticed),
      harmlessWithQueue: above(ordinary, isSeen),
    };
  }
  const sure = name === "messages" ? "warn" : "hold";
  const isSeen = (one: Judged) => passes(one, sure) || (one.byRule !== "nothing" && passes(one, "review"));
  const figures: Record<string, number> = {};
  for (const isLong of name === "missions" ? [false, true] : [false]) {
    const some = judged.filter((one) => one.isLong === isLong);
    figures[isLong ? "wantedLong" : "wanted"] = above(
      some.filter(({ isWanted }) => isWanted),
      isSeen,
    );
    figures[isLong ? "harmlessLong" : "harmless"] = above(
      some.filter(({ isWanted }) => !isWanted),
      isSeen,
    );
  }
  return figures;
}

/** The same figures for each batch, for whoever trains. */
export const figuresByBatch = (job: Job, scores: ReadonlyMap<object, number>, thresholds: Record<string, number>) =>
  [...new Set(job.judged.map(({ batch }) => batch))].map((batch) => {
    const judged = job.judged.filter((one) => one.batch === batch);
    return { batch, figures: figuresOf({ ...job, judged, ordinary: [] }, scores, thresholds) };
  });
