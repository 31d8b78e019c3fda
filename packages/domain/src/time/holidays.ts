import { addDays } from "./calendar.ts";

/** Where holidays differ: L3133-1 everywhere, L3134-13 in Alsace and Moselle, L3422-2 overseas. */
export const HOLIDAY_ZONES = [
  "metropole",
  "alsace-moselle",
  "guadeloupe",
  "martinique",
  "guyane",
  "la-reunion",
  "mayotte",
  "saint-barthelemy",
  "saint-martin",
  "saint-pierre-et-miquelon",
] as const;
export type HolidayZone = (typeof HOLIDAY_ZONES)[number];

/** `local`: in some communes of the zone only, which are not known here. */
export type Holiday = { day: string; local: boolean };

const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Days after Easter Sunday: its Monday, Ascension and the Monday of Pentecost. */
const MOVABLE = [1, 39, 50];
const GOOD_FRIDAY = -2;

const OF_ZONE: Record<HolidayZone, readonly string[]> = {
  metropole: [],
  "alsace-moselle": ["12-26"],
  // The day on which the abolition of slavery is remembered.
  guadeloupe: ["05-27"],
  martinique: ["05-22"],
  guyane: ["06-10"],
  "la-reunion": ["12-20"],
  mayotte: ["04-27"],
  "saint-barthelemy": ["10-09"],
  "saint-martin": ["05-27"],
  "saint-pierre-et-miquelon": [],
};

/** The holidays of a year, in their order. Two of them may share a day, which is given once. */
export function holidaysOf(year: number, zone: HolidayZone): Holiday[] {
  const easter = easterSunday(year);
  const days = [
    ...[...FIXED, ...OF_ZONE[zone]].map((monthAndDay) => `${year}-${monthAndDay}`),
    ...MOVABLE.map((after) => addDays(easter, after)),
  ];
  const holidays = [...new Set(days)].map((day) => ({ day, local: false }));
  // Where there is a Protestant church, or one that two religions share.
  if (zone === "alsace-moselle") holidays.push({ day: addDays(easter, GOOD_FRIDAY), local: true });
  return holidays.toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const ZONE_OF_DEPARTMENT: ReadonlyMap<string, HolidayZone> = new Map([
  ["57", "alsace-moselle"],
  ["67", "alsace-moselle"],
  ["68", "alsace-moselle"],
  ["971", "guadeloupe"],
  ["972", "martinique"],
  ["973", "guyane"],
  ["974", "la-reunion"],
  ["975", "saint-pierre-et-miquelon"],
  ["976", "mayotte"],
  ["977", "saint-barthelemy"],
  ["978", "saint-martin"],
]);

/** From the code of the commune where the work is; without one, the holidays of the whole country. */
export function holidayZone(communeCode: string | null): HolidayZone {
  const department = communeCode?.slice(0, communeCode.startsWith("97") ? 3 : 2) ?? "";
  return ZONE_OF_DEPARTMENT.get(department) ?? "metropole";
}

/** Of the Gregorian calendar, by the method of Meeus. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sinceMarch = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(sinceMarch / 31)).padStart(2, "0");
  return `${year}-${month}-${String((sinceMarch % 31) + 1).padStart(2, "0")}`;
}
