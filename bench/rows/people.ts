import { OWN_MISSION_CARD } from "@app/db/search/page";
import type { HttpRequest } from "../load/wrk.ts";
import { type Bench, type Row, readSql } from "./row.ts";

/** Small enough to sign in within seconds; their rows are spread over the whole tables. */
const PEOPLE = 60;

/** What signed-in people read most. */
export async function peopleRows(bench: Bench): Promise<Row[]> {
  const people = await drawPeople(bench);
  return [
    await signedRow(bench, people, "my missions", "employer", "my-missions.sql", () => "/api/jobs/?mine=true"),
    await signedRow(bench, people, "applications received", "employer", "applications.sql", () => "/api/applications/"),
    await signedRow(bench, people, "own profile", "candidate", "profile.sql", (id) => `/api/profile/${id}/`),
  ];
}

type Person = { n: number; role: string; userId: number };

async function drawPeople({ client, signIn }: Bench): Promise<Person[]> {
  await client.query(`
    drop table if exists public.bench_people;
    create table public.bench_people (n integer primary key, role text, user_id bigint, company_id bigint, session_id bigint);
    insert into public.bench_people (n, role, user_id, company_id)
    (select row_number() over (order by hashint8(id)), role, id, company_id from public.users
      where role = 'employer' order by hashint8(id) limit ${PEOPLE});
    insert into public.bench_people (n, role, user_id, company_id)
    (select ${PEOPLE} + row_number() over (order by hashint8(id)), role, id, null from public.users
      where role = 'candidate' order by hashint8(id) limit ${PEOPLE})`);
  const { rows } = await client.query<Person>(
    `select n, role, user_id::integer as "userId" from public.bench_people order by n`,
  );
  await signIn(rows.map(({ userId }) => userId));
  await client.query(`
    update public.bench_people p set session_id = (select max(id) from public.sessions s where s.user_id = p.user_id);
    analyze public.bench_people`);
  return rows;
}

async function signedRow(
  { signIn }: Bench,
  people: readonly Person[],
  name: string,
  role: string,
  file: string,
  path: (userId: number) => string,
): Promise<Row> {
  const own = people.filter((person) => person.role === role);
  const first = own[0]?.n ?? 1;
  const draw = `\\set n random(${first}, ${first + own.length - 1})\n`;
  const script = draw + (await readSql("actor.sql")) + (await readSql(file)).replaceAll("{card}", OWN_MISSION_CARD);
  return {
    name,
    script: () => script,
    requests: async () => {
      const signed = await signIn(own.map(({ userId }) => userId));
      return signed.map(({ userId, token }): HttpRequest => ({ method: "GET", path: path(userId), token }));
    },
  };
}
