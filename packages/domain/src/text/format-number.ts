// Spaces are written as escapes because U+00A0 and U+202F look the same.

const counts = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });

/** « 26,9 » */
export function formatNumber(value: number): string {
  return decimals.format(value);
}

export function formatCount(count: number): string {
  return counts.format(count);
}

/** « 94 % » from 0.94 */
export function formatPercent(ratio: number): string {
  // Intl puts U+00A0 before the sign; the house rule is the thin space.
  return `${formatCount(ratio * 100)}\u202f%`;
}
