import { isLookAlikeDomain, namesSiren } from "@app/domain/companies/company-proof";
import type { Context } from "../../../platform/context.ts";

/** Where French sites name their company, which the law asks of them. */
const PAGES = ["/", "/mentions-legales", "/mentions-legales/", "/mentions-legales.html", "/legal", "/cgv"];

/** Whether the website of this domain names the company of this SIRET. A name that may look like another is for a person. */
export async function doesSiteNameSiren({ companySite }: Context, domain: string, siret: string): Promise<boolean> {
  if (isLookAlikeDomain(domain)) return false;
  for (const path of PAGES) {
    const page = await companySite.read(domain, path);
    if (page !== null && namesSiren(page, siret.slice(0, 9))) return true;
  }
  return false;
}
