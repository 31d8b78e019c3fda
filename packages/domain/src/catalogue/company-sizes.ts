export const COMPANY_SIZES = ["1-10", "11-50", "50-200", "200-1000", "1000+"] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
