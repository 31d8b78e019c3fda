import type { FoundCompany } from "@app/contract/companies/companies";
import { companyFr } from "@app/contract/companies/companies.fr";
import { foundEstablishments } from "@app/domain/companies/company-search";
import { RegisterFault } from "../../platform/company-register/register-fault.ts";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/http/errors.ts";

const RETRY_AFTER = 10;

/** Nothing is stored of what is searched or found. */
export async function searchRegister({ companyRegister, log }: Context, typed: string): Promise<FoundCompany[]> {
  try {
    const found = foundEstablishments(await companyRegister.search(typed), typed);
    return found.map(({ siret, ...shown }) => ({ ...shown, siret_number: siret }));
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    // A text the register refuses finds nothing.
    if (error.kind === "refused") return [];
    if (error.kind !== "unavailable") log.warn({ event: "company_register.search_failed", reason: error.message });
    throw new AppError(503, "register_silent", companyFr.registerSilent, { retryAfter: RETRY_AFTER });
  }
}
