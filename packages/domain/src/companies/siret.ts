const LA_POSTE_SIREN = "356000000";
const NO_SIREN = "000000000";

export function normalizeSiret(text: string): string {
  return text.replace(/\s/g, "");
}

/** « 812 345 678 00019 » */
export function formatSiret(siret: string): string {
  return normalizeSiret(siret).replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, "$1 $2 $3 $4");
}

/** Fourteen digits once spaces are removed. */
export function isSiretShape(text: string): boolean {
  return /^\d{14}$/.test(normalizeSiret(text));
}

/** Passes its check digit. One that does not was mistyped, and is refused. */
export function isPlausibleSiret(text: string): boolean {
  const siret = normalizeSiret(text);
  if (!isSiretShape(siret) || siret.startsWith(NO_SIREN)) return false;
  if (passesLuhn(siret)) return true;
  // La Poste ran out of numbers that pass Luhn: its establishments only need a digit sum divisible by five.
  return siret.startsWith(LA_POSTE_SIREN) && digitsOf(siret).reduce((sum, digit) => sum + digit, 0) % 5 === 0;
}

function passesLuhn(digits: string): boolean {
  const sum = digitsOf(digits)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}
