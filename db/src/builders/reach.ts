import { SECTOR_KEYS } from "@app/domain/catalogue/sectors";
import { cellOf } from "@app/domain/matching/reach";
import type { Db } from "../database.ts";

/** So many people of each sector in the nine cells around a point, as a release writes them but without its noise. */
export async function aReach(db: Db, { lat, lon, people }: { lat: number; lon: number; people: number }) {
  const sides = [-1, 0, 1];
  const cells = sides.flatMap((y) => sides.map((x) => cellOf(lat + y * 0.1, lon + x * 0.15)));
  await db
    .insertInto("reachCounts")
    .values(cells.flatMap((cell) => SECTOR_KEYS.map((sector) => ({ cell, sector, people }))))
    .onConflict((conflict) => conflict.columns(["cell", "sector"]).doUpdateSet({ people }))
    .execute();
  await db
    .insertInto("reachRelease")
    .values({ madeAt: new Date(), secret: Buffer.alloc(32), hours: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
