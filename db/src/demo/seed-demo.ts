import type { Db } from "../database.ts";
import { generateDemoData } from "./generate.ts";
import { insertDemoData } from "./insert.ts";

/** The same `now` gives the same data. Everything is written in one transaction: a seed that fails leaves nothing. */
export async function seedDemo(db: Db, { now }: { now: Date }): Promise<Record<string, number>> {
  return db.transaction().execute(async (tx) => insertDemoData(tx, await generateDemoData(tx, now), now));
}
