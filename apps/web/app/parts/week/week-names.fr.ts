import type { WeekDay } from "@app/domain/profiles/availability";
import type { DayHours } from "@app/domain/time/day-hours";

export const DAY_NAMES: Record<WeekDay, { short: string; long: string }> = {
  mon: { short: "lun.", long: "Lundi" },
  tue: { short: "mar.", long: "Mardi" },
  wed: { short: "mer.", long: "Mercredi" },
  thu: { short: "jeu.", long: "Jeudi" },
  fri: { short: "ven.", long: "Vendredi" },
  sat: { short: "sam.", long: "Samedi" },
  sun: { short: "dim.", long: "Dimanche" },
};

export interface SlotName {
  label: string;
  /** After a day: « lundi matin ». */
  word: string;
  hours: string;
}

export const SLOT_NAMES: Record<DayHours, SlotName> = {
  morning: { label: "Matin", word: "matin", hours: "6 à 12\u00a0h" },
  noon: { label: "Midi", word: "midi", hours: "11 à 16\u00a0h" },
  evening: { label: "Soir", word: "soir", hours: "17 à 0\u00a0h" },
  night: { label: "Nuit", word: "nuit", hours: "22 à 6\u00a0h" },
};

/** « Lundi soir » */
export const cellName = (day: WeekDay, { word }: SlotName) => `${DAY_NAMES[day].long} ${word}`;
