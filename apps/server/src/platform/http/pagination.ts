export const PAGE_SIZE = 10;
/** The last page that can be reached. */
export const LAST_PAGE = 100;

export type PageLinks = { next: string | null; previous: string | null };

/** Relative URLs that keep every other parameter. */
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

/** The list is fetched with one extra row, which tells whether there is a next page. */
export function cutPage<T>(rows: readonly T[]): { results: T[]; more: boolean } {
  return { results: rows.slice(0, PAGE_SIZE), more: rows.length > PAGE_SIZE };
}
