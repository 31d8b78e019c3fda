import { SECTOR_KEYS } from "@app/domain/catalogue/sectors";
import type { HttpRequest } from "../load/wrk.ts";
import { type Bench, type Row, readSql } from "./row.ts";

const PEOPLE = 60;
const QUESTIONS = 300;
const RADII = [10, 20, 30];

/** How many people are around a commune: thirty rows at most of a table as large as the country, whatever the number of people. */
export async function reachRow({ client, signIn }: Bench): Promise<Row> {
  // As a release writes it; its noise costs nothing to read.
  await client.query(`
    delete from public.reach_counts;
    insert into public.reach_counts (cell, sector, people)
    select distinct floor((lat + 90) * 10)::integer * 2400 + floor((lon + 180) / 0.15)::integer, sector, 20
    from public.communes, unnest('{${SECTOR_KEYS.join(",")}}'::text[]) sector;
    insert into public.reach_release (made_at, secret, hours)
    values (now(), decode(repeat('00', 32), 'hex'), array_fill(0.4::real, array[28]))
    on conflict (singleton) do update set made_at = excluded.made_at, hours = excluded.hours;
    analyze public.reach_counts;
    drop table if exists public.bench_reach;
    create table public.bench_reach (n integer primary key, user_id bigint, session_id bigint);
    insert into public.bench_reach (n, user_id)
    select row_number() over (order by hashint8(id)), id from public.users where role = 'employer' order by hashint8(id) limit ${PEOPLE};
    -- The first account of a company has its number.
    insert into public.company_members (company_id, user_id, role) select user_id, user_id, 'owner' from public.bench_reach on conflict do nothing`);
  const { rows } = await client.query<{ userId: number }>(
    `select user_id::integer as "userId" from public.bench_reach order by n`,
  );
  const ids = rows.map(({ userId }) => userId);
  await signIn(ids);
  await client.query(`
    update public.bench_reach p set session_id = (select max(id) from public.sessions s where s.user_id = p.user_id);
    analyze public.bench_reach`);
  const { rows: places } = await client.query<{ code: string }>(
    `select code from public.communes where kind = 'commune' order by hashtext(code) limit ${QUESTIONS}`,
  );
  const actor = (await readSql("actor.sql")).replaceAll("bench_people", "bench_reach");
  return {
    name: "reach",
    script: () => `\\set n random(1, ${ids.length})\n${actor}${REACH}`,
    requests: async () => {
      const signed = await signIn(ids);
      return places.map(({ code }, n): HttpRequest => {
        const sector = SECTOR_KEYS[n % SECTOR_KEYS.length];
        const { token } = signed[n % signed.length] ?? {};
        const query = `place=${code}&sector=${sector}&day=2026-11-20&part=evening&radius=${RADII[n % RADII.length]}`;
        return { method: "GET", path: `/api/reach/?${query}`, ...(token !== undefined && { token }) };
      });
    },
  };
}

/** Nine cells around a point of the country. */
const REACH = `\\set row random(1345, 1405)
\\set col random(1175, 1240)
select r.made_at, r.hours[19], (select sum(c.people * 0.5) from generate_series(-1, 1) y cross join generate_series(-1, 1) x
  join public.reach_counts c on c.cell = (:row + y) * 2400 + :col + x and c.sector = '${SECTOR_KEYS[0]}') from public.reach_release r;
`;
