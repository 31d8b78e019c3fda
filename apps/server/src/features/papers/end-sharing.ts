import type { Db } from "@app/db/database";
import { areDaysSigned } from "@app/domain/papers/contract-signing";
import { sql } from "kysely";
import type { Hire } from "./hire.ts";

/** Whether there was something to erase. */
export async function eraseDossier(tx: Db, applicationId: number): Promise<boolean> {
  const erased = await tx
    .deleteFrom("dossiers")
    .where("applicationId", "=", applicationId)
    .returning("applicationId")
    .executeTakeFirst();
  return erased !== undefined;
}

type Row = { version: number; day: string | null; isSigned: boolean };

/** Once the hire is declared and each day of it has a contract that both signed, civil status has served. */
export async function endSharing(tx: Db, { applicationId, days }: Hire): Promise<void> {
  const { rows } = await sql<Row>`
    select c.version, c.day::text as day,
      (select count(*) from contract_acceptances s where s.contract_id = c.id) = 2 as is_signed
    from contracts c join declarations d on d.application_id = c.application_id and d.channel is not null
    where c.application_id = ${applicationId}`.execute(tx);
  if (areDaysSigned(rows, days)) await eraseDossier(tx, applicationId);
}
