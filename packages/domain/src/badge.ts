export const BADGES = ["quick_starter", "reliable"] as const;
export type Badge = (typeof BADGES)[number];
