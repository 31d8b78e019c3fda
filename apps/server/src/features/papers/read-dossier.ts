import type { DossierView } from "@app/contract/papers/dossier";
import type { Db } from "@app/db/database";
import type { Candidate, Employer } from "@app/domain/accounts/actor";
import { DELETED_PERSON, shortName } from "@app/domain/accounts/person-name";
import { dossierEnd, refuseSharing } from "@app/domain/papers/dossier";
import { sql } from "kysely";
import { recordJournal } from "../../commands/record-journal.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { type Hire, publishHire, readHire, readReaders, requireProven } from "./hire.ts";
import { dossierOwner, openCivilStatus } from "./stored-civil-status.ts";

export function readDossier(ctx: Context, actor: Candidate | Employer, applicationId: number): Promise<DossierView> {
  return actor.role === "candidate" ? readOwn(ctx, actor, applicationId) : readShared(ctx, actor, applicationId);
}

/** What is shared, with whom and until when. */
async function readOwn(ctx: Context, candidate: Candidate, applicationId: number): Promise<DossierView> {
  const hire = await readHire(ctx.db, candidate, applicationId);
  const row = await findDossier(ctx.db, applicationId);
  const refusal = refuseSharing(hire, ctx.now());
  const readers = await readReaders(ctx.db, hire);
  return {
    application_id: applicationId,
    civil: row ? await openCivilStatus(ctx, row, dossierOwner(applicationId)) : null,
    shared_at: row?.sharedAt.toISOString() ?? null,
    until: (row?.eraseAt ?? (refusal ? null : dossierEnd(hire.startsAt)))?.toISOString() ?? null,
    mine: {
      refusal,
      company: { id: hire.companyId, name: hire.companyName },
      establishment: hire.establishment,
      readers: readers.map(({ role, ...person }) => ({ name: shortName(person), role })),
      reads: await readReads(ctx.db, hire),
      vault: await hasVault(ctx.db, candidate),
    },
  };
}

async function readShared(ctx: Context, employer: Employer, applicationId: number): Promise<DossierView> {
  const row = await openForReading(ctx, employer, applicationId);
  return {
    application_id: applicationId,
    civil: row && (await openCivilStatus(ctx, row, dossierOwner(applicationId))),
    shared_at: row?.sharedAt.toISOString() ?? null,
    until: row?.eraseAt.toISOString() ?? null,
    mine: null,
  };
}

/** For a member of the company: the reading is logged before anything is opened, and the person sees it at once. */
export function openForReading(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  requireMore: (hire: Hire) => void = () => {},
) {
  return transaction(ctx, async (tx) => {
    const hire = await readHire(tx, employer, applicationId);
    requireProven(hire);
    requireMore(hire);
    const row = await findDossier(tx, applicationId);
    if (row) await logReading(ctx, tx, employer, hire);
    return row ?? null;
  });
}

function findDossier(db: Db, applicationId: number) {
  return db
    .selectFrom("dossiers")
    .where("applicationId", "=", applicationId)
    .select(["sealed", "sealedKey", "keyVersion", "sharedAt", "eraseAt"])
    .executeTakeFirst();
}

/** Each one in the journal of the company, which only grows; the first of a day in the list of all readings of the person. */
async function logReading(ctx: Context, tx: Db, { userId, companyId }: Employer, hire: Hire): Promise<void> {
  const at = ctx.now();
  const { applicationId: application, missionId: mission, candidateId: person } = hire;
  await tx
    .insertInto("contactViews")
    .values({ viewerId: userId, candidateId: person, subject: "dossier", at })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const detail = { person, mission, application };
  await recordJournal(tx, { companyId, actorId: userId, action: "dossier_read", detail, at });
  publishHire(ctx, tx, hire, [person]);
}

type Read = { at: Date; firstName: string; lastName: string; isGone: boolean };

async function readReads(db: Db, { applicationId }: Hire) {
  const { rows } = await sql<Read>`
    select j.at, u.first_name, u.last_name, u.status = 'deleted' as is_gone
    from company_audit j join users u on u.id = j.actor_id
    where j.action = 'dossier_read' and (j.detail ->> 'application')::bigint = ${applicationId}
    order by j.id desc limit 50`.execute(db);
  return rows.map(({ at, isGone, ...person }) => ({
    at: at.toISOString(),
    name: shortName(isGone ? DELETED_PERSON : person),
  }));
}

async function hasVault(db: Db, { userId }: Candidate): Promise<boolean> {
  const found = await db
    .selectFrom("vaults")
    .where("candidateId", "=", userId)
    .select("candidateId")
    .executeTakeFirst();
  return found !== undefined;
}
