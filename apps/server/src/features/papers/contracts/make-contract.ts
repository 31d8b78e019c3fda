import type { ContractBody, ContractsView } from "@app/contract/papers/contracts";
import { contractFr as fr } from "@app/contract/papers/contracts.fr";
import { papersFr } from "@app/contract/papers/papers.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import type { CivilStatus } from "@app/domain/papers/civil-status";
import type { ContractGap } from "@app/domain/papers/contract-gaps";
import { CONTRACT_GAP_LABELS } from "@app/domain/papers/contract-gaps.fr";
import { type Mention, prepareContract } from "@app/domain/papers/contract-mentions";
import { handOverBy } from "@app/domain/papers/hand-over";
import { contractDays } from "@app/domain/papers/vacations";
import { parisStartOfDay } from "@app/domain/time/calendar";
import { holidayZone } from "@app/domain/time/holidays";
import { sql } from "kysely";
import { recordJournal } from "../../../commands/record-journal.ts";
import { requireLawfulContract } from "../../../commands/require-lawful-contract.ts";
import { enqueue } from "../../../jobs.ts";
import { queueMails } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import { insertFile, type StoredFile, storeFile } from "../../../platform/files/files.ts";
import { AppError, conflict } from "../../../platform/http/errors.ts";
import type { IdempotencyKey } from "../../../platform/http/idempotency.ts";
import { requireDeclarable } from "../declare.ts";
import { type Hire, holdHire, publishHire, readReaders } from "../hire.ts";
import { openForReading } from "../read-dossier.ts";
import { dossierOwner, openCivilStatus } from "../stored-civil-status.ts";
import { contractPdfFr } from "./contract-pdf.fr.ts";
import { contractPdf, isWritable } from "./contract-pdf.ts";
import { presentContracts } from "./contracts-view.ts";
import { type ContractSubject, readBooked, readContractSubject } from "./read-facts.ts";
import { settleReplaced } from "./settle-contract-news.ts";

/**
 * A version of the contract of a hire, from what its mission says, what its company wrote once, and the civil status its person shared.
 * The file is written before the transaction, which refuses it when the hire has changed meanwhile.
 */
export async function makeContract(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  body: ContractBody,
  idempotencyKey: IdempotencyKey | null,
): Promise<ContractsView> {
  const row = await openForReading(ctx, employer, applicationId, requireDeclarable);
  const civil = row && (await openCivilStatus(ctx, row, dossierOwner(applicationId)));
  const subject = await readContractSubject(ctx.db, employer, applicationId, body, civil);
  if (subject === null) throw conflict("not_declarable", papersFr.notDeclarable);
  const mentions = requireComplete(subject, civil);
  const made = ctx.now();
  const dueAt = dueAtOf(subject);
  const version = await nextVersion(ctx.db, applicationId);
  const { facts } = subject;
  const bytes = await contractPdf({
    applicationId,
    version,
    job: facts.post.title,
    employer: facts.employer.name,
    mentions,
    made,
    dueAt,
  });
  const name = `${contractPdfFr.fileName(applicationId, version)}.pdf`;
  const file = { bytes, name, extension: "pdf", mediaType: "application/pdf" };
  const stored = await storeFile(ctx, file, ctx.contractBox.seal);
  return transaction(
    ctx,
    async (tx) => {
      const hire = await holdHire(tx, employer, applicationId);
      requireDeclarable(hire);
      await requireUnchanged(tx, hire, subject, version);
      await requireLawfulContract(tx, applicationId);
      await writeContract(tx, employer, hire, { subject, stored, version, made, dueAt });
      const readers = await readReaders(tx, hire);
      publishHire(ctx, tx, hire, [hire.candidateId, ...readers.map(({ id }) => id)]);
      return presentContracts(tx, employer, hire);
    },
    { idempotencyKey },
  );
}

function requireComplete({ facts }: ContractSubject, civil: CivilStatus | null): readonly Mention[] {
  const { gaps, mentions } = prepareContract(facts);
  if (mentions === null) throw missing(gaps);
  // Another alphabet than ours would leave holes in the text.
  if (civil === null || !Object.values(civil).every(isWritable)) throw missing(["civil_status"]);
  return mentions;
}

const missing = (gaps: readonly ContractGap[]) =>
  new AppError(400, "contract_gaps", fr.gaps(gaps.map((gap) => CONTRACT_GAP_LABELS[gap])), {
    fields: { gaps: [...gaps] },
  });

/** Two working days after the first day of work. */
function dueAtOf({ facts, communeCode }: ContractSubject): Date {
  const { firstDay } = contractDays(facts.terms.shifts);
  return handOverBy(parisStartOfDay(firstDay), holidayZone(communeCode));
}

async function nextVersion(db: Db, applicationId: number): Promise<number> {
  const { last } = await db
    .selectFrom("contracts")
    .where("applicationId", "=", applicationId)
    .select(({ fn }) => fn.max<number | null>("version").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The version is written in the file: another one made at the same moment has taken its number. */
async function requireUnchanged(tx: Db, { applicationId }: Hire, { booked }: ContractSubject, version: number) {
  await sql`select from applications where id = ${applicationId} for no key update`.execute(tx);
  const isSame = (await readBooked(tx, applicationId)) === booked && (await nextVersion(tx, applicationId)) === version;
  if (!isSame) throw conflict("hire_changed", fr.hireChanged);
}

type Made = { subject: ContractSubject; stored: StoredFile; version: number; made: Date; dueAt: Date };

async function writeContract(
  tx: Db,
  { userId, companyId }: Employer,
  { applicationId, candidateId, missionId }: Hire,
  { subject, stored, version, made, dueAt }: Made,
): Promise<void> {
  // Of the person: it is about them, and their own copy of it.
  const fileId = await insertFile(tx, { ...stored, ownerId: candidateId, kind: "contract", createdAt: made });
  const { id: contractId } = await tx
    .insertInto("contracts")
    .values({
      applicationId,
      version,
      day: subject.day,
      kind: subject.case,
      fileId,
      sha256: stored.sha256,
      madeBy: userId,
      signatoryId: subject.signatoryId,
      madeAt: made,
      dueAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const detail = { person: candidateId, mission: missionId, application: applicationId };
  await recordJournal(tx, { companyId, actorId: userId, action: "contract_made", detail, at: made });
  await settleReplaced(tx, { applicationId, version, day: subject.day }, made);
  await enqueue(tx, "contract.made", { contractId });
  await queueMails(tx, "contract.ready", [{ payload: { contractId, userId: candidateId } }], made);
}
