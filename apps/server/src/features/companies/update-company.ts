import type { CompanyBody } from "@app/contract/companies/companies";
import { accessFr } from "@app/contract/http/access.fr";
import type { Employer } from "@app/domain/accounts/actor";
import { levelByRegister } from "@app/domain/companies/company-level";
import { LEVEL_OPENS } from "@app/domain/companies/company-rights";
import { closeFirstBooking } from "../../commands/company-claims.ts";
import { recordJournal } from "../../commands/record-journal.ts";
import { enqueue } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { insertFile, storeFile } from "../../platform/files/files.ts";
import type { UploadedFiles } from "../../platform/files/uploads.ts";
import { forbidden, refuseUnlawful } from "../../platform/http/errors.ts";
import type { CompanyRow } from "../../views/company.ts";
import { unlawfulFields } from "../../views/public-texts.ts";
import { endProofs, isProvenByMail } from "./end-proofs.ts";
import { checkNewIdentity, isAnotherIdentity, lockLiveMissions } from "./new-identity.ts";
import { websiteDomain } from "./website-domain.ts";

export async function updateCompany(
  ctx: Context,
  employer: Employer,
  input: CompanyBody,
  files: UploadedFiles<"logo">,
): Promise<CompanyRow> {
  if (input.company_id !== undefined && input.company_id !== employer.companyId) {
    throw forbidden("identity_mismatch", accessFr.identityMismatch);
  }
  refuseUnlawful(unlawfulFields("company", input));
  const logo = files.logo && (await storeFile(ctx, files.logo));
  const now = ctx.now();
  return transaction(ctx, async (tx) => {
    const logoFileId =
      logo && (await insertFile(tx, { ...logo, ownerId: employer.userId, kind: "logo", createdAt: now }));
    // Lock order: missions before companies.
    await lockLiveMissions(tx, employer.companyId);
    const before = await tx
      .selectFrom("companies")
      .where("id", "=", employer.companyId)
      .forUpdate()
      .selectAll()
      .executeTakeFirstOrThrow();
    const provenByMail = before.level === "address_proven" && (await isProvenByMail(tx, employer.companyId));
    const company = await tx
      .updateTable("companies")
      .set({
        ...columnsOf(before, input, provenByMail, now),
        logoFileId: logoFileId ?? before.logoFileId,
        updatedAt: now,
      })
      .where("id", "=", employer.companyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (before.level !== company.level && !LEVEL_OPENS[company.level].firstBooking)
      await closeFirstBooking(tx, employer.companyId);
    await endProofs(tx, before, company, now);
    if (isAnotherIdentity(before, company)) await checkNewIdentity(tx, employer, before, company, now);
    if (company.registerOutcome === null)
      await enqueue(tx, "company.check_register", { siret: company.siret, attempt: 0 });
    const { companyId, userId: actorId } = employer;
    await recordJournal(tx, { companyId, actorId, action: "company_edited", detail: {}, at: now });
    return company;
  });
}

/** What is absent stays: null empties, undefined keeps. */
function columnsOf(before: CompanyRow, input: CompanyBody, provenByMail: boolean, now: Date) {
  const orStored = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);
  const name = orStored(input.name, before.name);
  const siret = orStored(input.siret_number, before.siret);
  const address = orStored(input.address, before.address);
  // The result of a check is valid only for the name, number and address it was made for.
  const isSameName = siret === before.siret && name === before.name;
  const isSame = isSameName && address === before.address;
  const website = orStored(input.website, before.website);
  const lostMailbox = provenByMail && websiteDomain(website) !== websiteDomain(before.website);
  const hasSameLevel = (isSame && !lostMailbox) || (before.level === "verified" && isSameName);
  return {
    name,
    siret,
    address,
    level: hasSameLevel ? before.level : levelByRegister(isSame ? before.registerOutcome : null),
    levelAt: hasSameLevel || before.level === "unverified" ? before.levelAt : now,
    registerOutcome: isSame ? before.registerOutcome : null,
    registerAskedAt: isSame ? before.registerAskedAt : null,
    registerSuggestion: isSame ? before.registerSuggestion : null,
    industry: orStored(input.industry, before.industry),
    size: orStored(input.size, before.size),
    foundedYear: orStored(input.founded_year, before.foundedYear),
    website,
    email: orStored(input.email, before.email),
    phone: orStored(input.phone, before.phone),
    description: orStored(input.description, before.description),
    culture: orStored(input.culture, before.culture),
    perks: orStored(input.benifits_perks, before.perks),
    linkedin: orStored(input.linkedin, before.linkedin),
    twitter: orStored(input.twitter, before.twitter),
    facebook: orStored(input.facebook, before.facebook),
  };
}
