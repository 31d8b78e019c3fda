import { fileUrl } from "@app/contract/http/files";
import type { ContractsView } from "@app/contract/papers/contracts";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { DELETED_PERSON, shortName } from "@app/domain/accounts/person-name";
import type { ContractCase } from "@app/domain/papers/contract-facts";
import { areDaysSigned, currentContracts } from "@app/domain/papers/contract-signing";
import { sql } from "kysely";
import { type Hire, readHire } from "../hire.ts";

type Row = {
  version: number;
  day: string | null;
  kind: ContractCase;
  fileId: number;
  sha256: Buffer;
  madeAt: Date;
  dueAt: Date;
  signatoryId: number;
  firstName: string;
  lastName: string;
  isGone: boolean;
  employerAt: Date | null;
  candidateAt: Date | null;
  translationAskedAt: Date | null;
};

/** Someone else's hire is not found. */
export async function readContracts(
  db: Db,
  actor: Candidate | Employer,
  applicationId: number,
): Promise<ContractsView> {
  return presentContracts(db, actor, await readHire(db, actor, applicationId));
}

export async function presentContracts(
  db: Db,
  actor: Candidate | Employer,
  { applicationId, days }: Hire,
): Promise<ContractsView> {
  const { rows } = await sql<Row>`
    select c.version, c.day::text as day, c.kind, c.file_id, c.sha256, c.made_at, c.due_at, c.signatory_id, c.translation_asked_at,
      u.first_name, u.last_name, u.status = 'deleted' as is_gone, e.at as employer_at, p.at as candidate_at
    from contracts c join users u on u.id = c.signatory_id
    left join contract_acceptances e on e.contract_id = c.id and e.party = 'employer'
    left join contract_acceptances p on p.contract_id = c.id and p.party = 'candidate'
    where c.application_id = ${applicationId} order by c.version desc`.execute(db);
  const current = new Set(currentContracts(rows).map(({ version }) => version));
  const signed = rows.map((row) => ({ ...row, isSigned: row.employerAt !== null && row.candidateAt !== null }));
  return {
    application_id: applicationId,
    results: rows.map((row) => ({
      version: row.version,
      day: row.day,
      kind: row.kind,
      sha256: row.sha256.toString("hex"),
      file: fileUrl(row.fileId) ?? "",
      made_at: row.madeAt.toISOString(),
      due_at: row.dueAt.toISOString(),
      signatory: shortName(row.isGone ? DELETED_PERSON : row),
      signed_by_employer_at: row.employerAt?.toISOString() ?? null,
      signed_by_candidate_at: row.candidateAt?.toISOString() ?? null,
      replaced: !current.has(row.version),
      translation_asked_at: row.translationAskedAt?.toISOString() ?? null,
      to_sign: current.has(row.version) && isWaitingFor(actor, row),
    })),
    missing_days: days.filter((day) => !areDaysSigned(signed, [day])),
  };
}

const isWaitingFor = (actor: Candidate | Employer, { signatoryId, employerAt, candidateAt }: Row): boolean =>
  actor.role === "candidate" ? candidateAt === null : employerAt === null && signatoryId === actor.userId;
