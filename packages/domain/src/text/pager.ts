const SHOW_ALL_UP_TO = 7;

export type PagerItem = number | "ellipsis";

/** Every page up to 7; past that 1 … c−1 c c+1 … n, where an ellipsis never replaces a single page. */
export function pagerItems(page: number, pageCount: number): PagerItem[] {
  if (pageCount <= SHOW_ALL_UP_TO) return Array.from({ length: Math.max(0, pageCount) }, (_, index) => index + 1);

  const current = Math.min(Math.max(1, page), pageCount);
  const shown = [...new Set([1, current - 1, current, current + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
  const items: PagerItem[] = [];
  let previous = 0;
  for (const number of shown) {
    if (number - previous === 2) items.push(previous + 1);
    if (number - previous > 2) items.push("ellipsis");
    items.push(number);
    previous = number;
  }
  return items;
}
