export const PAGE_SIZE = 10;
/** Past this page nobody turns pages: filters find the rest. */
export const LAST_PAGE = 100;

export type PageLinks = { next: string | null; previous: string | null };

/** The neighbours of a page as relative URLs, keeping every other parameter. */
export function nextPage(url: string, page: number, more: boolean): PageLinks {
  return {
    next: more && page < LAST_PAGE ? withPage(url, page + 1) : null,
    previous: page > 1 ? withPage(url, page - 1) : null,
  };
}

function withPage(url: string, page: number): string {
  const [path = "", search = ""] = url.split("?", 2);
  const params = new URLSearchParams(search);
  params.set("page", String(page));
  return `${path}?${params}`;
}

/** Cuts a list fetched with one row too many, which is how we know there is a next page without counting. */
export function cutPage<T>(rows: readonly T[]): { results: T[]; more: boolean } {
  return { results: rows.slice(0, PAGE_SIZE), more: rows.length > PAGE_SIZE };
}
