import type { ContractFindings } from "@app/contract/papers/contracts";
import type { Employer } from "@app/domain/accounts/actor";
import { limitText } from "@app/domain/papers/contract-limits.fr";
import type { Context } from "../../../platform/context.ts";
import { readContractFindings } from "../../../views/contract-limits.ts";
import { readHire } from "../hire.ts";

export async function readFindings(ctx: Context, employer: Employer, applicationId: number): Promise<ContractFindings> {
  await readHire(ctx.db, employer, applicationId);
  const findings = await readContractFindings(ctx.db, applicationId);
  return {
    application_id: applicationId,
    results: findings.map((finding) => ({
      kind: finding.kind,
      severity: finding.severity,
      sentence: limitText(finding),
    })),
  };
}
