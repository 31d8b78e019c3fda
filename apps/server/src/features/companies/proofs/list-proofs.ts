import type { companyProofsRoute } from "@app/contract/companies/company-proofs";
import type { Employer } from "@app/domain/accounts/actor";
import { type ProofObstacle } from "@app/domain/companies/company-proof";
import { FREE_MAIL } from "@app/domain/companies/free-mail";
import type * as z from "zod";
import type { Context } from "../../../platform/context.ts";
import { websiteDomain } from "../website-domain.ts";
import { presentProof, selectProofs } from "./proof-view.ts";

const SHOWN = 20;

/** The newest first, with what stands in the way of each method. */
export async function listProofs(
  { db, now }: Context,
  { companyId }: Employer,
): Promise<z.output<(typeof companyProofsRoute)["response"]>> {
  const rows = await selectProofs(db, companyId).orderBy("p.id", "desc").limit(SHOWN).execute();
  const { website, registerOutcome } = await db
    .selectFrom("companies")
    .where("id", "=", companyId)
    .select(["website", "registerOutcome"])
    .executeTakeFirstOrThrow();
  const domain = websiteDomain(website);
  return {
    results: rows.map((row) => presentProof(row, now())),
    mail: { domain, obstacle: obstacleOf(domain) },
    letter: {
      obstacle:
        registerOutcome === "hidden" ? "address_hidden" : registerOutcome === "closed" ? "establishment_closed" : null,
    },
  };
}

function obstacleOf(domain: string | null): ProofObstacle | null {
  if (domain === null) return "website_missing";
  return FREE_MAIL.has(domain) ? "free_mail" : null;
}
