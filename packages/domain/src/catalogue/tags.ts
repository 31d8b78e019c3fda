export const KNOWN_TAGS = ["Permis requis", "Mission express", "Week-end", "Proche de vous"] as const;
export type KnownTag = (typeof KNOWN_TAGS)[number];
