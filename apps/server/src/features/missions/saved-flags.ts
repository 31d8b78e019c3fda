import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/actor";

/** Adds to each card of a page whether this candidate keeps it. */
export async function withSaved(db: Db, candidate: Candidate, results: string): Promise<string> {
  const cards = JSON.parse(results) as { id: number }[];
  if (cards.length === 0) return results;
  const rows = await db
    .selectFrom("savedMissions")
    .where("userId", "=", candidate.userId)
    .where(
      "missionId",
      "in",
      cards.map(({ id }) => id),
    )
    .select("missionId")
    .execute();
  const saved = new Set(rows.map(({ missionId }) => missionId));
  return JSON.stringify(cards.map((card) => ({ ...card, saved: saved.has(card.id) })));
}
