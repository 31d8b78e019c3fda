import type { Sex } from "./civil-status.ts";

/** Until somebody enters a declaration: what is known, and nothing more. */
const DECLARATION_MISSING = "Déclaration non saisie";
const DECLARATION_ENTERED = "Déclaration saisie par l’employeur";

export const declarationLabel = (isEntered: boolean): string => (isEntered ? DECLARATION_ENTERED : DECLARATION_MISSING);

export const SEX_LABELS: Record<Sex, string> = { female: "Féminin", male: "Masculin" };
