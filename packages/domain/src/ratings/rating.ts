import { MIN_RATERS } from "./rating-review.ts";

/** One may leave them out. */
export const RATING_DETAILS = ["technical", "communication", "experience", "cultural"] as const;
export const RATING_CATEGORIES = ["overall", ...RATING_DETAILS] as const;
export type RatingCategory = (typeof RATING_CATEGORIES)[number];

export type RatingScores = { overall: number } & Record<(typeof RATING_DETAILS)[number], number | null>;

/** Mean of the scores given, to one decimal. */
export function meanRating(scores: RatingScores): number {
  const given = RATING_CATEGORIES.map((category) => scores[category]).filter((score) => score !== null);
  return meanOfRatings(given) ?? scores.overall;
}

/** A mean given as such: whole stars beside it for the overall impression, and no detail. */
export function scoresFromMean(mean: number): { scores: RatingScores; mean: number } {
  const scores = { overall: Math.round(mean), technical: null, communication: null, experience: null, cultural: null };
  return { scores, mean: Math.round(mean * 10) / 10 };
}

/** Mean of several ratings, to one decimal; null when there is none. */
export function meanOfRatings(means: readonly number[]): number | null {
  if (means.length === 0) return null;
  return Math.round((means.reduce((sum, mean) => sum + mean, 0) * 10) / means.length) / 10;
}

/** The mean that people read: null until enough different people have rated, however many ratings there are. */
export const shownMean = (mean: number | null, raters: number): number | null => (raters < MIN_RATERS ? null : mean);
