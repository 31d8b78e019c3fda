import type { RatingCategory } from "./rating.ts";

/** Apart from the other labels, which public pages load: only members rate. */
export const RATING_CATEGORY_LABELS: Record<RatingCategory, string> = {
  technical: "Technique",
  communication: "Communication",
  experience: "Expérience",
  cultural: "Intégration dans l’équipe",
  overall: "Impression générale",
};
