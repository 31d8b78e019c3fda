/**
 * Missions that are not over, and candidates, move to the current centre of their commune, which a new edition of the communes may have
 * moved: small transactions beside traffic.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Whoever needs one of these missions waits for the batch, and a mission that moves is projected into search again. */
const BATCH = 100;
const PAUSE_MS = 100;
const DEADLOCK = "40P01";

/** Rows that are already right are only read: an interrupted run is simply started again. */
export async function moveToCentres(client: pg.ClientBase): Promise<void> {
  await move(client, MISSIONS);
  await move(client, CANDIDATES);
}

async function move(client: pg.ClientBase, statement: string): Promise<void> {
  let after: string | null = "0";
  while (after !== null) {
    const { rows } = await retried(() => client.query<{ last: string | null }>(statement, [after, BATCH]));
    after = rows[0]?.last ?? null;
  }
}

/** One statement is one transaction. A request that waited for the batch while the batch waited for it goes first. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const MISSIONS = `
with batch as materialized (
  select m.id, p.lat, p.lon
  from missions m join communes p on p.code = m.commune_code
  where m.id > $1 and m.status <> 'completed' and m.deleted_at is null and (m.lat, m.lon) is distinct from (p.lat, p.lon)
  order by m.id limit $2 for no key update of m),
moved as (update missions m set lat = b.lat, lon = b.lon from batch b where m.id = b.id)
select max(id) as last from batch`;

const CANDIDATES = `
with batch as materialized (
  select c.user_id, p.lat, p.lon
  from candidates c join users u on u.id = c.user_id join communes p on p.code = u.commune_code
  where c.user_id > $1 and (c.lat, c.lon) is distinct from (p.lat, p.lon)
  order by c.user_id limit $2 for no key update of c),
moved as (update candidates c set lat = b.lat, lon = b.lon from batch b where c.user_id = b.user_id)
select max(user_id) as last from batch`;
