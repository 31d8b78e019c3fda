import type { Db } from "@app/db/database";
import type { Commune } from "../views/places/communes.ts";

/** The town of the profile follows. */
export async function moveCandidate(tx: Db, userId: number, place: Commune, at: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ communeCode: place.code, city: place.name, region: place.region, country: "France", updatedAt: at })
    .where("id", "=", userId)
    .execute();
  await tx.updateTable("candidates").set({ lat: place.lat, lon: place.lon }).where("userId", "=", userId).execute();
}
