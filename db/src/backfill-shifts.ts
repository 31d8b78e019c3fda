/** Shifts of the missions that were published without: small transactions, beside the traffic of the previous release. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Whoever needs one of these missions waits for the batch: a fraction of a second. */
const BATCH = 250;
const PAUSE_MS = 100;
/** Missions in use are passed over, and tried again once the others are done. */
const ROUNDS = 600;
const DEADLOCK = "40P01";

/** What is already done is left as it is: an interrupted run is simply started again. */
export async function backfillShifts(client: pg.Client): Promise<void> {
  if (!(await isExpanded(client))) return;
  for (let round = 1; await hasMissionWithoutShifts(client); round += 1) {
    if (round > ROUNDS) throw new Error("Some missions stay locked: run the migration again.");
    if (round > 1) await sleep(PAUSE_MS);
    let after = 0;
    for (let batch = await settleNext(client, after); batch !== null; batch = await settleNext(client, after)) {
      after = batch;
    }
  }
}

/** The columns that the previous release wrote by hand become what the shifts say, once it no longer reads them back. */
export async function deriveColumns(client: pg.Client): Promise<void> {
  if (!(await isExpanded(client))) return;
  const { rows } = await client.query<{ last: string }>("select coalesce(max(id), 0) as last from missions");
  for (let after = 0; after < Number(rows[0]?.last); after += BATCH) {
    await retried(() => client.query(DERIVE, [after, after + BATCH]));
  }
}

/** Whether what serves the previous release is still there. */
async function isExpanded(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ expanded: boolean }>(
    "select to_regnamespace('before_shifts') is not null as expanded",
  );
  return rows[0]?.expanded ?? false;
}

async function hasMissionWithoutShifts(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ left: boolean }>(
    'select exists (select from missions where shift_count = 0) as "left"',
  );
  return rows[0]?.left ?? false;
}

/** The last id of the batch that follows `after`; null when there is none. */
async function settleNext(client: pg.Client, after: number): Promise<number | null> {
  const { rows } = await retried(() => client.query<{ last: string | null }>(SETTLE, [after, BATCH]));
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

/** One statement is one transaction. A request that waited for the batch while the batch waited for it goes first. */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const SETTLE = `
with batch as materialized (
  select id from missions where id > $1 and shift_count = 0 order by id limit $2 for no key update skip locked),
ids as materialized (select array_agg(id) as list, max(id) as last from batch)
select last, before_shifts.settle(list) from ids where last is not null`;

const DERIVE = `
with wrong as materialized (
  select m.id from missions m cross join lateral derived_fields(m) d
  where m.id > $1 and m.id <= $2
    and (m.starts_at, m.ends_at, m.shift_count, m.paid_minutes, m.positions, m.hours_per_day, m.total_days, m.hourly_cents)
      is distinct from
      (d.starts_at, d.ends_at, d.shift_count, d.paid_minutes, d.positions, d.hours_per_day, d.total_days, d.hourly_cents)
  order by m.id for no key update of m),
settled as materialized (select set_config('renfort.settled', 'all', true))
select derive_mission(id, now()) from settled, wrong`;
