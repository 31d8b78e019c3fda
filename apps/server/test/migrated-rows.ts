/** What a migrated database holds of a mission, and the people it starts with. */
import type { Pool } from "@app/db/database";
import { expect } from "vitest";

const minutes = (date: Date) => date.toISOString().slice(0, 16);

export async function shiftsOf(owner: Pool, mission: number): Promise<unknown[][]> {
  const { rows } = await owner.query<{ starts_at: Date; ends_at: Date; counts: number[] }>(
    `select starts_at, ends_at, array[break_minutes, positions, accepted_count, confirmed_count]::integer[] as counts
     from shifts where mission_id = $1 order by starts_at`,
    [mission],
  );
  return rows.map(({ starts_at, ends_at, counts }) => [minutes(starts_at), minutes(ends_at), ...counts]);
}

export async function bookedHours(owner: Pool, application: number): Promise<unknown[][]> {
  const { rows } = await owner.query<{ from: Date; to: Date; confirmed: boolean; fits: boolean }>(
    `select lower(b.during) as from, upper(b.during) as to, b.confirmed_at is not null as confirmed,
       b.during = tstzrange(s.starts_at, s.ends_at) as fits
     from bookings b join shifts s on s.id = b.shift_id and s.mission_id = b.mission_id where b.application_id = $1 order by b.during`,
    [application],
  );
  expect(rows.every(({ fits }) => fits)).toBe(true);
  return rows.map(({ from, to, confirmed }) => [minutes(from), minutes(to), confirmed]);
}

export async function missionRow(owner: Pool, mission: number): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<Record<string, unknown>>("select * from missions where id = $1", [mission]);
  return rows[0] ?? {};
}

export async function isFound(owner: Pool, mission: number): Promise<boolean> {
  const { rowCount } = await owner.query("select from mission_search where mission_id = $1", [mission]);
  return rowCount === 1;
}

export async function checksums(owner: Pool): Promise<unknown> {
  const { rows } = await owner.query(`
    select (select md5(string_agg(t::text, ',' order by id)) from missions t) as missions,
      (select md5(string_agg(t::text, ',' order by id)) from shifts t) as shifts,
      (select md5(string_agg(t::text, ',' order by application_id, during)) from bookings t) as bookings`);
  return rows;
}

export const PEOPLE = `
insert into companies (name, siret, address) values ('Brasserie', '12345678900011', 'Lyon');
insert into users (role, email, first_name, last_name, company_id) values ('employer', 'e@example.fr', 'Inès', 'Roy', 1);
insert into users (id, role, email, first_name, last_name) overriding system value
select n, 'candidate', 'c' || n || '@example.fr', 'Karim', 'Faure' from generate_series(11, 16) n;
insert into candidates (user_id) select n from generate_series(11, 16) n`;
