import type { ContractsView } from "@app/contract/papers/contracts";
import type { Candidate } from "@app/domain/accounts/actor";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { holdHire, publishHire, readReaders } from "../hire.ts";
import { presentContracts } from "./contracts-view.ts";
import { findContract } from "./find-contract.ts";

/** Noted, and shown to the employer, who gives it: nothing is translated here. The first time stays. */
export function askTranslation(
  ctx: Context,
  candidate: Candidate,
  applicationId: number,
  version: number,
): Promise<ContractsView> {
  return transaction(ctx, async (tx) => {
    const hire = await holdHire(tx, candidate, applicationId);
    const { id } = await findContract(tx, hire, version);
    await tx
      .updateTable("contracts")
      .set({ translationAskedAt: ctx.now() })
      .where("id", "=", id)
      .where("translationAskedAt", "is", null)
      .execute();
    const readers = await readReaders(tx, hire);
    publishHire(ctx, tx, hire, [candidate.userId, ...readers.map((reader) => reader.id)]);
    return presentContracts(tx, candidate, hire);
  });
}
