/** In the order they are shown. */
export const BADGES = [
  "quick_starter",
  "reliable",
  "well_rated",
  "called_back",
  "fast_answer",
  "ten_missions",
  "many_sectors",
] as const;
export type Badge = (typeof BADGES)[number];
