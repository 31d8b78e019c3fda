import { normalizeText } from "@app/domain/text/relevance";
import { sql } from "kysely";
import type { Db } from "./database.ts";

/** The small integers by which matching compares skills; unknown ones are given a number. */
export async function ensureSkills(db: Db, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const byKey = new Map(names.map((name) => [normalizeText(name), name]));
  // In key order, so that two people adding the same new skills never wait for each other in a circle.
  const keys = [...byKey.keys()].toSorted();
  await sql`insert into skills (name, name_key)
    select * from unnest(${keys.map((key) => byKey.get(key))}::text[], ${keys}::text[])
    on conflict (name_key) do nothing`.execute(db);
  const rows = await db.selectFrom("skills").where("nameKey", "in", keys).select("id").orderBy("id").execute();
  return rows.map((row) => row.id);
}
