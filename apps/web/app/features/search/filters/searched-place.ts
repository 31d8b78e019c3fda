import type { PlaceView } from "@app/contract/places/places";
import { cityOf } from "../../../parts/mission/city.ts";
import type { MissionFilters } from "./filters.ts";

/** What the server understood of the place asked for. */
type Understood = PlaceView | null | undefined;

/** « Lyon 7e »; undefined when no place is asked for. */
export function placeName({ location }: Pick<MissionFilters, "location">, place: Understood): string | undefined {
  if (location === "") return undefined;
  return place?.name ?? cityOf(location);
}

/** A department or a region is searched as it is. */
export function hasRadius({ location }: Pick<MissionFilters, "location">, place: Understood): boolean {
  return location !== "" && place?.kind !== "departement" && place?.kind !== "region";
}
