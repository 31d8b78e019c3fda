import { type Language, LOCALES } from "../text/language.ts";
import type { Cents } from "./money.ts";

/** “€14.50”, “14,50 €”: no cents when whole. */
export function eurosIn(language: Language, cents: Cents): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "EUR",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
