import type { Db } from "../database.ts";
import { makeWorld } from "./make-world.ts";
import { writeWorld } from "./write-world.ts";

/** The same `now` gives the same data. Everything is written in one transaction: a seed that fails leaves nothing. */
export async function seedDemo(db: Db, { now }: { now: Date }): Promise<Record<string, number>> {
  return db.transaction().execute(async (tx) => writeWorld(tx, await makeWorld(tx, now), now));
}
