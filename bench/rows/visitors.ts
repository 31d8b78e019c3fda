import { pgbenchScript } from "../load/bind.ts";
import { type Bench, type Row, readSql } from "./row.ts";

const MISSIONS = 5_000;
const TYPED = 200;

/** What anyone reads beside search. */
export async function visitorRows(bench: Bench): Promise<Row[]> {
  return [await missionRow(bench), await citiesRow(bench)];
}

/** Live missions, numbered so that pgbench and wrk draw from the same ones. */
async function missionRow({ client }: Bench): Promise<Row> {
  await client.query(`
    drop table if exists public.bench_missions;
    create table public.bench_missions (n integer primary key, mission_id bigint not null);
    insert into public.bench_missions
    select row_number() over (), mission_id from (
      select s.mission_id from public.mission_search s join public.missions m on m.id = s.mission_id
      where s.starts_at > now() + interval '2 hours' and m.max_applications is null
      order by hashint8(mission_id) limit ${MISSIONS}) drawn;
    analyze public.bench_missions`);
  const { rows } = await client.query<{ id: number }>(
    "select mission_id::integer as id from public.bench_missions order by n",
  );
  const pool = { from: "public.bench_missions where true", size: rows.length };
  const script = pgbenchScript(await readSql("one-mission.sql"), pool, ["mission_id"]);
  return {
    name: "one mission",
    script: () => script,
    requests: () => Promise.resolve(rows.map(({ id }) => ({ method: "GET", path: `/api/jobs/${id}/` }))),
  };
}

/** The first letters of communes, as they are typed one after the other. */
async function citiesRow({ client }: Bench): Promise<Row> {
  await client.query(`
    drop table if exists public.bench_typed;
    create table public.bench_typed (n integer primary key, typed text not null);
    insert into public.bench_typed
    select row_number() over (), left(name_key, 2 + abs(hashtext(code)) % 5) from (
      select * from public.communes order by hashtext(code) limit ${TYPED}) drawn;
    analyze public.bench_typed`);
  const { rows } = await client.query<{ typed: string }>("select typed from public.bench_typed order by n");
  const requests = rows.map(({ typed }) => ({
    method: "GET" as const,
    path: `/api/cities/?${new URLSearchParams({ q: typed })}`,
  }));
  const script = await readSql("cities.sql");
  return { name: "cities", script: () => script, requests: () => Promise.resolve(requests) };
}
