import type { Db } from "@app/db/database";
import { limitText } from "@app/domain/papers/contract-limits.fr";
import { conflict } from "../platform/http/errors.ts";
import { readContractFindings } from "../views/contract-limits.ts";

/** Where a place is taken, and where a contract is made: what the law forbids is refused with its article. */
export async function requireLawfulContract(
  db: Db,
  applicationId: number,
  shiftIds: readonly number[] | null = null,
): Promise<void> {
  const findings = await readContractFindings(db, applicationId, shiftIds);
  const refused = findings.find(({ severity }) => severity === "refused");
  if (refused) throw conflict(refused.kind, limitText(refused));
}
