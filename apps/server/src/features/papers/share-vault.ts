import { sql } from "kysely";
import type { JobPayload } from "../../jobs.ts";
import type { Context } from "../../platform/context.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Envelope } from "../../platform/keys/envelope.ts";
import { shareDossier } from "./share-dossier.ts";
import { openCivilStatus, vaultOwner } from "./stored-civil-status.ts";

type Row = Envelope & { candidateId: number };

/** As the person chose with their yes. Nothing once something is shared, or where it cannot be any more. Idempotent. */
export async function onShareVault(ctx: Context, { applicationId }: JobPayload<"dossier.share_vault">): Promise<void> {
  const { rows } = await sql<Row>`
    select v.candidate_id, v.sealed, v.sealed_key, v.key_version::text as key_version
    from vaults v join applications a on a.candidate_id = v.candidate_id
    where a.id = ${applicationId} and not exists (select from dossiers d where d.application_id = a.id)`.execute(
    ctx.db,
  );
  const [row] = rows;
  const civil = row && (await openCivilStatus(ctx, row, vaultOwner(row.candidateId)));
  if (!row || !civil) return;
  // In the name of the person, whose own session chose it.
  const candidate = { role: "candidate", userId: row.candidateId, sessionId: 0 } as const;
  try {
    await shareDossier(ctx, candidate, applicationId, { ...civil, vault: false });
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    ctx.log.info({ event: "dossier.not_shared", applicationId, code: error.code });
  }
}
