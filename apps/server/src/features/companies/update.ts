import { accessFr } from "@app/contract/access.fr";
import type { CompanyBody } from "@app/contract/companies";
import type { Employer } from "@app/domain/actor";
import { isPlausibleSiret } from "@app/domain/siret";
import { sql } from "kysely";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { forbidden } from "../../platform/errors.ts";
import { insertFile, storeFile } from "../../platform/files.ts";
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
  return ctx.db.transaction().execute(async (tx) => {
    const logoFileId =
      logo && (await insertFile(tx, { ...logo, ownerId: employer.userId, kind: "logo", createdAt: now }));
    const company = await tx
      .updateTable("companies")
      .set({
        name: input.name,
        siret: input.siret_number,
        // A verification belongs to the number it was made for.
        siretStatus: sql`case when siret = ${input.siret_number} then siret_status else ${isPlausibleSiret(input.siret_number) ? "unchecked" : "implausible"} end`,
        siretCheckedAt: sql`case when siret = ${input.siret_number} then siret_checked_at end`,
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
    if (company.siretStatus === "unchecked") await enqueue(tx, "company.check_siret", { companyId: company.id });
    return company;
  });
}
