import type pg from "pg";

/** Those who act, and the missions they act on. Seeded employers have the number of their company. */
export type People = { candidates: number[]; employers: number[]; missions: { id: number; employer: number }[] };

const CANDIDATES = 80;
const EMPLOYERS = 30;

export async function drawPeople(client: pg.Client): Promise<People> {
  const { rows: missions } = await client.query<{ id: number; employer: number }>(
    `select m.id::integer as id, m.company_id::integer as employer
     from mission_search s join missions m on m.id = s.mission_id
     where m.company_id <= $1 and m.starts_at > now() + interval '3 hours' and m.max_applications is null
     order by hashint8(m.id) limit 3000`,
    [EMPLOYERS],
  );
  const { rows: candidates } = await client.query<{ id: number }>(
    "select user_id::integer as id from candidates order by hashint8(user_id) limit $1",
    [CANDIDATES],
  );
  const employers = [...new Set(missions.map(({ employer }) => employer))];
  return { candidates: candidates.map(({ id }) => id), employers, missions };
}
