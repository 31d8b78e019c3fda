/** Gross hourly minimum wage since June 2026; a pay below it warns the employer. */
export const SMIC_HOURLY_CENTS = 1231;
