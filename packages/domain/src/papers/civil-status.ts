import { addMonths, isDay } from "../time/calendar.ts";

export const SEXES = ["female", "male"] as const;
export type Sex = (typeof SEXES)[number];

/** What the declaration of a hire and its contract need: no nationality, no social security number, no bank account. */
export type CivilStatus = {
  lastName: string;
  birthName: string;
  firstNames: string;
  sex: Sex;
  birthDate: string;
  birthPlace: string;
  birthCountry: string;
  /** For the contract alone: the declaration does not ask it. */
  address: string;
};

const YOUNGEST_MONTHS = 16 * 12;
const OLDEST_MONTHS = 110 * 12;

/** A day on which somebody who works today may be born. */
export const isBirthDate = (day: string, today: string): boolean =>
  isDay(day) && day <= addMonths(today, -YOUNGEST_MONTHS) && day >= addMonths(today, -OLDEST_MONTHS);
