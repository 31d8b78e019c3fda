import { MISSIONS_FOR_YOU } from "@app/db/search/for-you";
import { FOR_YOU_MOST } from "@app/domain/matching/matching";
import { pgbenchScript } from "../load/bind.ts";
import { type Bench, type Row, readSql } from "./row.ts";

const PEOPLE = 200;

/** The list that opens a candidate's space, for people who are free always, in the evening, at weekends, or in general. */
export async function forYouRow({ client, signIn }: Bench): Promise<Row> {
  await client.query(`
    drop table if exists public.bench_for_you;
    create table public.bench_for_you (n integer primary key, user_id bigint not null, session_id bigint);
    insert into public.bench_for_you (n, user_id)
    select row_number() over (order by hashint8(user_id)), user_id from public.candidates
    where availability = 'on_fire' and lat is not null order by hashint8(user_id) limit ${PEOPLE};
    insert into public.availabilities (candidate_id, week, driving_licence, expires_at)
    select user_id, case n % 4 when 0 then 268435455 when 1 then 71582788 when 2 then (7 << 20) | (7 << 24) else 0 end, n % 2 = 0,
      now() + interval '30 days'
    from public.bench_for_you
    on conflict (candidate_id) do update set week = excluded.week, expires_at = excluded.expires_at;
    select public.refresh_availabilities(array(select user_id from public.bench_for_you), now());
    analyze public.availability_now`);
  const { rows } = await client.query<{ userId: number }>(
    `select user_id::integer as "userId" from public.bench_for_you order by n`,
  );
  const ids = rows.map(({ userId }) => userId);
  await signIn(ids);
  await client.query(`
    update public.bench_for_you p set session_id = (select max(id) from public.sessions s where s.user_id = p.user_id);
    analyze public.bench_for_you`);
  const pool = { from: "public.bench_for_you where true", size: ids.length };
  const actor = (await readSql("actor.sql")).replaceAll("bench_people", "bench_for_you");
  const script = pgbenchScript(MISSIONS_FOR_YOU, pool, ["user_id", "now()", String(FOR_YOU_MOST)]) + actor;
  return {
    name: "missions for you",
    script: () => script,
    requests: async () => {
      const signed = await signIn(ids);
      return signed.map(({ token }) => ({ method: "GET" as const, path: "/api/propositions/feed/", token }));
    },
  };
}
