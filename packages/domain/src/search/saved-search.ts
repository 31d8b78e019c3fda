/** More than anyone follows, and few enough to be looked at one by one. */
export const MOST_SAVED_SEARCHES = 20;

/** How many missions a person is alerted of in a day, all searches together. */
export const DAILY_ALERTS = 20;

/** Alerts wait for the first wave: whoever was asked is not alerted too. */
export const ALERTS_AFTER_MS = 10_000;

/** Alerts mailed to somebody without an account: how many of one address, and how long they last. */
export const MOST_MAILED_ALERTS = 5;
export const MAILED_ALERT_DAYS = 90;
/** A link nobody followed is forgotten. */
export const UNCONFIRMED_ALERT_DAYS = 2;
/** What is found meanwhile is mailed together. */
export const MAILED_ALERT_HOURS = 2;
