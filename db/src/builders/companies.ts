import type { Selectable } from "kysely";
import type { Db } from "../database.ts";
import type { Companies, CompanyMembers } from "../schema.ts";
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
  /** Of a company that exists; an owner by default. */
  member?: MemberOverrides;
};
export type MemberOverrides = {
  role?: CompanyMembers["role"];
  /** All of them by default. */
  establishmentIds?: readonly number[];
  duty?: number | null;
};
export type EmployerSummary = Omit<UserSummary, "companyId"> & { companyId: number; company: CompanySummary };

/** A user with a company, both complete: may publish right now. */
export async function anEmployer(db: Db, overrides: EmployerOverrides = {}): Promise<EmployerSummary> {
  const { complete = true, company: given = {}, now = await databaseNow(db), member = {}, ...fields } = overrides;
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
  await setMember(db, { userId: user.id, companyId: company.id, at: user.createdAt }, member);
  return { ...user, companyId: company.id, company };
}

type Acting = { userId: number; companyId: number; at: Date };

async function setMember(db: Db, { userId, companyId, at }: Acting, member: MemberOverrides): Promise<void> {
  const { role = "owner", establishmentIds, duty = null } = member;
  const row = { role, allEstablishments: establishmentIds === undefined, duty };
  // The first account of a company has its row already.
  const { numUpdatedRows } = await db
    .updateTable("companyMembers")
    .set(row)
    .where("userId", "=", userId)
    .where("leftAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await db
      .insertInto("companyMembers")
      .values({ ...row, userId, companyId, joinedAt: at })
      .execute();
  for (const establishmentId of establishmentIds ?? [])
    await db.insertInto("memberEstablishments").values({ userId, establishmentId }).execute();
}

function isStored(company: CompanyFields | CompanySummary): company is CompanySummary {
  return typeof company.id === "number" && company.createdAt instanceof Date;
}
