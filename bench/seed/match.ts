/** People with what they said of their time, bookings, and missions to find people for. A third of both lie around Paris. */
import type pg from "pg";

const COMPANIES = 500;
export const MISSIONS = 800;

/** Neither triggers nor foreign keys: every row is right by construction. */
export async function seedMatch(client: pg.Client, people: number): Promise<void> {
  await client.query(`
    set session_replication_role = replica; set work_mem = '256MB';
    create function draw(n bigint, salt integer) returns float8 language sql immutable
    as $$ select (hashint8extended(n, salt) & 1073741823)::float8 / 1073741824 $$;
    create table bench_places as
    select row_number() over (order by code) as n, code, lat, lon, distance_km(lat, lon, 48.8566, 2.3522) < 50 as dense,
      sum(greatest(population, 1)) over (partition by distance_km(lat, lon, 48.8566, 2.3522) < 50 order by code)
        / sum(greatest(population, 1)) over (partition by distance_km(lat, lon, 48.8566, 2.3522) < 50)::float8 as upto
    from communes where lat is not null and department_code < '96';
    create index on bench_places (dense, upto);
    insert into skills (name, name_key) select 'Savoir ' || g, 'savoir ' || g from generate_series(1, 60) g on conflict do nothing`);
  await client.query(INSERT_USERS, [people]);
  await client.query(INSERT_CANDIDATES, [people]);
  await client.query(INSERT_AVAILABILITIES, [people]);
  // No trigger does it here.
  await client.query(`
    insert into certificates (candidate_id, kind, declared_at)
    select candidate_id, 'permis_b', now() from availabilities where driving_licence`);
  await client.query(INSERT_BOOKINGS, [people]);
  await client.query(`
    insert into companies (id, name, siret, address, level) overriding system value
    select g, 'Entreprise ' || g, lpad(g::text, 14, '8'), '', case when draw(g, 90) < 0.5 then 'verified' else 'siret_found' end
    from generate_series(1, ${COMPANIES}) g`);
  await client.query(INSERT_MISSIONS, [MISSIONS, COMPANIES]);
  await client.query(`
    insert into shifts (mission_id, starts_at, ends_at, positions)
    select m.id, m.starts_at + n * interval '1 day', m.starts_at + n * interval '1 day' + interval '6 hours', 3
    from missions m, generate_series(0, 1) n`);
  await client.query("set session_replication_role = origin");
}

const PLACE = (salt: number) => `
  join lateral (
    select * from bench_places x where x.dense = (draw(g, ${salt}) < 0.35) and x.upto >= draw(g, ${salt + 1})
    order by x.upto limit 1) p on true`;

const INSERT_USERS = `
insert into users (id, role, email, first_name, last_name, adult_confirmed_at, email_verified_at) overriding system value
select g, 'candidate', 'c' || g || '@bench.example', 'Camille', 'Moreau', now(), now() from generate_series(1, $1::bigint) g`;

const INSERT_CANDIDATES = `
insert into candidates (user_id, availability, skill_ids, lat, lon, radius_km, completed_missions, reliability, last_active_at)
select g, case when draw(g, 1) < 0.7 then 'freeze' else 'on_fire' end,
  array(select distinct 1 + floor(draw(g * 8 + n, 2) ^ 2 * 60)::integer from generate_series(1, 4) n), p.lat, p.lon,
  ('{5,10,15,20,30,50}'::integer[])[1 + floor(draw(g, 5) * 6)::integer], floor(draw(g, 6) ^ 2 * 20),
  case when draw(g, 7) < 0.5 then 100 else 60 + floor(draw(g, 8) * 40)::integer end, now() - interval '60 days' * draw(g, 9) ^ 2
from generate_series(1, $1::bigint) g ${PLACE(3)}`;

const INSERT_AVAILABILITIES = `
insert into availabilities (candidate_id, week, night_alerts, driving_licence, verified_only, expires_at, now_until)
select g, (case when draw(g, 20) < 0.2 then 268435455 else floor(draw(g, 21) * 268435455)::integer | floor(draw(g, 22) * 268435455)::integer end),
  draw(g, 23) < 0.3, draw(g, 24) < 0.5, draw(g, 25) < 0.1, now() + interval '30 days', case when draw(g, 26) < 0.05 then now() + interval '6 hours' end
from generate_series(1, $1::bigint) g where draw(g, 27) < 0.7`;

const INSERT_BOOKINGS = `
insert into bookings (application_id, candidate_id, mission_id, shift_id, during)
select g * 4 + n, g, 1, 1, tstzrange(b.begins, b.begins + interval '7 hours')
from generate_series(1, $1::bigint) g, generate_series(0, 2) n
cross join lateral (select date_trunc('hour', now()) + make_interval(hours => n * 30 + (draw(g * 4 + n, 30) * 20)::integer) as begins) b
where draw(g, 31) < 0.2`;

const INSERT_MISSIONS = `
insert into missions (id, company_id, created_by, title, description, type, sectors, skill_ids, location, lat, lon, pay_cents, pay_period,
  hourly_cents, starts_at, ends_at, positions, license_required, take_some, shift_count) overriding system value
select g, 1 + g % $2::integer, 1, 'Mission ' || g, '', 'contract', '{Restauration}',
  array(select distinct 1 + floor(draw(g * 8 + n, 40) ^ 2 * 60)::integer from generate_series(1, 3) n), '', p.lat, p.lon, 1400, 'hourly', 1400,
  t.starts, t.starts + interval '30 hours', 6, draw(g, 41) < 0.2, draw(g, 42) < 0.5, 2
from generate_series(1, $1::bigint) g
join lateral (
  select * from bench_places x where case when g % 2 = 0 then x.dense and distance_km(x.lat, x.lon, 48.8566, 2.3522) < 8 else x.upto >= draw(g, 44) end
    and (g % 2 = 0 or x.dense = (draw(g, 45) < 0.35))
  order by case when g % 2 = 0 then draw(x.n * 1000 + g, 46) else x.upto end limit 1) p on true
cross join lateral (select date_trunc('hour', now()) + make_interval(hours => 2 + (draw(g, 43) * 140)::integer) as starts) t`;
