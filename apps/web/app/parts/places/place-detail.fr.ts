import type { PlaceView } from "@app/contract/places/places";

/** Beside a place proposed while typing: its only postcode, or what it is. */
export function placeDetail({ kind, postcodes }: Pick<PlaceView, "kind" | "postcodes">): string | undefined {
  if (kind === "departement") return "Département";
  if (kind === "region") return "Région";
  return postcodes.length === 1 ? postcodes[0] : undefined;
}
