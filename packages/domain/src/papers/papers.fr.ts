import type { Sex } from "./civil-status.ts";

/** Until somebody enters a declaration: what is known, and nothing more. */
const DECLARATION_MISSING = "Déclaration non saisie";
const DECLARATION_ENTERED = "Déclaration saisie par l’employeur";
/** The hour that the employer gave is after the first minute: it is not said as if it were before. */
const DECLARATION_LATE = "Déclaration saisie, faite après le début";

export function declarationLabel(isEntered: boolean, isLate: boolean): string {
  if (!isEntered) return DECLARATION_MISSING;
  return isLate ? DECLARATION_LATE : DECLARATION_ENTERED;
}

export const SEX_LABELS: Record<Sex, string> = { female: "Féminin", male: "Masculin" };
