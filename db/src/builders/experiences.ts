import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Experiences } from "../schema.ts";

export async function anExperience(
  db: Db,
  overrides: Partial<Insertable<Experiences>> & { candidateId: number },
): Promise<Selectable<Experiences>> {
  return db
    .insertInto("experiences")
    .values({
      title: "Serveur en salle",
      company: "Brasserie Vauquelle",
      location: "Lyon",
      startDate: "2023-05-01",
      endDate: "2024-09-30",
      description: "Rang de huit tables, service au plateau, encaissement et mise en place de la terrasse.",
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
