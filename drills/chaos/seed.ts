import { anEmployer } from "@app/db/builders/companies";
import { aConversation } from "@app/db/builders/messaging";
import { aMission } from "@app/db/builders/missions";
import { aCandidate } from "@app/db/builders/users";
import { connect, connectPool } from "@app/db/database";

export type Person = { id: number; email: string; role: "employer" | "candidate"; conversation: number };
export type Seeded = { people: Person[]; missions: number[] };

/** Pairs of people who talk, and missions the candidates among them have not applied to yet. */
export async function seedPeople(databaseUrl: string, pairs: number, missionCount: number): Promise<Seeded> {
  const pool = connectPool(databaseUrl, { max: 2 });
  try {
    const db = connect(pool);
    const people: Person[] = [];
    for (let i = 0; i < pairs; i += 1) {
      const [employer, candidate] = [await anEmployer(db), await aCandidate(db)];
      const { id: conversation } = await aConversation(db, { between: [employer, candidate] });
      for (const { id, email, role } of [employer, candidate])
        people.push({ id, email, role: role === "employer" ? "employer" : "candidate", conversation });
    }
    const owner = await anEmployer(db);
    const missions: number[] = [];
    for (let i = 0; i < missionCount; i += 1)
      missions.push((await aMission(db, { employer: owner, maxApplications: null })).id);
    return { people, missions };
  } finally {
    await pool.end();
  }
}
