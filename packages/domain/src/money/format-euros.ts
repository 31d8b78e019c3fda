import type { Cents } from "./money.ts";

const wholeEuros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
const exactEuros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

/** « 1 250 € », « 14,50 € »: no cents when whole. */
export function formatEuros(cents: Cents): string {
  return cents % 100 === 0 ? wholeEuros.format(cents / 100) : exactEuros.format(cents / 100);
}
