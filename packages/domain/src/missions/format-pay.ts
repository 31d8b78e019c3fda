import { formatEuros } from "../money/format-euros.ts";
import type { Cents } from "../money/money.ts";
import { formatCount, formatNumber } from "../text/format-number.ts";
import { formatDuration } from "../time/format-time.ts";
import type { Earnings } from "./earnings.ts";
import { PAY_PERIOD_UNITS } from "./labels.fr.ts";
import type { PayPeriod } from "./mission.ts";

/** « 14,50 € / heure » */
export function formatPay(cents: Cents, period: PayPeriod): string {
  return `${formatEuros(cents)}\u00a0/\u00a0${PAY_PERIOD_UNITS[period]}`;
}

/** « 14,50 € × 6 h × 2 j » */
export function formatBreakdown({ payCents, hoursPerDay, count, unit }: Earnings): string {
  const units = { day: "j", week: "sem.", month: "mois" } as const;
  const factors = [formatEuros(payCents), `${formatNumber(count)}\u00a0${units[unit]}`];
  if (hoursPerDay !== null) factors.splice(1, 0, formatDuration(hoursPerDay));
  return factors.join(" × ");
}

/** « Aucune offre », « 1 offre », « 486 offres »; an estimate is rounded to what it is worth: « environ 126 000 offres ». */
export function formatOffers(count: number, { estimate = false }: { estimate?: boolean } = {}): string {
  if (count <= 0) return "Aucune offre";
  if (count === 1) return "1 offre";
  return estimate ? `environ ${formatCount(Number(count.toPrecision(3)))} offres` : `${formatCount(count)} offres`;
}
