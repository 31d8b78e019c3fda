/** What one writes on the way, in one tap. */
export const QUICK_REPLIES = ["J’arrive", "En route", "Retard 10\u00a0min"] as const;
