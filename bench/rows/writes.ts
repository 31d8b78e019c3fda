import type pg from "pg";
import type { HttpRequest } from "../load/wrk.ts";
import { type Bench, type Row, readSql } from "./row.ts";

/** New people for every run, each on every mission of the pool: nobody applies twice. */
const APPLICANTS_PER_RUN = 8;
const DECISIONS = 90_000;
/** Employers whose applications are decided over HTTP; each run has the applications of its own share of them. */
const HTTP_EMPLOYERS = 3_000;

/** `runs`: how many times the requests of a row will be asked for. */
export async function writeRows(bench: Bench, runs: number): Promise<Row[]> {
  return [await applyRow(bench), await acceptRow(bench, runs)];
}

async function applyRow({ client, signIn }: Bench): Promise<Row> {
  const missions = await idsOf(client, "select mission_id::integer as id from public.bench_missions order by n");
  const { rows } = await client.query<{ first: string; last: string }>(
    "select min(user_id) as first, max(user_id) as last from public.candidates",
  );
  const { first = "1", last = "1" } = rows[0] ?? {};
  // Anywhere: those of an earlier bench have already applied. Whoever is booked at the hours of a mission is rightly refused.
  let next = Number(first) + Math.floor(Math.random() * Math.max(0, Number(last) - Number(first)) * 0.9);
  const drawPeople = async () => {
    const people = await idsOf(
      client,
      `select c.user_id::integer as id from public.candidates c
       where c.user_id >= ${next} and not exists (select from public.bookings b where b.candidate_id = c.user_id)
       order by c.user_id limit ${APPLICANTS_PER_RUN}`,
    );
    next = (people.at(-1) ?? next) + 1;
    // One mission in five asks for the licence.
    await client.query(
      `insert into public.certificates (candidate_id, kind, declared_at)
       select id, 'permis_b', now() from unnest($1::bigint[]) id on conflict do nothing`,
      [people],
    );
    return people;
  };
  const script = `\\set mission random(1, ${missions.length})\n\\set candidate random(${first}, ${last})\n${await readSql("apply.sql")}`;
  return {
    name: "apply",
    isOrdered: true,
    script: () => script,
    requests: async () => {
      const applicants = await signIn(await drawPeople());
      return missions.flatMap((job) =>
        applicants.map(
          ({ userId, token }): HttpRequest => ({
            method: "POST",
            path: "/api/jobs/apply/",
            token,
            body: JSON.stringify({ job, worker: userId, message: "Je suis disponible.", is_coverLetter: false }),
          }),
        ),
      );
    },
  };
}

/** Half of the pool is decided by the engine, the other half by employers who signed in. */
async function acceptRow({ client, signIn }: Bench, runs: number): Promise<Row> {
  await client.query(PENDING);
  const { rows } = await client.query<{ id: number; userId: number }>(
    `select application_id::integer as id, company_id::integer as "userId" from public.bench_pending where n > ${DECISIONS} order by n`,
  );
  const employers = [...new Set(rows.map(({ userId }) => userId))];
  const sql = await readSql("accept.sql");
  const share = Math.floor((await idsOf(client, ENGINE_SHARE)).length / runs);
  let [decided, run] = [0, 0];
  return {
    name: "accept",
    isOrdered: true,
    script: (clients) => {
      const script = `\\set base ${decided}\n\\set share ${share}\n\\set clients ${clients}\n${sql}`;
      decided += share;
      return script;
    },
    requests: async () => {
      const own = new Set(employers.filter((_, index) => index % runs === run));
      run += 1;
      // In their own order, which is drawn: two decisions in a row are rarely of one company.
      const batch = rows.filter(({ userId }) => own.has(userId));
      const signed = await signIn([...own]);
      const tokens = new Map(signed.map(({ userId, token }) => [userId, token]));
      return batch.map(({ id, userId }): HttpRequest => {
        const token = tokens.get(userId) ?? "";
        return { method: "PATCH", path: `/api/applications/${id}/accept/`, token };
      });
    },
  };
}

// Seeded employers have the number of their company. One application per person, and places enough: each can be accepted.
const PENDING = `
drop table if exists public.bench_pending;
create table public.bench_pending as
with pending as (
  select distinct on (a.candidate_id) a.id, a.mission_id, a.candidate_id, a.company_id
  from public.applications a join public.missions m on m.id = a.mission_id
  where a.status in ('pending', 'reviewed') and a.candidate_status is null and m.status = 'recruiting'
    and m.deleted_at is null and m.starts_at > now() + interval '1 hour'
    and not exists (select 1 from public.bookings b where b.candidate_id = a.candidate_id)
  order by a.candidate_id, hashint8(a.id))
select row_number() over (order by hashint8(id)) as n, id as application_id, mission_id, candidate_id, company_id
from (select * from pending where company_id > ${HTTP_EMPLOYERS} order by hashint8(id) limit ${DECISIONS}) engine
union all
select ${DECISIONS} + row_number() over (order by hashint8(id)), id, mission_id, candidate_id, company_id
from pending where company_id <= ${HTTP_EMPLOYERS};
create unique index on public.bench_pending (n);
analyze public.bench_pending;
update public.shifts set positions = 100 where mission_id in (select mission_id from public.bench_pending);
update public.missions set positions = case when take_some then 100 * shift_count else 100 end
where id in (select mission_id from public.bench_pending)`;

const ENGINE_SHARE = `select n::integer as id from public.bench_pending where n <= ${DECISIONS}`;

async function idsOf(client: pg.Client, sql: string): Promise<number[]> {
  return (await client.query<{ id: number }>(sql)).rows.map(({ id }) => id);
}
