import { contractFr as fr } from "@app/contract/papers/contracts.fr";
import { papersFr } from "@app/contract/papers/papers.fr";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { fullName } from "@app/domain/accounts/person-name";
import type { MemberRole } from "@app/domain/members/member";
import { type ContractParty, currentContracts, isEmpowered } from "@app/domain/papers/contract-signing";
import { isDeclarable } from "@app/domain/papers/declaration";
import { sql } from "kysely";
import { AppError, conflict, notFound } from "../../../platform/http/errors.ts";
import type { Hire } from "../hire.ts";

type Row = {
  id: number;
  version: number;
  day: string | null;
  sha256: Buffer;
  signatoryId: number;
  firstName: string;
  lastName: string;
  role: MemberRole | null;
  signsContracts: boolean | null;
  employerAt: Date | null;
  candidateAt: Date | null;
};

export type FoundContract = Row & { isReplaced: boolean };

/** Of a hire that the caller may read. `forSigning`: held until the transaction ends, so that the second signature sees the first. */
export async function findContract(db: Db, hire: Hire, version: number, forSigning = false): Promise<FoundContract> {
  const { applicationId, companyId } = hire;
  if (forSigning)
    await sql`select from contracts where application_id = ${applicationId} order by id for no key update`.execute(db);
  const { rows } = await sql<Row>`
    select c.id, c.version, c.day::text as day, c.sha256, c.signatory_id, u.first_name, u.last_name, m.role, m.signs_contracts,
      e.at as employer_at, p.at as candidate_at
    from contracts c join users u on u.id = c.signatory_id
    left join company_members m on m.user_id = u.id and m.company_id = ${companyId} and m.left_at is null and u.status = 'active'
    left join contract_acceptances e on e.contract_id = c.id and e.party = 'employer'
    left join contract_acceptances p on p.contract_id = c.id and p.party = 'candidate'
    where c.application_id = ${applicationId}`.execute(db);
  const found = rows.find((row) => row.version === version);
  if (!found) throw notFound("contract_not_found", fr.notFound);
  return { ...found, isReplaced: !currentContracts(rows).includes(found) };
}

export const partyOf = ({ role }: Candidate | Employer): ContractParty => role;

/** Only the newest version is signed, for the company by the one whom the text names, as long as they are empowered. */
export function requireSigning(actor: Candidate | Employer, hire: Hire, contract: FoundContract): void {
  if (!isDeclarable(hire)) throw conflict("not_declarable", papersFr.notDeclarable);
  if (contract.isReplaced) throw conflict("contract_replaced", fr.replaced);
  if (actor.role === "candidate") return;
  const { role, signsContracts, signatoryId } = contract;
  const mayActor =
    signatoryId === actor.userId && role !== null && isEmpowered({ role, signsContracts: signsContracts === true });
  if (!mayActor) throw new AppError(403, "not_signatory", fr.notSignatory(fullName(contract)));
}
