import type { Pool } from "@app/db/database";
import { streetIn } from "@app/domain/places/address";
import { type Commune, findByPostcode } from "./communes.ts";

export type AddressPlace = { place: Commune; street: string | null; postcode: string };

/** The arrondissement, else the commune, of « 12 rue de la République, 69001 Lyon »; null when it does not name one clearly. */
export async function locateAddress(pool: Pool, address: string): Promise<AddressPlace | null> {
  const postcode = /\b\d{5}\b/.exec(address)?.[0];
  if (postcode === undefined) return null;
  for (const place of await findByPostcode(pool, postcode)) {
    const found = streetIn(address, place);
    if (found) return { place, ...found };
  }
  return null;
}
