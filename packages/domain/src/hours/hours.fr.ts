import { formatDuration, formatTime } from "../time/format-time.ts";
import type { HoursAgreedBy, HoursState } from "./hours.ts";

export type HoursLabelFacts = { state: HoursState; isDeclared: boolean; agreedBy: HoursAgreedBy | null };

const AGREED: Record<HoursAgreedBy, string> = {
  company: "Validé",
  person: "Validé",
  silence: "Validé, par silence",
  office: "Validé, par le bureau",
};

/** The state of a line, as the sheet, the payroll file and both sides read it. */
export function hoursLabel({ state, isDeclared, agreedBy }: HoursLabelFacts): string {
  switch (state) {
    case "proposed":
      return "À déclarer";
    case "declared":
      return "À valider";
    case "cut":
      return isDeclared ? "Réduction proposée" : "Saisi par l’entreprise";
    case "agreed":
      return AGREED[agreedBy ?? "company"];
    case "contested":
      return "Au bureau de Renfort";
  }
}

/** « 18 h 20 – 0 h 45 » */
export const formatHoursRange = ({ inAt, outAt }: { inAt: Date; outAt: Date }): string =>
  `${formatTime(inAt)} – ${formatTime(outAt)}`;

/** « 30 min », « 1 h 15 », « sans pause » */
export function formatBreak(minutes: number): string {
  if (minutes === 0) return "sans pause";
  return minutes < 60 ? `${minutes}\u00a0min` : formatDuration(minutes / 60);
}
