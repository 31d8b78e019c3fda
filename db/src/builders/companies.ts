import type { Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Companies } from "../schema.ts";
import { databaseNow } from "./clock.ts";
import { type CompanyFields, companyRow } from "./company-row.ts";
import { findPlace, LYON } from "./places.ts";
import { recountCompanies } from "./recount.ts";
import { aUser, type UserOverrides, type UserSummary } from "./users.ts";

export type CompanyOverrides = CompanyFields & {
  now?: Date;
  commune?: string;
  /** False leaves out what registration does not ask: nobody may publish for it yet. */
  complete?: boolean;
};
export type CompanySummary = Selectable<Companies>;

export async function aCompany(db: Db, overrides: CompanyOverrides = {}): Promise<CompanySummary> {
  const { now = await databaseNow(db), commune = LYON, complete = true, ...fields } = overrides;
  const row = companyRow({
    now,
    place: await findPlace(db, commune),
    ...(complete ? {} : { industry: null, size: null, email: null, description: null }),
    ...fields,
  });
  const company = await db.insertInto("companies").values(row).returningAll().executeTakeFirstOrThrow();
  await recountCompanies(db, [company.id]);
  return company;
}

export type EmployerOverrides = Omit<UserOverrides, "companyId"> & {
  complete?: boolean;
  /** An existing company to join, or the fields of the one to create. */
  company?: CompanyFields | CompanySummary;
};
export type EmployerSummary = Omit<UserSummary, "companyId"> & { companyId: number; company: CompanySummary };

/** A user with a company, both complete: may publish right now. */
export async function anEmployer(db: Db, overrides: EmployerOverrides = {}): Promise<EmployerSummary> {
  const { complete = true, company: given = {}, now = await databaseNow(db), ...fields } = overrides;
  const { commune = LYON } = fields;
  const company = isStored(given) ? given : await aCompany(db, { now, complete, commune, ...given });
  const user = await aUser(db, {
    firstName: "Nadia",
    lastName: "Ferrand",
    ...(complete ? {} : { phone: null }),
    ...fields,
    now,
    role: "employer",
    companyId: company.id,
  });
  return { ...user, companyId: company.id, company };
}

function isStored(company: CompanyFields | CompanySummary): company is CompanySummary {
  return typeof company.id === "number" && company.createdAt instanceof Date;
}
