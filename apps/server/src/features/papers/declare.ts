import type { DeclarationBody, DeclarationView } from "@app/contract/papers/declaration";
import { declaredAtRefusals, papersFr as fr } from "@app/contract/papers/papers.fr";
import type { Db } from "@app/db/database";
import type { Employer } from "@app/domain/accounts/actor";
import { isDeclarable, refuseDeclaredAt } from "@app/domain/papers/declaration";
import { sql } from "kysely";
import { recordJournal } from "../../commands/record-journal.ts";
import type { Context } from "../../platform/context.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { conflict, invalidField } from "../../platform/http/errors.ts";
import { publishToUsers } from "../../platform/realtime/realtime.ts";
import { readDeclaration } from "../../views/declaration.ts";
import { endSharing } from "./end-sharing.ts";
import { type Hire, holdHire, publishHire } from "./hire.ts";

/** Stores what the employer did elsewhere: nothing is filed, and nobody's arrival waits for it. */
export function declareHire(
  ctx: Context,
  employer: Employer,
  applicationId: number,
  entered: DeclarationBody,
): Promise<DeclarationView> {
  return transaction(ctx, async (tx) => {
    const hire = await holdHire(tx, employer, applicationId);
    requireDeclarable(hire);
    const now = ctx.now();
    if (entered.channel !== undefined && entered.declaredAt !== undefined)
      await writeDeclaration(tx, employer, hire, {
        ...entered,
        channel: entered.channel,
        declaredAt: entered.declaredAt,
        now,
      });
    if (entered.channel !== undefined) await endSharing(tx, hire);
    if (entered.rightToWorkChecked) await writeRightToWork(tx, employer, hire, now);
    await publishDeclaration(ctx, tx, hire, now);
    return readDeclaration(tx, employer, applicationId);
  });
}

export function requireDeclarable(hire: Hire): void {
  if (!isDeclarable(hire)) throw conflict("not_declarable", fr.notDeclarable);
}

type Entered = Pick<DeclarationBody, "receipt"> & {
  channel: NonNullable<DeclarationBody["channel"]>;
  declaredAt: Date;
  now: Date;
};

async function writeDeclaration(tx: Db, employer: Employer, hire: Hire, entered: Entered): Promise<void> {
  const { channel, receipt, declaredAt, now } = entered;
  const refusal = refuseDeclaredAt(declaredAt, hire.startsAt, now);
  if (refusal) throw invalidField("declaredAt", declaredAtRefusals[refusal]);
  const row = { channel, receipt, declaredAt, enteredBy: employer.userId, enteredAt: now };
  await tx
    .insertInto("declarations")
    .values({ applicationId: hire.applicationId, ...row })
    .onConflict((oc) => oc.column("applicationId").doUpdateSet(row))
    .execute();
  await record(tx, employer, hire, { action: "declaration_entered", at: now });
}

async function writeRightToWork(tx: Db, employer: Employer, hire: Hire, now: Date): Promise<void> {
  const row = { rightToWorkCheckedBy: employer.userId, rightToWorkCheckedAt: now };
  await tx
    .insertInto("declarations")
    .values({ applicationId: hire.applicationId, ...row })
    .onConflict((oc) => oc.column("applicationId").doUpdateSet(row))
    .execute();
  await record(tx, employer, hire, { action: "right_to_work_checked", at: now });
}

type Act = { action: "declaration_entered" | "right_to_work_checked"; at: Date };

const record = (tx: Db, { userId, companyId }: Employer, hire: Hire, act: Act) =>
  recordJournal(tx, {
    ...act,
    companyId,
    actorId: userId,
    detail: { person: hire.candidateId, mission: hire.missionId, application: hire.applicationId },
  });

/** The person, and the boards of its days, read it again. */
async function publishDeclaration(ctx: Context, tx: Db, hire: Hire, now: Date): Promise<void> {
  const establishment = hire.establishment?.id ?? null;
  const { rows } = await sql<{ readers: number[] }>`
    select board_readers(${hire.companyId}::bigint, ${establishment}::bigint) as readers`.execute(tx);
  const readers = rows[0]?.readers ?? [];
  publishHire(ctx, tx, hire, [hire.candidateId, ...readers]);
  const version = now.getTime();
  publishToUsers(
    ctx,
    tx,
    readers.flatMap((userId) =>
      hire.days.map((day) => ({ userId, frame: { type: "board", establishment, day, version } as const })),
    ),
  );
}
