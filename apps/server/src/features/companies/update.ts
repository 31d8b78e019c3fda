import { accessFr } from "@app/contract/access.fr";
import type { CompanyBody } from "@app/contract/companies";
import type { Employer } from "@app/domain/actor";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { forbidden } from "../../platform/errors.ts";
import { insertFile, storeFile } from "../../platform/files.ts";
import { transaction } from "../../platform/transaction.ts";
import type { UploadedFiles } from "../../platform/uploads.ts";
import type { CompanyRow } from "../../views/company.ts";

export async function updateCompany(
  ctx: Context,
  employer: Employer,
  input: CompanyBody,
  files: UploadedFiles<"logo">,
): Promise<CompanyRow> {
  if (input.company_id !== undefined && input.company_id !== employer.companyId) {
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  }
  const logo = files.logo && (await storeFile(ctx, files.logo));
  const now = ctx.now();
  const isSameName = sql<boolean>`(siret = ${input.siret_number} and name = ${input.name})`;
  const isSame = sql<boolean>`(${isSameName} and address = ${input.address})`;
  return transaction(ctx, async (tx) => {
    const logoFileId =
      logo && (await insertFile(tx, { ...logo, ownerId: employer.userId, kind: "logo", createdAt: now }));
    const company = await tx
      .updateTable("companies")
      .set({
        name: input.name,
        siret: input.siret_number,
        // The result of a check is valid only for the name, number and address it was made for.
        level: sql`case when ${isSame} or (level = 'verified' and ${isSameName}) then level else 'unverified' end`,
        levelAt: sql`case when ${isSame} or (level = 'verified' and ${isSameName}) or level = 'unverified' then level_at
          else ${now}::timestamptz end`,
        registerOutcome: sql`case when ${isSame} then register_outcome end`,
        registerAskedAt: sql`case when ${isSame} then register_asked_at end`,
        registerSuggestion: sql`case when ${isSame} then register_suggestion end`,
        industry: input.industry,
        size: input.size,
        foundedYear: input.founded_year,
        website: input.website,
        email: input.email,
        phone: input.phone,
        address: input.address,
        description: input.description,
        culture: input.culture,
        perks: input.benifits_perks,
        linkedin: input.linkedin,
        twitter: input.twitter,
        facebook: input.facebook,
        ...(logoFileId && { logoFileId }),
        updatedAt: now,
      })
      .where("id", "=", employer.companyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (company.registerOutcome === null)
      await enqueue(tx, "company.check_register", { siret: company.siret, attempt: 0 });
    return company;
  });
}
