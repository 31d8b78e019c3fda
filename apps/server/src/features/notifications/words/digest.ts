/** A digest names so many of what it holds. */
export const MAX_TITLES = 3;

/** Their mail has the rule of withdrawal, before anybody confirms. */
export const ASKS_TO_CONFIRM = new Set(["application_accepted", "confirmation_asked"]);
