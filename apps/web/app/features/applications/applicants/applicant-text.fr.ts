import type { ApplicationView } from "@app/contract/applications/applications";
import { formatRating } from "@app/domain/ratings/format-rating";
import { type Fit, fitOf } from "./fit.ts";

/** « 3/3 compétences », « 2/3, manque : anglais », « Aucune des 3 compétences demandées »; undefined when none is asked. */
export function skillsText({ shared, missing }: Pick<Fit, "shared" | "missing">): string | undefined {
  const asked = shared.length + missing.length;
  if (asked === 0) return undefined;
  if (missing.length === 0) return asked === 1 ? "La compétence demandée" : `${asked}/${asked} compétences`;
  if (shared.length > 0) return `${shared.length}/${asked}, manque\u00a0: ${missing.join(", ")}`;
  return asked === 1 ? `Sans la compétence demandée\u00a0: ${missing[0]}` : `Aucune des ${asked} compétences demandées`;
}

/** « à 4 km », « même commune » */
export function distanceText(km: number | null): string | undefined {
  if (km === null) return undefined;
  return km === 0 ? "même commune" : `à ${km}\u00a0km`;
}

/** « 12 missions faites », « Première mission sur Renfort » */
export function missionsText({ totalJobs }: Pick<ApplicationView["candidate"], "totalJobs">): string {
  if (totalJobs === 0) return "Première mission sur Renfort";
  return totalJobs === 1 ? "1 mission faite" : `${totalJobs} missions faites`;
}

/** « A travaillé ici 3 fois » */
export function workedHereText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? "A déjà travaillé ici" : `A travaillé ici ${count}\u00a0fois`;
}

const MOST_NAMES = 3;

/** « Inès Moreau, Karim Benali et 8 autres » */
export function namesText(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return names.join(", ");
  return `${names.slice(0, MOST_NAMES - 1).join(", ")} et ${names.length - MOST_NAMES + 1}\u00a0autres`;
}

const SHIFT_WORDS = {
  asked: "demandé",
  accepted: "accepté, à confirmer",
  confirmed: "confirmé",
  refused: "refusé",
  withdrawn: "retiré",
} as const;

/** What a square of the grid says: « demandé », « complet », « non demandé » */
export function gridCellText(shift: ApplicationView["shifts"][number] | undefined): string {
  if (!shift) return "non demandé";
  if (shift.status === "asked" && shift.accepted >= shift.positions) return "places prises";
  return SHIFT_WORDS[shift.status];
}

/** In a row of the grid: « 4,9/5 · 3/3 » for the rating and the skills asked for, « 12 missions » without a rating */
export function recordText(application: ApplicationView): string {
  const { rating, totalJobs } = application.candidate;
  const fit = fitOf(application);
  const asked = fit ? fit.shared.length + fit.missing.length : 0;
  const record =
    rating === null ? (totalJobs === 0 ? "Nouveau" : missionsText({ totalJobs })) : `${formatRating(rating)}/5`;
  return asked === 0 || !fit ? record : `${record} · ${fit.shared.length}/${asked}`;
}
