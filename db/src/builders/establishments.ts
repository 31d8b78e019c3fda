import type { Insertable, Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Establishments } from "../schema.ts";

export type EstablishmentOverrides = Partial<Insertable<Establishments>> & { companyId: number };

/** The company's establishment of that name at that place, made when there is none. */
export async function anEstablishment(db: Db, overrides: EstablishmentOverrides): Promise<Selectable<Establishments>> {
  const row = { name: "Brasserie Vauquelle", placeCode: "69123", ...overrides };
  await db
    .insertInto("establishments")
    .values(row)
    .onConflict((oc) => oc.columns(["companyId", "placeCode", "name"]).doNothing())
    .execute();
  return db
    .selectFrom("establishments")
    .where("companyId", "=", row.companyId)
    .where("placeCode", "=", row.placeCode)
    .where("name", "=", row.name)
    .selectAll()
    .executeTakeFirstOrThrow();
}
