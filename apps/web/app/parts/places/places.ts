import type { PlaceView } from "@app/contract/places/places";
import { requestJson } from "../../lib/json-client.ts";
import type { RemoteOption, SearchOptions } from "../../ui/fields/remote-options.ts";
import { placeDetail } from "./place-detail.fr.ts";

/** Labels tell namesakes apart: « Lyon 7e (69) ». */
export const searchPlaces: SearchOptions = async (query, signal) => {
  const response = await fetch(`/lieux?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new Error(`places: ${response.status}`);
  // Our own route writes it: its shape is the contract's.
  const places: PlaceView[] = await response.json();
  return places.map((place): RemoteOption => {
    const detail = placeDetail(place);
    return { value: place.code, label: place.label, ...(detail !== undefined && { detail }) };
  });
};

/** The label of the place at a position; null abroad. */
export async function locatePlace({ lat, lon }: { lat: number; lon: number }): Promise<string | null> {
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon) });
  const { place } = await requestJson<{ place: PlaceView | null }>(`/lieux/ici?${query}`);
  return place?.label ?? null;
}
