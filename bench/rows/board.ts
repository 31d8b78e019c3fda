import type { HttpRequest } from "../load/wrk.ts";
import { type Bench, type Row, readSql } from "./row.ts";

const BOARDS = 5;
const MISSIONS = 10;
const PEOPLE_EACH = 20;

/** The board of an establishment where two hundred people come today: half have arrived, a quarter are on their way, the others late. */
export async function boardRow({ client, signIn }: Bench): Promise<Row> {
  await client.query("set session_replication_role = replica");
  await client.query(BOARDS_OF_TODAY);
  await client.query("reset session_replication_role");
  const { rows } = await client.query<{ userId: number; place: number }>(
    `select user_id::integer as "userId", establishment_id::integer as place from public.bench_boards order by n`,
  );
  await signIn(rows.map(({ userId }) => userId));
  await client.query(`
    update public.bench_boards p set session_id = (select max(id) from public.sessions s where s.user_id = p.user_id);
    analyze public.bench_boards`);
  const actor = (await readSql("actor.sql")).replaceAll("bench_people", "bench_boards");
  const script = `\\set n random(1, ${rows.length})\n${actor}${await readSql("board.sql")}`;
  const places = new Map(rows.map(({ userId, place }) => [userId, place]));
  return {
    name: `board of ${MISSIONS * PEOPLE_EACH}`,
    script: () => script,
    requests: async () => {
      const signed = await signIn(rows.map(({ userId }) => userId));
      return signed.map(
        ({ userId, token }): HttpRequest => ({
          method: "GET",
          path: `/api/board/?establishment=${places.get(userId)}`,
          token,
        }),
      );
    },
  };
}

// A new establishment at each run, of companies whose first account has their number; the phones were shown earlier that day.
const BOARDS_OF_TODAY = `
drop table if exists public.bench_boards;
create table public.bench_boards (n integer primary key, company_id bigint, user_id bigint, session_id bigint, establishment_id bigint);
with drawn as (
  select c.id, e.place_code from public.companies c
  cross join lateral (select place_code from public.establishments where company_id = c.id order by id limit 1) e
  order by hashint8(c.id) limit ${BOARDS}),
places as (
  insert into public.establishments (company_id, place_code, name) select id, place_code, 'Banc ' || now() from drawn
  returning id, company_id)
insert into public.bench_boards (n, company_id, user_id, establishment_id)
select row_number() over (order by company_id), company_id, company_id, id from places;
update public.companies set level = 'verified' where id in (select company_id from public.bench_boards);
insert into public.company_members (company_id, user_id, role)
select company_id, user_id, 'owner' from public.bench_boards on conflict do nothing;
with made as (
  insert into public.missions (company_id, created_by, establishment_id, title, description, type, sectors, location, pay_cents, pay_period,
    hourly_cents, hours_per_day, total_days, starts_at, ends_at, shift_count, paid_minutes, people, positions, accepted_count,
    confirmed_count, application_count)
  select company_id, user_id, establishment_id, 'Serveur (H/F)', 'Service du soir.', 'part-time', '{Restauration}', 'Lyon', 1500, 'hourly',
    1500, 6, 1, now() - interval '1 hour', now() + interval '5 hours', 1, 360, ${PEOPLE_EACH}, ${PEOPLE_EACH}, ${PEOPLE_EACH},
    ${PEOPLE_EACH}, ${PEOPLE_EACH}
  from public.bench_boards, generate_series(1, ${MISSIONS}) returning *),
shift as (
  insert into public.shifts (mission_id, starts_at, ends_at, positions, accepted_count, confirmed_count)
  select id, starts_at, ends_at, positions, positions, positions from made returning *),
place as (
  select s.id as shift_id, s.mission_id, m.company_id, m.created_by, s.starts_at, s.ends_at, row_number() over () as n
  from shift s join made m on m.id = s.mission_id, generate_series(1, ${PEOPLE_EACH})),
free as (
  select user_id, row_number() over () as n from (
    select c.user_id from public.candidates c where not exists (select from public.bookings b where b.candidate_id = c.user_id)
    order by hashint8(c.user_id) limit ${BOARDS * MISSIONS * PEOPLE_EACH}) drawn),
applied as (
  insert into public.applications (mission_id, candidate_id, company_id, status, candidate_status, message, answered_at, decided_at,
    confirmed_at, created_at)
  select p.mission_id, f.user_id, p.company_id, 'accepted', 'confirmed', '', now() - interval '1 day', now() - interval '1 day',
    now() - interval '1 day', now() - interval '2 days'
  from place p join free f using (n) returning *),
booked as (
  insert into public.bookings (application_id, candidate_id, mission_id, shift_id, during, confirmed_at)
  select a.id, a.candidate_id, a.mission_id, s.id, tstzrange(s.starts_at, s.ends_at), a.confirmed_at
  from applied a join shift s on s.mission_id = a.mission_id returning application_id, shift_id),
viewed as (
  insert into public.contact_views (viewer_id, candidate_id, subject)
  select m.created_by, a.candidate_id, 'contact' from applied a join made m on m.id = a.mission_id on conflict do nothing)
insert into public.presence_events (application_id, shift_id, client_id, kind, at, device_at, received_at, skew_seconds, method, flagged)
select b.application_id, b.shift_id, gen_random_uuid(), k.kind, now(), now(), now(), 0, k.method, false
from booked b, (values ('en_route', 'self', 1), ('in', 'code', 2)) k (kind, method, step) where k.step <= b.application_id % 4;
analyze public.establishments, public.missions, public.shifts, public.bookings, public.presence_events, public.contact_views`;
