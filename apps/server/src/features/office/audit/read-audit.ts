import type { Db } from "@app/db/database";
import type { Admin } from "@app/domain/accounts/actor";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../../platform/context.ts";
import { transaction } from "../../../platform/database/transaction.ts";
import type { Office } from "../decisions/decision-order.ts";
import { adminName } from "../decisions/lease.ts";
import { recordAudit } from "./audit.ts";

const SHOWN = 100;
const CHECKED = 20_000;

/** The newest first, and the first of the last rows that was changed. */
export function readAudit(ctx: Context, actor: Admin, after: number | undefined) {
  return transaction(ctx, async (tx) => {
    const entry = { actorId: actor.userId, actor: await adminName(tx, actor.userId), action: "audit.read" };
    await recordAudit(tx, { ...entry, subjectType: "audit", subjectId: null }, ctx.now());
    const rows = await tx
      .selectFrom("officeAudit")
      .$if(after !== undefined, (qb) => qb.where("id", "<", after as number))
      .orderBy("id", "desc")
      .limit(SHOWN + 1)
      .select(["id", "at", "actor", "action", "subjectType", "subjectId"])
      .execute();
    const firstChanged = await readFirstChanged(tx, sql`(select max(id) - ${CHECKED} from office_audit)`);
    const results = rows.slice(0, SHOWN).map(({ at, subjectType, subjectId, ...row }) => ({
      ...row,
      at: at.toISOString(),
      subject_type: subjectType,
      subject_id: subjectId,
    }));
    return {
      results,
      next: rows.length > SHOWN ? (results.at(-1)?.id ?? null) : null,
      first_changed: firstChanged,
    };
  });
}

/** All rows, a part at a time; for the command line. */
export async function checkAudit({ db }: Office): Promise<{ checked: number; firstChanged: number | null }> {
  const last =
    (
      await db
        .selectFrom("officeAudit")
        .select((eb) => eb.fn.max("id").as("id"))
        .executeTakeFirst()
    )?.id ?? 0;
  for (let after = 0; after <= last; after += CHECKED) {
    const firstChanged = await readFirstChanged(db, sql`${after}`);
    if (firstChanged !== null) return { checked: last, firstChanged };
  }
  return { checked: last, firstChanged: null };
}

async function readFirstChanged(db: Db, after: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select first_changed_office_audit(${after}, ${CHECKED}) as id`.execute(db);
  return rows[0]?.id ?? null;
}
