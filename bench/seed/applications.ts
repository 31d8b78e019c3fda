/** As many applications per mission as its counter says; the first ones are the accepted ones. */
import type pg from "pg";

const BATCH = 100_000;
/** Prime, so that successive steps from any start visit distinct candidates. */
const STRIDE = 7919;

type Applications = { missions: number; companies: number; candidates: number };

export async function insertApplications(client: pg.Client, size: Applications): Promise<void> {
  if (size.candidates % STRIDE === 0) throw new Error(`The number of candidates must not be a multiple of ${STRIDE}.`);
  for (let from = 1; from <= size.missions; from += BATCH) {
    await client.query(INSERT_APPLICATIONS, [from, from + BATCH - 1, size.companies, size.candidates]);
  }
  // Of two accepted shifts that overlap one is booked: the constraint decides which.
  await client.query(`
    insert into bookings (application_id, shift_id, candidate_id, mission_id, during, confirmed_at)
    select a.id, s.id, a.candidate_id, a.mission_id, tstzrange(s.starts_at, s.ends_at), a.created_at
    from applications a join shifts s on s.mission_id = a.mission_id where a.status = 'accepted'
    on conflict do nothing`);
  await client.query(RECOUNT);
  await client.query(`
    insert into company_stats (company_id, positions_offered, positions_filled)
    select c.id, coalesce(m.offered, 0), coalesce(m.filled, 0)
    from companies c
    left join (select company_id, sum(positions) as offered, sum(accepted_count) as filled
               from missions where status = 'completed' group by 1) m on m.company_id = c.id`);
}

/** Where the constraint refused a booking, the place is free again. */
const RECOUNT = `
with wrong as (
  select s.id, s.mission_id, count(b.shift_id) as n from shifts s left join bookings b on b.shift_id = s.id
  group by s.id having s.accepted_count <> count(b.shift_id)),
freed as (
  update shifts s set accepted_count = w.n, confirmed_count = w.n from wrong w where s.id = w.id returning s.mission_id)
update missions m set accepted_count = t.n, confirmed_count = t.n
from (select b.mission_id, count(*) as n from bookings b where b.mission_id in (select mission_id from wrong) group by 1) t
where m.id = t.mission_id and m.take_some`;

const INSERT_APPLICATIONS = `
insert into applications (mission_id, candidate_id, company_id, status, candidate_status, message, created_at)
select m.id, $3::bigint + 1 + (floor(pg_temp.draw(m.id, 70) * $4)::bigint + n * ${STRIDE}) % $4::bigint, m.company_id,
  case when n <= people.accepted then 'accepted' when m.status = 'completed' or n % 5 = 0 then 'rejected'
    when n % 3 = 0 then 'reviewed' else 'pending' end,
  case when n <= people.accepted then 'confirmed' end,
  'Bonjour, je suis disponible pour cette mission et motivé.', m.published_at + interval '20 minutes' * n
from missions m
cross join lateral (select m.accepted_count / case when m.take_some then m.shift_count else 1 end as accepted) people,
generate_series(1, least(m.application_count, $4::bigint)) n
where m.id between $1 and $2
order by m.published_at + interval '20 minutes' * n`;
