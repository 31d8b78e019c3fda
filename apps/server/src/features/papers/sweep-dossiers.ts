import { sql } from "kysely";
import type { Context } from "../../platform/context.ts";

const BATCH = 500;

/** Every five minutes: what was shared is erased when it is due. */
export async function sweepDossiers({ db, now }: Context): Promise<void> {
  let erased: bigint;
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from dossiers where application_id = any (array(
        select application_id from dossiers where erase_at <= ${now()} order by erase_at limit ${BATCH} for update skip locked))`.execute(
      db,
    );
    erased = numAffectedRows;
  } while (erased >= BATCH);
}
