import type { EstablishmentView } from "@app/contract/companies/establishments";
import type { Db } from "@app/db/database";
import { streetIn } from "@app/domain/places/address";
import { sql } from "kysely";
import type { Commune } from "../views/places/communes.ts";

const MAX_NAME = 120;

/** With its address: for its company, and for people accepted there. */
export function selectEstablishments(db: Db) {
  return db
    .selectFrom("establishments as e")
    .innerJoin("communes as p", "p.code", "e.placeCode")
    .select(["e.id", "e.name", "e.placeCode", "p.name as placeLabel", "e.postcode", "e.street", "e.access"])
    .select(sql<boolean>`e.closed_at is not null`.as("closed"));
}

export async function readEstablishment(db: Db, id: number | null): Promise<EstablishmentView | null> {
  if (id === null) return null;
  return (await selectEstablishments(db).where("e.id", "=", id).executeTakeFirst()) ?? null;
}

type NewEstablishment = {
  companyId: number;
  placeCode: string;
  name: string;
  street?: string | null;
  postcode?: string | null;
  at: Date;
};

/** One per company, place and name, whoever comes first; a closed one is open again. */
export async function ensureEstablishment(tx: Db, { name, at, ...row }: NewEstablishment): Promise<number> {
  const { id } = await tx
    .insertInto("establishments")
    .values({ ...row, name: name.slice(0, MAX_NAME).trim(), createdAt: at, updatedAt: at })
    .onConflict((oc) => oc.columns(["companyId", "placeCode", "name"]).doUpdateSet({ closedAt: null }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The company's establishment at a place, made when there is none: its address is used where it agrees. */
export async function establishmentAt(tx: Db, companyId: number, place: Commune, at: Date): Promise<number> {
  const company = await tx
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select(["name", "address"])
    .executeTakeFirstOrThrow();
  const existing = await tx
    .selectFrom("establishments")
    .where("companyId", "=", companyId)
    .where("placeCode", "=", place.code)
    .where("closedAt", "is", null)
    .orderBy((eb) => eb("name", "=", company.name), "desc")
    .orderBy("id")
    .select("id")
    .forShare()
    .executeTakeFirst();
  if (existing) return existing.id;
  const address = streetIn(company.address ?? "", place);
  return ensureEstablishment(tx, { companyId, placeCode: place.code, name: company.name, ...address, at });
}
