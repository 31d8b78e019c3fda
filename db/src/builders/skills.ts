import { normalizeText } from "@app/domain/text/relevance";
import type { Db } from "../database.ts";
import { ensureSkills } from "../skills.ts";

/** The ids of many skills at once, by key, for those who make thousands of rows. */
export async function skillIdsByKey(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const ids = await ensureSkills(db, names);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("skills").select(["id", "nameKey"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
}

export function skillIdsOf(ids: ReadonlyMap<string, number>, names: readonly string[]): number[] {
  const found = names.flatMap((name) => ids.get(normalizeText(name)) ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
}
