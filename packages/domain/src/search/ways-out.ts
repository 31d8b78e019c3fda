/** What to ask instead of a search that finds nothing. */
import { RADIUS_STOPS } from "../places/place.ts";

const FILTERS = ["pay", "hours", "remote", "urgent", "type", "sector"] as const;
export const CONDITIONS = ["words", "place", "date", ...FILTERS] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The same search without some of its conditions, or with another radius or date. */
export type WayOut = { without: readonly Condition[]; radius?: number | undefined; date?: string | undefined };

export interface AskedConditions {
  conditions: readonly Condition[];
  /** Kilometres around a place; null where the place is a whole department, or when none is asked for. */
  radius: number | null;
  date: string;
}

const NEXT: Readonly<Record<string, string>> = { tonight: "tomorrow", today: "tomorrow", tomorrow: "weekend" };

/** Each costs one search. */
const MOST = 12;

/** The closest first. */
export function waysOut({ conditions, radius, date }: AskedConditions): WayOut[] {
  const next = conditions.includes("date") ? NEXT[date] : undefined;
  const radii = conditions.includes("place") && radius !== null ? furtherRadii(radius) : [];
  const asked = (condition: Condition) => conditions.includes(condition);
  const filters = FILTERS.filter(asked);
  // With two conditions, keeping one is leaving the other out.
  const alone = (["place", "words"] as const).filter((kept) => conditions.length > 2 && asked(kept));
  const ways: WayOut[] = [
    ...radii.map((km) => ({ without: [], radius: km })),
    ...(next === undefined ? [] : [{ without: [], date: next }]),
    ...[...filters, ...(["date", "words", "place"] as const).filter(asked)].map((condition) => ({
      without: [condition],
    })),
    ...(filters.length > 1 && filters.length < conditions.length - 1 ? [{ without: filters }] : []),
    ...alone.map((kept) => ({ without: conditions.filter((condition) => condition !== kept) })),
  ];
  return ways.slice(0, MOST);
}

/** About twice as far, among the distances offered; null when there is none. */
export function furtherRadius(radius: number): number | null {
  const further = RADIUS_STOPS.find((stop) => stop >= radius * 2) ?? RADIUS_STOPS.at(-1) ?? 0;
  return further <= radius ? null : further;
}

function furtherRadii(radius: number): number[] {
  const last = RADIUS_STOPS.at(-1) ?? 0;
  return [...new Set([furtherRadius(radius), radius < last ? last : null])].filter((km) => km !== null);
}

/** The conditions of which one alone, changed, is enough; none when several must be. */
export function emptiedBy(found: readonly WayOut[]): Condition[] {
  const enough = new Set(
    found.flatMap((way): Condition[] => {
      if (way.radius !== undefined) return ["place"];
      if (way.date !== undefined) return ["date"];
      return way.without.length === 1 ? [...way.without] : [];
    }),
  );
  return CONDITIONS.filter((condition) => enough.has(condition));
}
