/** More than anyone follows, and few enough to be looked at one by one. */
export const MOST_SAVED_SEARCHES = 20;

/** How many missions a person is alerted of in a day, all searches together. */
export const DAILY_ALERTS = 20;

/** Alerts wait for the first wave: whoever was asked is not alerted too. */
export const ALERTS_AFTER_MS = 10_000;
