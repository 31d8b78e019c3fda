/** Written by hand from articles L3133-1, L3134-13 and L3422-2, and from calendars of Easter; nothing of it is computed. */
import type { HolidayZone } from "./holidays.ts";

type Year = 2026 | 2027 | 2028;

export const EVERYWHERE: Record<Year, readonly string[]> = {
  2026: [
    "2026-01-01", // Thursday
    "2026-04-06", // Easter Monday
    "2026-05-01", // Friday
    "2026-05-08", // Friday
    "2026-05-14", // Ascension
    "2026-05-25", // Monday of Pentecost
    "2026-07-14", // Tuesday
    "2026-08-15", // Saturday
    "2026-11-01", // Sunday
    "2026-11-11", // Wednesday
    "2026-12-25", // Friday
  ],
  2027: [
    "2027-01-01", // Friday
    "2027-03-29", // Easter Monday
    "2027-05-01", // Saturday
    "2027-05-06", // Ascension
    "2027-05-08", // Saturday
    "2027-05-17", // Monday of Pentecost
    "2027-07-14", // Wednesday
    "2027-08-15", // Sunday
    "2027-11-01", // Monday
    "2027-11-11", // Thursday
    "2027-12-25", // Saturday
  ],
  2028: [
    "2028-01-01", // Saturday
    "2028-04-17", // Easter Monday
    "2028-05-01", // Monday
    "2028-05-08", // Monday
    "2028-05-25", // Ascension
    "2028-06-05", // Monday of Pentecost
    "2028-07-14", // Friday
    "2028-08-15", // Tuesday
    "2028-11-01", // Wednesday
    "2028-11-11", // Saturday
    "2028-12-25", // Monday
  ],
};

/** Besides those of everywhere. */
export const OF_THE_ZONE: Record<HolidayZone, readonly string[]> = {
  metropole: [],
  "alsace-moselle": ["2026-12-26", "2027-12-26", "2028-12-26"],
  guadeloupe: ["2026-05-27", "2027-05-27", "2028-05-27"],
  martinique: ["2026-05-22", "2027-05-22", "2028-05-22"],
  guyane: ["2026-06-10", "2027-06-10", "2028-06-10"],
  "la-reunion": ["2026-12-20", "2027-12-20", "2028-12-20"],
  mayotte: ["2026-04-27", "2027-04-27", "2028-04-27"],
  "saint-barthelemy": ["2026-10-09", "2027-10-09", "2028-10-09"],
  "saint-martin": ["2026-05-27", "2027-05-27", "2028-05-27"],
  "saint-pierre-et-miquelon": [],
};

/** Alsace and Moselle, in the communes that have a Protestant or a shared church. */
export const GOOD_FRIDAYS: readonly string[] = ["2026-04-03", "2027-03-26", "2028-04-14"];

/** Sundays of Easter, in years that a slip of the method would miss. */
export const EASTERS: readonly string[] = [
  "1981-04-19",
  "1954-04-18",
  "2000-04-23",
  "2008-03-23",
  "2011-04-24",
  "2024-03-31",
  "2025-04-20",
  "2026-04-05",
  "2027-03-28",
  "2028-04-16",
  "2029-04-01",
  "2030-04-21",
  "2038-04-25",
  "2049-04-18",
  "2076-04-19",
  "2100-03-28",
];
