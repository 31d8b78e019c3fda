import { formatHours, formatMoment } from "../../time/format-time.ts";
import { formatPay } from "../format-pay.ts";
import { formatShift, formatShifts } from "../shift.fr.ts";

/** What an employer changed of a mission, one short phrase each. */
export const changeWordsFr = {
  changed: (what: string, now: string, before: string) => `${what}\u00a0: ${now} (au lieu de ${before})`,
  hours: "Horaires",
  start: "Début",
  end: "Fin",
  length: "Durée",
  place: "Lieu",
  pay: "Rémunération",
  shift: "Créneau",
  newShift: (shift: string) => `Nouveau créneau\u00a0: ${shift}`,
  removedShift: (shift: string) => `Créneau retiré\u00a0: ${shift}`,
  remote: "La mission passe en télétravail",
  onSite: "La mission se fait sur place",
  unspecified: "non précisée",
  placeName: (place: string) => place,
  moment: formatMoment,
  oneShift: formatShift,
  shifts: formatShifts,
  hoursPerDay: formatHours,
  payOf: formatPay,
};

export type ChangeWords = typeof changeWordsFr;
