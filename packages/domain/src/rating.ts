import { MIN_RATERS } from "./rating-review.ts";

export const RATING_CATEGORIES = ["technical", "communication", "experience", "cultural", "overall"] as const;
export type RatingCategory = (typeof RATING_CATEGORIES)[number];

export type RatingScores = Record<RatingCategory, number>;

/** Mean of the five scores, to one decimal. */
export function meanRating(scores: RatingScores): number {
  const sum = RATING_CATEGORIES.reduce((total, category) => total + scores[category], 0);
  return Math.round((sum * 10) / RATING_CATEGORIES.length) / 10;
}

/** Mean of several ratings, to one decimal; null when there is none. */
export function meanOfRatings(means: readonly number[]): number | null {
  if (means.length === 0) return null;
  return Math.round((means.reduce((sum, mean) => sum + mean, 0) * 10) / means.length) / 10;
}

/** The mean that people read: null until enough different people have rated, however many ratings there are. */
export const shownMean = (mean: number | null, raters: number): number | null => (raters < MIN_RATERS ? null : mean);
