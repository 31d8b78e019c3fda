import type { HoursLine, HoursView } from "@app/contract/hours/hours";
import { formatHoursRange, hoursLabel } from "@app/domain/hours/hours.fr";
import { formatWorked } from "@app/domain/hours/worked-hours";
import type { Cents } from "@app/domain/money/money";
import { formatMoment } from "@app/domain/time/format-time";
import type { BadgeTone } from "../../../ui/badge.tsx";
import { barsFr } from "./bars.fr.ts";

export const labelOf = ({ state, declared, agreedBy }: HoursLine): string =>
  hoursLabel({ state, agreedBy, isDeclared: declared !== null });

const TONES: Readonly<Record<HoursLine["state"], BadgeTone>> = {
  proposed: "grey",
  declared: "blue",
  cut: "warn",
  agreed: "ok",
  contested: "warn",
};
export const toneOf = ({ state }: HoursLine): BadgeTone => TONES[state];

/** « 18 h 20 – 0 h 45 » */
export const rangeOf = (hours: HoursView): string =>
  formatHoursRange({ inAt: new Date(hours.in), outAt: new Date(hours.out) });

/** In cents. */
export const payOf = (minutes: number, hourly: number): Cents => Math.round((hourly * 100 * minutes) / 60);

/** Gross; null when pay is not by the hour. */
export function payText(minutes: number, hourly: number | null): string | null {
  return hourly === null ? null : barsFr.gross(payOf(minutes, hourly));
}

/** « 15 min, 3,63 € brut »: what the employer’s figure takes away. */
export function differenceText({ declared, cut, hourly }: HoursLine): string {
  const minutes = (declared?.minutes ?? 0) - (cut?.minutes ?? 0);
  const time = minutes < 60 ? `${minutes}\u00a0min` : formatWorked(minutes);
  const pay = payText(minutes, hourly);
  return pay === null ? time : `${time}, ${pay}`;
}

/** Against what was planned: « + 20 min », « − 15 min »; null when they are the same. */
export function gapText({ declared, plannedMinutes }: HoursLine): string | null {
  const gap = (declared?.minutes ?? plannedMinutes) - plannedMinutes;
  if (gap === 0) return null;
  return `${gap > 0 ? "+" : "−"}\u00a0${Math.abs(gap) < 60 ? `${Math.abs(gap)}\u00a0min` : formatWorked(Math.abs(gap))}`;
}

export const dueText = ({ dueAt }: HoursLine): string | null => dueAt && formatMoment(new Date(dueAt));
