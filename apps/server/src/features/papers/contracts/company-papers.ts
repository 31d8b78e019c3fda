import type { CompanyPapersBody, CompanyPapersView } from "@app/contract/papers/company-papers";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { openingBits, openingDays } from "@app/domain/papers/opening-days";
import { recordJournal } from "../../../commands/record-journal.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";

export async function readCompanyPapers(db: Db, companyId: number): Promise<CompanyPapersView> {
  const row = await db.selectFrom("companyPapers").where("companyId", "=", companyId).selectAll().executeTakeFirst();
  return {
    agreement: row?.agreement ?? null,
    pensionFundName: row?.pensionFundName ?? null,
    pensionFundAddress: row?.pensionFundAddress ?? null,
    hasPrevoyance: row?.hasPrevoyance ?? null,
    prevoyanceName: row?.prevoyanceName ?? null,
    prevoyanceAddress: row?.prevoyanceAddress ?? null,
    declarationBody: row?.declarationBody ?? "urssaf",
    openingDays: openingDays(row?.openingDays ?? null),
    openOnHolidays: row?.openOnHolidays ?? true,
  };
}

export function writeCompanyPapers(
  ctx: Context,
  { companyId, userId: actorId }: Employer,
  { openingDays: days, hasPrevoyance, openOnHolidays = true, ...body }: CompanyPapersBody,
): Promise<CompanyPapersView> {
  const at = ctx.now();
  const row = {
    ...body,
    hasPrevoyance: hasPrevoyance ?? null,
    // Of an organisation that there is not, nothing is left.
    ...(!hasPrevoyance && { prevoyanceName: null, prevoyanceAddress: null }),
    openingDays: openingBits(days),
    openOnHolidays,
    updatedAt: at,
  };
  return transaction(ctx, async (tx) => {
    await tx
      .insertInto("companyPapers")
      .values({ companyId, ...row })
      .onConflict((oc) => oc.column("companyId").doUpdateSet(row))
      .execute();
    await recordJournal(tx, { companyId, actorId, action: "company_edited", detail: {}, at });
    return readCompanyPapers(tx, companyId);
  });
}
