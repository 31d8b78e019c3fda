/** Brings the projection of people who can be asked up to date, in small transactions beside traffic. */
import type pg from "pg";
import { retried } from "./backfill-shifts.ts";

const BATCH = 500;

/** Rows that are already right are only read: an interrupted run is simply started again. */
export async function fillAvailability(client: pg.ClientBase, at = new Date()): Promise<void> {
  let after: string | null = "0";
  while (after !== null) {
    const { rows } = await retried(() => client.query<{ last: string | null }>(FILL, [after, BATCH, at]));
    after = rows[0]?.last ?? null;
  }
}

const FILL = `
with batch as materialized (select user_id from candidates where user_id > $1 order by user_id limit $2),
filled as materialized (select refresh_availabilities(array(select user_id from batch), $3))
select max(user_id) as last, (select count(*) from filled) from batch`;
