/**
 * Live missions get their establishment, and with candidates the current centre of their commune: small transactions beside
 * traffic. The previous release moves missions without moving them to another establishment: those are put right too.
 */
import type pg from "pg";
import { retried } from "./backfill-shifts.ts";

/** Whoever needs one of these missions waits for the batch, and a mission that moves is projected into search again. */
const BATCH = 100;

/** Rows that are already right are only read: an interrupted run is simply started again. */
export async function fillPlaces(client: pg.ClientBase): Promise<void> {
  await fill(client, MISSIONS);
  await fill(client, CANDIDATES);
}

async function fill(client: pg.ClientBase, statement: string): Promise<void> {
  let after: string | null = "0";
  while (after !== null) {
    const { rows } = await retried(() => client.query<{ last: string | null }>(statement, [after, BATCH]));
    after = rows[0]?.last ?? null;
  }
}

/**
 * The same choice as `establishmentAt` of the api: the company's establishment there, the one of its own name first, else a new
 * one of that name, or a closed one opened again. Locked in the api's order: the mission, then its establishment.
 */
const MISSIONS = `
with batch as materialized (
  select m.id, m.company_id, m.commune_code, p.lat, p.lon,
    not m.remote and e.place_code is distinct from m.commune_code as moves
  from missions m join communes p on p.code = m.commune_code left join establishments e on e.id = m.establishment_id
  where m.id > $1 and m.status <> 'completed' and m.deleted_at is null
    and ((not m.remote and e.place_code is distinct from m.commune_code) or (m.lat, m.lon) is distinct from (p.lat, p.lon))
  order by m.id limit $2 for no key update of m),
found as materialized (
  select b.*, trim(left(c.name, 120)) as name, own.id as establishment_id
  from batch b join companies c on c.id = b.company_id
  left join lateral (
    select e.id from establishments e
    where b.moves and e.company_id = b.company_id and e.place_code = b.commune_code and e.closed_at is null
    order by e.name = c.name desc, e.id limit 1 for share) own on true
  order by b.id),
made as (
  insert into establishments (company_id, place_code, name)
  select distinct company_id, commune_code, name from found
  where moves and establishment_id is null and name <> '' order by company_id, commune_code
  on conflict (company_id, place_code, name) do update set closed_at = null
  returning id, company_id, place_code),
filled as (
  update missions m set lat = f.lat, lon = f.lon,
    establishment_id = case when f.moves then coalesce(f.establishment_id, made.id) else m.establishment_id end
  from found f left join made on made.company_id = f.company_id and made.place_code = f.commune_code
  where m.id = f.id)
select max(id) as last from batch`;

const CANDIDATES = `
with batch as materialized (
  select c.user_id, p.lat, p.lon
  from candidates c join users u on u.id = c.user_id join communes p on p.code = u.commune_code
  where c.user_id > $1 and (c.lat, c.lon) is distinct from (p.lat, p.lon)
  order by c.user_id limit $2 for no key update of c),
filled as (update candidates c set lat = b.lat, lon = b.lon from batch b where c.user_id = b.user_id)
select max(user_id) as last from batch`;
