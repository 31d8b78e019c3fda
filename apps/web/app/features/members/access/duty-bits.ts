/** Every moment of the week: stored as nothing, so that it stays so whatever the moments become. */
export const ALWAYS = (1 << 28) - 1;

/** Null: at any time. */
export const dutyBits = (duty: number | null): number => duty ?? ALWAYS;
