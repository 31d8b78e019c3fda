import type { CompanySize } from "../catalogue/company-sizes.ts";
import type { Industry } from "../catalogue/industries.ts";

/**
 * Our industries by activity code (NAF), the longest start first. Activities that none of our industries describes,
 * such as building or wholesale, are left out: the company chooses.
 */
const INDUSTRY_OF: Readonly<Record<string, Industry>> = {
  "01": "Agriculture",
  "02": "Agriculture",
  "03": "Agriculture",
  "05": "Energy & Utilities",
  "06": "Energy & Utilities",
  // Bakers and pastry cooks sell what they bake.
  "10.71": "Restaurants & Food Services",
  "21": "Pharmaceuticals & Biotechnology",
  "29": "Automotive",
  "35": "Energy & Utilities",
  "36": "Energy & Utilities",
  "37": "Energy & Utilities",
  "38": "Energy & Utilities",
  "39": "Energy & Utilities",
  "45": "Automotive",
  "47": "Retail",
  "49": "Logistics & Transportation",
  "50": "Logistics & Transportation",
  "51": "Logistics & Transportation",
  "52": "Logistics & Transportation",
  "53": "Logistics & Transportation",
  "55": "Hospitality & Tourism",
  "56": "Restaurants & Food Services",
  "58": "Media & Communications",
  "58.2": "Technology",
  "59": "Media & Communications",
  "60": "Media & Communications",
  "61": "Telecommunications",
  "62": "Technology",
  "63": "Technology",
  "64": "Finance",
  "65": "Insurance",
  "66": "Finance",
  "66.2": "Insurance",
  "68": "Real Estate",
  "69.1": "Legal Services",
  "69.2": "Consulting",
  "70": "Consulting",
  "71": "Consulting",
  "72.11": "Pharmaceuticals & Biotechnology",
  "73": "Media & Communications",
  "75": "Healthcare",
  "79": "Hospitality & Tourism",
  "82.3": "Entertainment",
  "84": "Government & Public Sector",
  "85": "Education",
  "86": "Healthcare",
  "87": "Healthcare",
  "88": "Healthcare",
  "90": "Entertainment",
  "91": "Entertainment",
  "92": "Entertainment",
  "93.1": "Sports & Recreation",
  "93.2": "Entertainment",
};

const [FIRST_FACTORY, LAST_FACTORY] = [10, 33];

/** « 56.10A » is a restaurant; null when the company has to say it. */
export function industryOfNaf(naf: string | null): Industry | null {
  if (naf === null || !/^\d{2}(?:\.|$)/.test(naf)) return null;
  for (let length = naf.length; length >= 2; length -= 1) {
    const industry = INDUSTRY_OF[naf.slice(0, length)];
    if (industry) return industry;
  }
  const division = Number(naf.slice(0, 2));
  return division >= FIRST_FACTORY && division <= LAST_FACTORY ? "Manufacturing" : null;
}

/** INSEE's bands. The one of 10 to 19 employees is read as 11 to 50. */
const SIZE_OF_BAND: Readonly<Record<string, CompanySize>> = {
  "00": "1-10",
  "01": "1-10",
  "02": "1-10",
  "03": "1-10",
  "11": "11-50",
  "12": "11-50",
  "21": "50-200",
  "22": "50-200",
  "31": "200-1000",
  "32": "200-1000",
  "41": "200-1000",
  "42": "1000+",
  "51": "1000+",
  "52": "1000+",
  "53": "1000+",
};

/** Null for « NN », which says nothing. */
export const sizeOfBand = (band: string | null): CompanySize | null => (band && SIZE_OF_BAND[band]) || null;
