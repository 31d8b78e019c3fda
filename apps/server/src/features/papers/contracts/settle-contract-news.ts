import type { Db } from "@app/db/database";
import { sql } from "kysely";

/** What asked somebody for this signature is read, and no longer mailed nor pushed. */
export async function settleSigned(tx: Db, contractId: number, userId: number, now: Date): Promise<void> {
  await sql`
    update notifications n set read_at = ${now}
    where n.user_id = ${userId} and n.read_at is null and n.kind in ('contract_to_sign', 'contract_replaced')
      and n.event_key like ${`contract:${contractId}:%`}`.execute(tx);
}

/** A version that another one takes the place of asks nobody any more. `day` null: it is for all the shifts. */
export async function settleReplaced(
  tx: Db,
  { applicationId, version, day }: { applicationId: number; version: number; day: string | null },
  now: Date,
): Promise<void> {
  await sql`
    update notifications n set read_at = ${now}
    from contracts c join applications a on a.id = c.application_id
    where c.application_id = ${applicationId} and c.version < ${version}
      and (c.day is null or ${day}::date is null or c.day = ${day}::date)
      and n.user_id in (a.candidate_id, c.signatory_id) and n.read_at is null
      and n.kind in ('contract_to_sign', 'contract_replaced', 'contract_signed')
      and n.event_key like 'contract:' || c.id || ':%'`.execute(tx);
}
