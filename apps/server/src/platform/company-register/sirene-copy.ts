import { createHash } from "node:crypto";
import type { Db } from "@app/db/database";
import type { RegisteredCompany } from "@app/domain/companies/company-match";

const SOLE_TRADER = "1000";

/** From the copy of `pnpm register:import`, a month old: only open establishments are trusted. */
export async function findInSireneCopy(
  db: Db,
  siret: string,
): Promise<{ company: RegisteredCompany; sha256: string } | null> {
  const row = await db
    .selectFrom("sireneEstablishments as e")
    .innerJoin("sireneCompanies as c", "c.siren", "e.siren")
    .where("e.siret", "=", siret)
    .where("e.state", "=", "A")
    .where("c.state", "=", "A")
    .select(["e.siret", "e.siren", "e.signs", "e.street", "e.postcode", "e.town", "e.communeCode", "e.diffusion"])
    .select(["e.naf", "e.naf25", "c.legalName", "c.usualNames", "c.acronym", "c.personName", "c.legalForm"])
    .select(["c.sizeBand", "c.createdOn"])
    .executeTakeFirst();
  if (!row) return null;
  const company: RegisteredCompany = {
    siret: row.siret,
    siren: row.siren,
    isOpen: true,
    closedOn: null,
    openHeadOffice: null,
    isSoleTrader: row.legalForm === SOLE_TRADER,
    legalName: row.legalName,
    fullName: row.personName,
    acronym: row.acronym,
    signs: [...row.signs, ...row.usualNames],
    address: row.street && row.postcode ? `${row.street} ${row.postcode} ${row.town ?? ""}`.trim() : null,
    town: row.town,
    postcode: row.postcode,
    communeCode: row.communeCode,
    naf: row.naf ?? row.naf25,
    nafVersion: row.naf ? "rev2" : row.naf25 ? "naf25" : null,
    sizeBand: row.sizeBand,
    createdOn: row.createdOn,
    isPartial: row.diffusion === "P",
  };
  return { company, sha256: createHash("sha256").update(JSON.stringify(row)).digest("hex") };
}
