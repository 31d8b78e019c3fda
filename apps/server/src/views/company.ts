import type { CompanyView } from "@app/contract/companies/companies";
import { fileUrl } from "@app/contract/http/files";
import type { Db } from "@app/db/database";
import { columnsAs, withDates } from "@app/db/json-rows";
import type { DB } from "@app/db/schema";
import type { Selectable } from "kysely";

export type CompanyRow = Selectable<DB["companies"]>;

const SHOWN = [
  "id",
  "name",
  "siret",
  "level",
  "levelAt",
  "registerOutcome",
  "registerAskedAt",
  "registerSuggestion",
  "industry",
  "size",
  "foundedYear",
  "website",
  "email",
  "phone",
  "address",
  "description",
  "culture",
  "perks",
  "linkedin",
  "twitter",
  "facebook",
  "logoFileId",
] as const satisfies readonly (keyof CompanyRow)[];
export type ShownCompany = Pick<CompanyRow, (typeof SHOWN)[number]>;

/** The company whose id is `id`, as JSON; null without one. */
export const companyJson = (id: string) =>
  `(select row_to_json(x) from (select ${columnsAs("k", SHOWN)} from companies k where k.id = ${id}) x)`;

export const shownCompanyOf = (written: unknown) =>
  withDates<ShownCompany>(written, { levelAt: true, registerAskedAt: true });

export function readCompany(db: Db, id: number): Promise<CompanyRow> {
  return db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** For the company's own users. */
export function presentCompany(company: ShownCompany): CompanyView {
  return {
    id: company.id,
    name: company.name,
    siret_number: company.siret,
    level: company.level,
    level_at: company.levelAt.toISOString(),
    register_outcome: company.registerOutcome,
    register_asked_at: company.registerAskedAt?.toISOString() ?? null,
    register_suggestion: company.registerSuggestion,
    industry: company.industry,
    size: company.size,
    founded_year: company.foundedYear,
    website: company.website,
    email: company.email,
    phone: company.phone,
    address: company.address,
    description: company.description,
    culture: company.culture,
    benifits_perks: company.perks,
    linkedin: company.linkedin,
    twitter: company.twitter,
    facebook: company.facebook,
    logo: fileUrl(company.logoFileId),
  };
}
