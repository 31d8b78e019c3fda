import type { CompanyView } from "@app/contract/companies/companies";
import { fileUrl } from "@app/contract/http/files";
import type { Db } from "@app/db/database";
import type { DB } from "@app/db/schema";
import type { Selectable } from "kysely";

export type CompanyRow = Selectable<DB["companies"]>;

export function readCompany(db: Db, id: number): Promise<CompanyRow> {
  return db.selectFrom("companies").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** For the company's own users. */
export function presentCompany(company: CompanyRow): CompanyView {
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
