import { fileUrl } from "@app/contract/http/files";
import type { Db } from "@app/db/database";
import { currentContracts } from "@app/domain/papers/contract-signing";
import { sql } from "kysely";
import type { MailPayload } from "../../../mails.ts";
import type { Context } from "../../../platform/context.ts";
import { readContractFile } from "../../../platform/files/contract-files.ts";
import { renderMail } from "../../../platform/mail/mail-layout.ts";
import type { MailContent } from "../../../platform/mail/mail-sender.ts";
import { createContractCode } from "./contract-codes.ts";
import { contractMailFr as fr } from "./contract-mails.fr.ts";

type Row = {
  applicationId: number;
  version: number;
  fileId: number;
  storageKey: string;
  originalName: string;
  sha256: Buffer;
  job: string;
  company: string;
  email: string;
  firstName: string;
  role: "candidate" | "employer";
  employerAt: Date | null;
  candidateAt: Date | null;
  versions: { version: number; day: string | null }[];
};

type Payload = { contractId: number; userId: number };

/** Undefined once the account is closed, or the contract is gone. */
async function readContract(db: Db, { contractId, userId }: Payload): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select c.application_id, c.version, c.file_id, f.storage_key, f.original_name, c.sha256, m.title as job, co.name as company, u.email, u.first_name, u.role,
      e.at as employer_at, p.at as candidate_at,
      (select json_agg(json_build_object('version', o.version, 'day', o.day)) from contracts o
        where o.application_id = c.application_id) as versions
    from contracts c join applications a on a.id = c.application_id join missions m on m.id = a.mission_id
    join companies co on co.id = a.company_id join files f on f.id = c.file_id join users u on u.id = ${userId} and u.status = 'active'
    left join contract_acceptances e on e.contract_id = c.id and e.party = 'employer'
    left join contract_acceptances p on p.contract_id = c.id and p.party = 'candidate'
    where c.id = ${contractId}`.execute(db);
  return rows[0];
}

const isReplaced = ({ version, versions }: Row) =>
  !currentContracts(versions).some((current) => current.version === version);

const SPACES = { candidate: "candidat", employer: "employeur" } as const;

function contractOf(ctx: Context, { job, company, version, role, applicationId }: Row) {
  const url = `${ctx.config.publicUrl}/${SPACES[role]}/tableau-de-bord/candidatures/${applicationId}`;
  return { job, company, version, url };
}

export async function renderContractReady(
  ctx: Context,
  payload: MailPayload<"contract.ready">,
): Promise<MailContent | null> {
  const row = await readContract(ctx.db, payload);
  if (!row || isReplaced(row)) return null;
  return { to: row.email, ...renderMail(fr.ready(row, contractOf(ctx, row))) };
}

export async function renderContractCode(
  ctx: Context,
  payload: MailPayload<"contract.code">,
): Promise<MailContent | null> {
  const row = await readContract(ctx.db, payload);
  if (!row || isReplaced(row)) return null;
  const code = await createContractCode(ctx, payload.contractId, payload.userId);
  return { to: row.email, ...renderMail(fr.code(row, contractOf(ctx, row), code)) };
}

/** The copy of each party, opened here: what waits in the queue has numbers alone. */
export async function renderContractSigned(
  ctx: Context,
  payload: MailPayload<"contract.signed">,
): Promise<MailContent | null> {
  const row = await readContract(ctx.db, payload);
  if (!row?.employerAt || !row.candidateAt) return null;
  const { employerAt, candidateAt, originalName: filename } = row;
  const content = await readContractFile(ctx, { ...row, id: row.fileId });
  if (content === null) throw new Error(`contract file ${row.fileId} is not in the store`);
  const url = `${ctx.config.publicUrl}${fileUrl(row.fileId) ?? ""}`;
  const proof = { employerAt, candidateAt, sha256: row.sha256.toString("hex") };
  return {
    to: row.email,
    ...renderMail(fr.signed(row, { ...contractOf(ctx, row), url }, proof)),
    attachments: [{ filename, content, contentType: "application/pdf" }],
  };
}
