import { pagerItems } from "@app/domain/text/pager";

const PAGE_SIZE = 10;
/** The limit of the API. */
const LAST_PAGE = 100;

/** Anything invalid is the first page. */
export function requestedPage(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** Preserves the other query parameters. */
export function pagerOf(count: number, search: URLSearchParams, pageSize = PAGE_SIZE) {
  const current = requestedPage(search);
  return {
    current,
    items: pagerItems(current, Math.min(LAST_PAGE, Math.ceil(count / pageSize))),
    hrefFor: (page: number) => addressOf(search, page),
  };
}

export function addressOf(search: URLSearchParams, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete("page");
  else params.set("page", String(page));
  return params.size > 0 ? `?${params}` : ".";
}
