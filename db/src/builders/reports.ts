import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Reports } from "../schema.ts";

export async function aReport(
  db: Db,
  overrides: Partial<Insertable<Reports>> & Pick<Insertable<Reports>, "subjectType" | "subjectId">,
): Promise<Selectable<Reports>> {
  return db
    .insertInto("reports")
    .values({
      reason: "fraud",
      details: "La rémunération annoncée n’est pas celle proposée au téléphone.",
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
