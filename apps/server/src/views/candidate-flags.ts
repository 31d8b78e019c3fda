import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { readOwnApplications } from "./own-applications.ts";

/** Adds to each card whether the candidate saved it, and their application. */
export async function addCandidateFlags(db: Db, candidate: Candidate, results: string, now: Date): Promise<string> {
  const cards = JSON.parse(results) as { id: number }[];
  if (cards.length === 0) return results;
  const ids = cards.map(({ id }) => id);
  const [rows, applications] = await Promise.all([
    db
      .selectFrom("savedMissions")
      .where("userId", "=", candidate.userId)
      .where("missionId", "in", ids)
      .select("missionId")
      .execute(),
    readOwnApplications(db, candidate, ids, now),
  ]);
  const saved = new Set(rows.map(({ missionId }) => missionId));
  return JSON.stringify(
    cards.map((card) => ({ ...card, saved: saved.has(card.id), application: applications.get(card.id) ?? null })),
  );
}
