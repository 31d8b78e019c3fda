import { formatEuros } from "../money/format-euros.ts";
import { formatDay, formatTime, HOURS_UNSPECIFIED } from "../time/format-time.ts";
import { breakText, formatShifts, shiftPlacesText } from "./shift.fr.ts";

/** When one works, how long and for how much. */
export const shiftWordsFr = {
  /** « lun. 16 nov. » */
  day: formatDay,
  time: formatTime,
  /** Between two hours, for whoever hears them. */
  to: "à",
  unspecified: HOURS_UNSPECIFIED,
  euros: formatEuros,
  shifts: formatShifts,
  places: shiftPlacesText,
  pause: breakText,
  choose: "Choisissez vos créneaux",
  takeAll: "Tout prendre",
  started: "Ce créneau a commencé.",
};

export type ShiftWords = typeof shiftWordsFr;
