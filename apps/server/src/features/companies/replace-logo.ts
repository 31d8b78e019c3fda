import { companyFr as fr } from "@app/contract/companies/companies.fr";
import { accessFr } from "@app/contract/http/access.fr";
import type { Employer } from "@app/domain/accounts/actor";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { insertFile, storeFile } from "../../platform/files/files.ts";
import type { UploadedFiles } from "../../platform/files/uploads.ts";
import { forbidden, invalidField } from "../../platform/http/errors.ts";
import type { CompanyRow } from "../../views/company.ts";

export async function updateLogo(
  ctx: Context,
  employer: Employer,
  companyId: number | undefined,
  { logo }: UploadedFiles<"logo">,
): Promise<CompanyRow> {
  if (companyId !== undefined && companyId !== employer.companyId)
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  if (!logo) throw invalidField("logo", fr.logoRequired);
  const stored = await storeFile(ctx, logo);
  return transaction(ctx, async (tx) => {
    const file = { ...stored, ownerId: employer.userId, kind: "logo" as const, createdAt: ctx.now() };
    return tx
      .updateTable("companies")
      .set({ logoFileId: await insertFile(tx, file), updatedAt: ctx.now() })
      .where("id", "=", employer.companyId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export function removeLogo(ctx: Context, employer: Employer): Promise<CompanyRow> {
  return ctx.db
    .updateTable("companies")
    .set({ logoFileId: null, updatedAt: ctx.now() })
    .where("id", "=", employer.companyId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
