/** Numbers that nobody may be asked for here, recognised wherever they are typed. */

const GAP = String.raw`[\s\u00a0\u202f.\-/]*`;
const MONTH = String.raw`(?:0${GAP}[1-9]|1${GAP}[0-2]|[2-9]${GAP}\d)`;
const DEPARTMENT = String.raw`(?:\d${GAP}\d|2${GAP}[AB])`;
const digits = (count: number) => Array.from({ length: count }, () => String.raw`\d`).join(GAP);

/** Sex, year, month, department, commune, order, and the key that is not always typed. */
const SOCIAL_SECURITY = new RegExp(
  String.raw`(?<![\dA-Z])[1-478]${GAP}${digits(2)}${GAP}${MONTH}${GAP}${DEPARTMENT}${GAP}${digits(6)}(?:${GAP}(${digits(2)}))?(?!${GAP}\d)`,
  "i",
);

/** How long the account numbers of a country are. */
const ACCOUNT_LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  MC: 27,
  NL: 18,
  PL: 28,
  PT: 25,
  RO: 24,
};
const ACCOUNT = new RegExp(String.raw`(?<![A-Z0-9])([A-Z]{2})${GAP}\d${GAP}\d(?:${GAP}[A-Z0-9]){11,30}`, "gi");
/** Whatever follows: the check digits, the bank and its branch of a French account. */
const FRENCH_ACCOUNT = new RegExp(String.raw`(?<![A-Z0-9])FR${GAP}${digits(12)}`, "i");

export type ForbiddenNumber = "social_security" | "bank_account";

export function forbiddenNumberIn(text: string): ForbiddenNumber | null {
  if (SOCIAL_SECURITY.test(text)) return "social_security";
  return FRENCH_ACCOUNT.test(text) || hasAccount(text) ? "bank_account" : null;
}

/** The number of a receipt may look like one: it is refused with the right key alone. */
export function isSocialSecurityNumber(text: string): boolean {
  const number = text.replace(/[^\dA-Z]/gi, "").toUpperCase();
  if (!/^[1-478]\d{4}(?:\d{2}|2[AB])\d{6}\d{2}$/.test(number)) return false;
  // Corsica: 2A counts as 19, 2B as 18.
  const figures = number.slice(0, 13).replace("2A", "19").replace("2B", "18");
  return 97 - Number(BigInt(figures) % 97n) === Number(number.slice(13));
}

function hasAccount(text: string): boolean {
  return [...text.matchAll(ACCOUNT)].some(([found, country = ""]) => {
    const length = ACCOUNT_LENGTHS[country.toUpperCase()];
    const number = found.replace(/[^\dA-Z]/gi, "").toUpperCase();
    return length !== undefined && number.length >= length && isAccountNumber(number.slice(0, length));
  });
}

/** The check digits of ISO 13616. */
function isAccountNumber(number: string): boolean {
  const moved = number.slice(4) + number.slice(0, 4);
  const figures = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(figures) % 97n === 1n;
}
