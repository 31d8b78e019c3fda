import type { PlaceView } from "@app/contract/places/places";
import type { PlaceKind } from "@app/domain/places/place";

export type Place = {
  kind: PlaceKind;
  /** INSEE. */
  code: string;
  name: string;
  lat: number;
  lon: number;
  population: number;
  postcodes: string[];
  /** `communes.place_id`; null for a department and a region. */
  placeId: number | null;
  /** Its own; several for a region. */
  departments: string[];
  /** Its code is also a postcode of somewhere else. */
  codeIsPostcode: boolean;
};

export function presentPlace(place: Place): PlaceView {
  const { kind, name, lat, lon, postcodes } = place;
  return { code: placeCode(place), kind, name, label: placeLabel(place), lat, lon, postcodes };
}

/** Understood by `locate` whatever the postcodes. */
function placeCode({ kind, code, codeIsPostcode }: Place): string {
  if (kind === "region") return `region:${code}`;
  return codeIsPostcode ? `commune:${code}` : code;
}

/** « Lyon 7e (69) » */
export function placeLabel({ kind, name, departments }: Pick<Place, "kind" | "name" | "departments">): string {
  return kind === "region" ? name : `${name} (${departments[0]})`;
}
