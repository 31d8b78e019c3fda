import type { FoundWayOut } from "@app/contract/missions/missions";
import type { PlaceView } from "@app/contract/places/places";
import { type Condition, emptiedBy } from "@app/domain/search/ways-out";
import { activeFilters } from "../filters/active-filters.ts";
import { filtersSearch, type MissionFilters, NO_FILTERS } from "../filters/filters.ts";
import { dateLabel, datePhrase } from "../filters/moments.fr.ts";
import { hasRadius } from "../filters/searched-place.ts";

type Understood = PlaceView | null | undefined;

export interface WayOutLink {
  label: string;
  search: string;
  count: number;
  estimate: boolean;
}

const MOST = 4;
const OF_CONDITION: Record<Condition, readonly (keyof MissionFilters)[]> = {
  words: ["query"],
  place: ["location", "radius"],
  date: ["date"],
  sector: ["sector"],
  type: ["jobType"],
  urgent: ["urgent"],
  remote: ["remote"],
  hours: ["hours"],
  pay: ["minPay"],
};

/** The closest first; of two radii that find something, the smaller one. */
export function wayOutLinks(found: readonly FoundWayOut[], filters: MissionFilters, place: Understood): WayOutLink[] {
  const nearest = found.find(({ radius }) => radius !== undefined);
  return found
    .filter((way) => way.radius === undefined || way === nearest)
    .slice(0, MOST)
    .map((way) => ({
      label: labelOf(way, filters, place),
      search: filtersSearch(changed(filters, way)),
      count: way.count,
      estimate: way.count_is_estimate,
    }));
}

function changed(filters: MissionFilters, { without, radius, date }: FoundWayOut): MissionFilters {
  const left = without.flatMap((condition) => OF_CONDITION[condition]);
  return {
    ...filters,
    ...Object.fromEntries(left.map((name) => [name, NO_FILTERS[name]])),
    ...(radius !== undefined && { radius }),
    ...(date !== undefined && { date }),
  };
}

function labelOf({ without, radius, date }: FoundWayOut, filters: MissionFilters, place: Understood): string {
  if (radius !== undefined) return `À ${radius}\u00a0km`;
  if (date !== undefined) return dateLabel(date);
  const [first, ...others] = without;
  if (others.length > 0) {
    if (!without.includes("words") && !without.includes("place")) return "Sans les filtres";
    return without.includes("words") ? aroundText(filters, place) : `${quoted(filters)}, sans autre condition`;
  }
  if (first === "words") return `Sans ${quoted(filters)}`;
  if (first === "place") return "Toute la France";
  if (first === "date") return "Toutes les dates";
  return `Sans «\u00a0${filterLabel(first, filters)}\u00a0»`;
}

function aroundText(filters: MissionFilters, place: Understood): string {
  return hasRadius(filters, place)
    ? `Toutes les missions à ${filters.radius}\u00a0km`
    : "Toutes les missions de ce lieu";
}

const quoted = ({ query }: MissionFilters) => `«\u00a0${query}\u00a0»`;

function filterLabel(condition: Condition | undefined, filters: MissionFilters): string {
  const [name] = condition ? OF_CONDITION[condition] : [];
  return activeFilters(filters).find((filter) => filter.name === name)?.label ?? "";
}

/** « Ce qui vide la liste : le rayon de 15 km. » */
export function causeText(found: readonly FoundWayOut[], filters: MissionFilters, place: Understood): string {
  if (filters.location !== "" && place === null)
    return `Nous ne connaissons pas le lieu «\u00a0${filters.location}\u00a0».`;
  if (found.length === 0) return "Retirez un filtre, ou cherchez plus loin.";
  const causes = emptiedBy(found).map((condition) => causeName(condition, filters, place));
  const [first = "", ...others] = causes;
  if (causes.length === 0) return "Plusieurs conditions à la fois vident la liste.";
  if (others.length === 0) return `Ce qui vide la liste\u00a0: ${first}.`;
  const all = `${causes.slice(0, -1).join(", ")} et ${causes.at(-1)}`;
  return `Ce qui vide la liste\u00a0: ${all}, ensemble. Il suffit de changer l’un d’eux.`;
}

function causeName(condition: Condition, filters: MissionFilters, place: Understood): string {
  if (condition === "words") return `les mots ${quoted(filters)}`;
  if (condition === "date") return `le jour (${datePhrase(filters.date)})`;
  if (condition !== "place") return `le filtre «\u00a0${filterLabel(condition, filters)}\u00a0»`;
  return hasRadius(filters, place) ? `le rayon de ${filters.radius}\u00a0km` : "le lieu";
}
