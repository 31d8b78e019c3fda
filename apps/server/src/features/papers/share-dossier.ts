import type { CivilStatusBody, DossierView } from "@app/contract/papers/dossier";
import { papersFr as fr, sharingRefusals } from "@app/contract/papers/papers.fr";
import type { Db } from "@app/db/database";
import type { Candidate } from "@app/domain/accounts/actor";
import { type CivilStatus, isBirthDate } from "@app/domain/papers/civil-status";
import { dossierEnd, keyWeek, refuseSharing } from "@app/domain/papers/dossier";
import { parisDay } from "@app/domain/time/calendar";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { AppError, conflict, invalidField } from "../../platform/http/errors.ts";
import { type Envelope, sealEnvelope } from "../../platform/keys/envelope.ts";
import { eraseDossier } from "./end-sharing.ts";
import { type Hire, holdHire, publishHire, readHire, readReaders } from "./hire.ts";
import { readDossier } from "./read-dossier.ts";
import { dossierOwner } from "./stored-civil-status.ts";
import { saveVault, sealVault } from "./vault.ts";

/** Shared for one hire, for its company alone, until seven days after its start at the latest. Again: what was shared is replaced. */
export async function shareDossier(
  ctx: Context,
  candidate: Candidate,
  applicationId: number,
  { vault, ...civil }: CivilStatusBody,
): Promise<DossierView> {
  const hire = await readHire(ctx.db, candidate, applicationId);
  requireSharing(hire, ctx.now());
  if (!isBirthDate(civil.birthDate, parisDay(ctx.now()))) throw invalidField("birthDate", fr.birthDateInvalid);
  // Sealed before the transaction, which waits for no file. Where the start has moved since, another week seals its key (`keepKeys`).
  const sealed = await seal(ctx, hire, civil);
  const copy = vault ? await sealVault(ctx, candidate, civil) : null;
  if (sealed === null || (vault && copy === null)) throw new AppError(503, "no_key", fr.noKey, { retryAfter: 600 });
  await transaction(ctx, async (tx) => {
    const held = await holdHire(tx, candidate, applicationId);
    const now = ctx.now();
    requireSharing(held, now);
    await writeDossier(tx, held, sealed, now);
    if (copy) await saveVault(tx, candidate, copy, now);
    const readers = await readReaders(tx, held);
    publishHire(ctx, tx, held, [candidate.userId, ...readers.map(({ id }) => id)]);
  });
  return readDossier(ctx, candidate, applicationId);
}

function requireSharing(hire: Hire, now: Date): void {
  const refusal = refuseSharing(hire, now);
  if (refusal) throw conflict(refusal, sharingRefusals[refusal]);
}

const seal = (ctx: Context, { applicationId, startsAt }: Hire, civil: CivilStatus) =>
  sealEnvelope(ctx.weekKeys, keyWeek(dossierEnd(startsAt)), JSON.stringify(civil), dossierOwner(applicationId));

async function writeDossier(tx: Db, hire: Hire, envelope: Envelope, now: Date): Promise<void> {
  const row = { ...envelope, sharedAt: now, eraseAt: dossierEnd(hire.startsAt) };
  const { applicationId, candidateId, companyId } = hire;
  await tx
    .insertInto("dossiers")
    .values({ applicationId, candidateId, companyId, ...row })
    .onConflict((oc) => oc.column("applicationId").doUpdateSet(row))
    .execute();
}

/** At any time. Whoever read it before is still in the list of the person. */
export async function deleteDossier(ctx: Context, candidate: Candidate, applicationId: number): Promise<DossierView> {
  await transaction(ctx, async (tx) => {
    const hire = await readHire(tx, candidate, applicationId);
    if (!(await eraseDossier(tx, applicationId))) return;
    const readers = await readReaders(tx, hire);
    publishHire(ctx, tx, hire, [candidate.userId, ...readers.map(({ id }) => id)]);
  });
  return readDossier(ctx, candidate, applicationId);
}
