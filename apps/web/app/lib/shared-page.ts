/** What a route's `handle` says of its page. */
export interface SharedPage {
  /** The same for every visitor without a cookie: the web server renders it once for all of them. */
  shared: "page" | "search" | "mission" | "feed";
}

export const SHARED_PAGE: SharedPage = { shared: "page" };
/** With the filters of a search in its address. */
export const SHARED_SEARCH: SharedPage = { shared: "search" };
/** With the shift that a search was about. */
export const SHARED_MISSION: SharedPage = { shared: "mission" };
/** XML that is the same for everyone, part by part. */
export const SHARED_FEED: SharedPage = { shared: "feed" };
