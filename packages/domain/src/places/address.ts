import { placeKey } from "./place-text.ts";

/** The town of « 12 rue de la République, 69001 Lyon », which may be shown where the street may not; null when it is not written so. */
export function townOf(address: string): string | null {
  const town = /(?:^|[\s,])(?:F-)?\d{5}\s+([^\d,]+?)\s*(?:,\s*France\s*)?$/iu.exec(address)?.[1]?.trim();
  return town?.replace(/\s+cedex$/i, "") || null;
}

type TownPlace = { name: string; kind: "commune" | "arrondissement"; postcodes: readonly string[] };

/** The street and postcode of an address that is in this commune or arrondissement; null when it is elsewhere. */
export function streetIn(address: string, place: TownPlace): { street: string | null; postcode: string } | null {
  const town = townOf(address);
  const postcode = /\b\d{5}\b(?=\s+\D+$)/.exec(address);
  if (town === null || postcode === null || !place.postcodes.includes(postcode[0])) return null;
  const [key, named] = [placeKey(town), placeKey(place.name)];
  const isThere = place.kind === "commune" ? named === key : named.startsWith(`${key} `);
  if (!isThere) return null;
  const street = address
    .slice(0, postcode.index)
    .replace(/F-$/i, "")
    .trim()
    .replace(/[,;–-]$/, "")
    .trim();
  return { street: street.slice(0, 200) || null, postcode: postcode[0] };
}
