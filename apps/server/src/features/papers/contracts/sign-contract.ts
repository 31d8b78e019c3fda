import { accountFr } from "@app/contract/accounts/accounts.fr";
import type { ContractsView, SignatureBody } from "@app/contract/papers/contracts";
import { contractFr as fr } from "@app/contract/papers/contracts.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { recordJournal } from "../../../commands/record-journal.ts";
import { enqueue } from "../../../jobs.ts";
import { queueMails } from "../../../mails.ts";
import type { CodeOutcome } from "../../../platform/auth/six-digit-codes.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { conflict, invalidField } from "../../../platform/http/errors.ts";
import { endSharing } from "../end-sharing.ts";
import { type Hire, holdHire, publishHire, readHire, readReaders } from "../hire.ts";
import { readContractCode } from "./contract-codes.ts";
import { readContracts } from "./contracts-view.ts";
import { type FoundContract, findContract, partyOf, requireSigning } from "./find-contract.ts";
import { settleSigned } from "./settle-contract-news.ts";

const REFUSALS: Record<Exclude<CodeOutcome, "right">, string> = {
  wrong: fr.codeWrong,
  expired: accountFr.codeExpired,
  over: accountFr.codeOver,
};

/** By one side, with a fresh code, of the very text that was read. Again: nothing changes. */
export async function signContract(
  ctx: Context,
  actor: Candidate | Employer,
  applicationId: number,
  version: number,
  { sha256, code }: SignatureBody,
): Promise<ContractsView> {
  const hire = await readHire(ctx.db, actor, applicationId);
  const found = await findContract(ctx.db, hire, version);
  requireSigning(actor, hire, found);
  if (found.sha256.toString("hex") !== sha256) throw conflict("other_text", fr.otherText);
  if (!isSigned(actor, found)) {
    const check = await readContractCode(ctx, found.id, actor.userId, code);
    const outcome = await transaction(ctx, async (tx) => {
      const held = await holdHire(tx, actor, applicationId);
      const contract = await findContract(tx, held, version, true);
      requireSigning(actor, held, contract);
      if (isSigned(actor, contract)) return "right";
      const checked = await check(tx);
      if (checked === "right") await writeSignature(ctx, tx, actor, held, contract);
      return checked;
    });
    // Thrown after the commit, so that the try stays counted.
    if (outcome !== "right") throw invalidField("code", REFUSALS[outcome]);
  }
  return readContracts(ctx.db, actor, applicationId);
}

const isSigned = (actor: Candidate | Employer, { employerAt, candidateAt }: FoundContract): boolean =>
  (actor.role === "candidate" ? candidateAt : employerAt) !== null;

async function writeSignature(
  ctx: Context,
  tx: Db,
  actor: Candidate | Employer,
  hire: Hire,
  { id: contractId, sha256, signatoryId, employerAt, candidateAt }: FoundContract,
): Promise<void> {
  const { applicationId, candidateId, companyId, missionId } = hire;
  const at = ctx.now();
  await tx
    .insertInto("contractAcceptances")
    .values({ contractId, party: partyOf(actor), userId: actor.userId, sha256, at })
    .execute();
  if (actor.role === "employer") {
    const detail = { person: candidateId, mission: missionId, application: applicationId };
    await recordJournal(tx, { companyId, actorId: actor.userId, action: "contract_signed", detail, at });
  }
  await settleSigned(tx, contractId, actor.userId, at);
  await enqueue(tx, "contract.signed", { contractId });
  const isLast = (actor.role === "candidate" ? employerAt : candidateAt) !== null;
  if (isLast) {
    const both = [candidateId, signatoryId].map((userId) => ({ payload: { contractId, userId } }));
    await queueMails(tx, "contract.signed", both, at);
    await endSharing(tx, hire);
  }
  const readers = await readReaders(tx, hire);
  publishHire(ctx, tx, hire, [candidateId, ...readers.map(({ id }) => id)]);
}
