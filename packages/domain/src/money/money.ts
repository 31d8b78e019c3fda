/** A whole number of cents: the only form money takes inside the program. */
export type Cents = number;

// "14,50", "14.5", "1 250", "1250" and an optional €, with any of the spaces a French keyboard or a copy may give.
const EUROS = /^(\d{1,9}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,2})(?:[.,](\d{1,2}))?[ \u00a0\u202f]*€?$/;

export function eurosToCents(euros: number): Cents {
  return Math.round(euros * 100);
}

export function centsToEuros(cents: Cents): number {
  return cents / 100;
}

/** The euros somebody typed, or null when it is not an amount. */
export function parseEuros(text: string): number | null {
  const match = EUROS.exec(text.trim());
  if (!match) return null;
  const euros = (match[1] ?? "").replace(/\D/g, "");
  return Number(`${euros}.${match[2] ?? "0"}`);
}
