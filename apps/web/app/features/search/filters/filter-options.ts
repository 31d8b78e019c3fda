import { SECTOR_NAMES } from "@app/domain/catalogue/sectors";
import { MISSION_TYPE_LABELS } from "@app/domain/missions/labels.fr";
import { RADIUS_STOPS } from "@app/domain/places/place";
import { addDays } from "@app/domain/time/calendar";
import type { SelectOption } from "../../../ui/fields/select.tsx";
import { payLabel } from "./active-filters.ts";
import { DEFAULT_RADIUS, type MissionFilters } from "./filters.ts";
import { dateLabel, MOMENTS } from "./moments.fr.ts";

const DAYS = 14;
/** Euros an hour, from about the legal minimum on. */
const PAYS = [13, 14, 15, 16, 18, 20, 25, 30];

export type FilterOptions = Record<"radii" | "sectors" | "types" | "dates" | "pays", SelectOption[]>;

/** For loaders: the page only shows it. */
export function filterOptions({ radius, date, minPay }: MissionFilters, today: string): FilterOptions {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index)).slice(2);
  return {
    // An empty value is the default, absent from the URL.
    radii: withRequested(RADIUS_STOPS, radius).map((km) => ({
      value: km === DEFAULT_RADIUS ? "" : String(km),
      label: `${km}\u00a0km`,
    })),
    sectors: SECTOR_NAMES.map((name) => ({ value: name, label: name })),
    types: Object.entries(MISSION_TYPE_LABELS).map(([value, label]) => ({ value, label })),
    dates: [...new Set([...MOMENTS, ...days, ...(date === "" ? [] : [date])])].map((value) => ({
      value,
      label: dateLabel(value),
    })),
    pays: withRequested(PAYS, minPay).map((euros) => ({ value: String(euros), label: payLabel(euros) })),
  };
}

function withRequested(known: readonly number[], requested: number): number[] {
  return [...new Set([...known, ...(requested > 0 ? [requested] : [])])].toSorted((a, b) => a - b);
}
