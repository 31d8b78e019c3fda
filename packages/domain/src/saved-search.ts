/** More than anyone follows, and few enough to be looked at one by one. */
export const MOST_SAVED_SEARCHES = 20;
