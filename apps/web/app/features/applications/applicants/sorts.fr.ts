import { APPLICATION_SORTS, type ApplicationSort } from "@app/domain/applications/application";

/** Values of `?tri=`. */
export const SORT_VALUES: Record<ApplicationSort, string> = {
  deadline: "delai",
  fit: "adaptees",
  nearest: "proches",
  oldest: "anciennes",
  recent: "recentes",
};

export const SORT_LABELS: Record<ApplicationSort, string> = {
  deadline: "Le délai d’abord",
  fit: "Les plus adaptées",
  nearest: "Les plus proches",
  oldest: "Plus anciennes",
  recent: "Plus récentes",
};

/** Under the list. */
export const ORDER_RULES: Record<ApplicationSort, string> = {
  deadline: "Ordre\u00a0: le délai de réponse le plus proche, puis la candidature la plus ancienne.",
  fit: "Ordre\u00a0: le nombre de compétences demandées, puis la candidature la plus ancienne.",
  nearest:
    "Ordre\u00a0: la distance entre la commune de la personne et celle de la mission, puis la candidature la plus ancienne.",
  oldest: "Ordre\u00a0: la candidature la plus ancienne d’abord.",
  recent: "Ordre\u00a0: la candidature la plus récente d’abord.",
};

/** Over all missions, skills and distances cannot be compared. */
export const SORTS_OF_ALL: readonly ApplicationSort[] = ["recent", "oldest"];
export const SORTS_OF_MISSION: readonly ApplicationSort[] = ["deadline", "fit", "nearest", "oldest", "recent"];

/** An unknown value is the first of those offered. */
export function requestedSort(search: URLSearchParams, offered: readonly ApplicationSort[]): ApplicationSort {
  const word = search.get("tri");
  const known = APPLICATION_SORTS.find((sort) => SORT_VALUES[sort] === word);
  return known !== undefined && offered.includes(known) ? known : (offered[0] ?? "recent");
}
