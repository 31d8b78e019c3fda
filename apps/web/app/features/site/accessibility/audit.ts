import { CRITERIA_1_TO_7 } from "./criteria-1-to-7.fr.ts";
import { CRITERIA_8_TO_10 } from "./criteria-8-to-10.fr.ts";
import { CRITERIA_11_TO_13 } from "./criteria-11-to-13.fr.ts";
import { ratesOf } from "./criterion.ts";

/** The last time the pages were looked at, criterion by criterion. */
export const AUDIT_DAY = "2026-11-20";

/** The 106 of RGAA 4.1.2, in its order. */
export const AUDIT = [...CRITERIA_1_TO_7, ...CRITERIA_8_TO_10, ...CRITERIA_11_TO_13];

export const AUDIT_RATES = ratesOf(AUDIT);
