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
  // Two accepted missions that overlap keep one booking: the constraint decides which.
  await client.query(`
    insert into bookings (application_id, candidate_id, mission_id, during)
    select a.id, a.candidate_id, a.mission_id, tstzrange(m.starts_at, m.starts_at + interval '8 hours')
    from applications a join missions m on m.id = a.mission_id where a.status = 'accepted'
    on conflict do nothing`);
  await client.query(`
    insert into company_stats (company_id, positions_offered, positions_filled)
    select c.id, coalesce(m.offered, 0), coalesce(m.filled, 0)
    from companies c
    left join (select company_id, sum(positions) as offered, sum(accepted_count) as filled
               from missions where status = 'completed' group by 1) m on m.company_id = c.id`);
}

const INSERT_APPLICATIONS = `
insert into applications (mission_id, candidate_id, company_id, status, candidate_status, message, created_at)
select m.id, $3::bigint + 1 + (floor(pg_temp.draw(m.id, 70) * $4)::bigint + n * ${STRIDE}) % $4::bigint, m.company_id,
  case when n <= m.accepted_count then 'accepted' when m.status = 'completed' or n % 5 = 0 then 'rejected'
    when n % 3 = 0 then 'reviewed' else 'pending' end,
  case when n <= m.accepted_count then 'confirmed' end,
  'Bonjour, je suis disponible pour cette mission et motivé.', m.published_at + interval '20 minutes' * n
from missions m, generate_series(1, least(m.application_count, $4::bigint)) n
where m.id between $1 and $2
order by m.published_at + interval '20 minutes' * n`;
