/** A region of people and missions to match, and the same question in plain SQL. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { anEmployer } from "@app/db/builders/companies";
import { aMission } from "@app/db/builders/missions";
import type { Harness } from "./harness.ts";

/** The first Wednesday of next year's March, at ten in Paris: always to come, and no clock changes that week. */
export const AT = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 1, 9));
AT.setUTCDate(1 + ((10 - AT.getUTCDay()) % 7));
const HOUR_MS = 3_600_000;
const PEOPLE = 2_000;
const MISSIONS = 64;
/** Two names of one trade, another trade, and one that no list knows. */
const TITLES = ["Serveur (H/F)", "Serveuse en salle", "Plongeur (H/F)", "Montage de décors"];

/** Numbers that never change, from 0 to 1. */
function draw(n: number, salt: number): number {
  const x = Math.sin(n * 12.9898 + salt * 78.233) * 43_758.5453;
  return x - Math.floor(x);
}

/** The ids of the missions. */
export async function aRegion(h: Harness): Promise<number[]> {
  await insertPeople(h);
  const communes = await h.ctx.pool.query<{ code: string }>("select code from draw_places order by n limit 12");
  const employers = [];
  for (const level of ["verified", "siret_found", "unverified"] as const)
    employers.push(await anEmployer(h.ctx.db, { company: { level } }));
  const missions: number[] = [];
  for (let n = 0; n < MISSIONS; n += 1) {
    const employer = employers[n % employers.length];
    if (!employer) throw new Error("no employer");
    const { id } = await aMission(h.ctx.db, {
      now: AT,
      employer,
      commune: communes.rows[Math.floor(draw(n, 1) * 12)]?.code ?? "75056",
      takeSome: draw(n, 2) < 0.6,
      licenseRequired: draw(n, 3) < 0.2,
      shifts: shiftsOf(n),
      title: TITLES[n % TITLES.length] ?? "",
      payCents: 1_300 + 50 * Math.floor(draw(n, 8) * 6),
      skillIds: [1, 2, 3, 4, 5, 6, 7, 8].filter((skill) => draw(n, 30 + skill) < 0.4),
    });
    missions.push(id);
  }
  await insertRelations(h, missions);
  return missions;
}

function shiftsOf(n: number) {
  const count = 1 + Math.floor(draw(n, 4) * 5);
  const first = AT.getTime() + (1 + Math.floor(draw(n, 5) * 90)) * HOUR_MS;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(first + index * (24 + Math.floor(draw(n, 6) * 5)) * HOUR_MS);
    const endsAt = new Date(startsAt.getTime() + (2 + Math.floor(draw(n, 7) * 7)) * HOUR_MS);
    return { startsAt, endsAt, breakMinutes: 0, positions: 2 };
  });
}

async function insertPeople(h: Harness): Promise<void> {
  const at = `timestamptz '${AT.toISOString()}'`;
  await h.runAsOwner(`
    create function draw(n bigint, salt integer) returns float8 language sql immutable
    as $$ select (hashint8extended(n, salt) & 1073741823)::float8 / 1073741824 $$;
    create table draw_places as
    select row_number() over (order by population desc, code) - 1 as n, code, name, lat, lon from communes
    where distance_km(lat, lon, 48.8566, 2.3522) < 90 order by population desc limit 120;
    grant select on draw_places to renfort_app;
    insert into skills (name, name_key) select 'Savoir ' || g, 'savoir ' || g from generate_series(1, 8) g;
    insert into users (role, email, first_name, last_name, status, email_verified_at, adult_confirmed_at)
    select 'candidate', 'match-' || g || '@exemple.fr', 'Camille', 'Moreau',
      case when draw(g, 1) < 0.03 then 'suspended' else 'active' end,
      case when draw(g, 2) < 0.95 then ${at} end, case when draw(g, 3) < 0.97 then ${at} end
    from generate_series(1, ${PEOPLE}) g;
    insert into candidates (user_id, availability, skill_ids, lat, lon, radius_km, completed_missions, reliability, last_active_at)
    select u.id, case when draw(u.id, 4) < 0.45 then 'on_fire' when draw(u.id, 4) < 0.6 then 'freeze' end,
      array(select s from generate_series(1, 8) s where draw(u.id, 10 + s) < 0.35), p.lat, p.lon,
      ('{3,5,8,12,25,40,70,200}'::integer[])[1 + floor(draw(u.id, 5) * 8)::integer],
      (draw(u.id, 6) * draw(u.id, 7) * 12)::integer, case when draw(u.id, 8) < 0.5 then 100 else 40 + (draw(u.id, 9) * 60)::integer end,
      ${at} - make_interval(hours => (draw(u.id, 20) * 1000)::integer)
    from users u join draw_places p on p.n = floor(draw(u.id, 21) * 120)::integer where u.email like 'match-%';
    insert into availabilities (candidate_id, week, now_until, night_alerts, verified_only, driving_licence, expires_at)
    select user_id, case when draw(user_id, 30) < 0.2 then 0 when draw(user_id, 30) < 0.6 then 268435455 else floor(draw(user_id, 31) * 268435455)::integer | 125269879 end,
      case when draw(user_id, 32) < 0.2 then ${at} + make_interval(hours => (draw(user_id, 33) * 14)::integer - 2) end,
      draw(user_id, 34) < 0.4, draw(user_id, 35) < 0.15, draw(user_id, 36) < 0.5,
      ${at} + make_interval(days => (draw(user_id, 37) * 60)::integer - 8)
    from candidates where draw(user_id, 38) < 0.75 and user_id in (select id from users where email like 'match-%');
    insert into availability_exceptions (candidate_id, first_day, last_day, slots, available)
    select a.candidate_id, d.day, d.day + (draw(k, 41) * 3)::integer, 1 + floor(draw(k, 42) * 15)::integer, draw(k, 43) < 0.5
    from availabilities a, generate_series(1, 3) g
    cross join lateral (select a.candidate_id * 10 + g as k) key
    cross join lateral (select (${at})::date - 1 + (draw(k, 44) * 8)::integer as day) d
    where draw(k, 45) < 0.25 on conflict do nothing`);
}

/** Bookings, blocks, applications, propositions, work that both sides were content with. */
async function insertRelations(h: Harness, missions: readonly number[]): Promise<void> {
  const at = `timestamptz '${AT.toISOString()}'`;
  await h.runAsOwner(`
    create temp table person as select user_id as id from candidates c join users u on u.id = c.user_id where u.email like 'match-%';
    create temp table mission as select id, company_id, row_number() over (order by id) as n from missions where id between ${missions[0]} and ${missions.at(-1)};
    insert into bookings (application_id, candidate_id, mission_id, during, shift_id)
    select 900000000 + p.id, p.id, s.mission_id, tstzrange(b.begins, b.begins + interval '6 hours'), s.id
    from person p join mission m on m.n = 1 + floor(draw(p.id, 50) * ${missions.length})::integer
    join lateral (select * from shifts x where x.mission_id = m.id order by x.id limit 1) s on true
    cross join lateral (select ${at} + make_interval(hours => (draw(p.id, 51) * 120)::integer) as begins) b
    where draw(p.id, 52) < 0.4;
    insert into blocks (blocker_id, blocked_id)
    select case when draw(p.id, 53) < 0.5 then p.id else e.id end, case when draw(p.id, 53) < 0.5 then e.id else p.id end
    from person p, users e where e.role = 'employer' and draw(p.id * 7 + e.id, 54) < 0.03;
    insert into applications (mission_id, candidate_id, company_id, message)
    select m.id, p.id, m.company_id, '' from person p, mission m where draw(p.id * 1000 + m.id, 55) < 0.02;
    update applications a set attendance = 'worked', status = 'accepted' from person p where p.id = a.candidate_id and draw(p.id, 56) < 0.7;
    insert into ratings (direction, mission_id, application_id, candidate_id, company_id, author_id, technical, communication, experience,
      cultural, overall, mean, published_at)
    select d, a.mission_id, a.id, a.candidate_id, a.company_id, a.candidate_id, 4, 4, 4, 4, 3 + (draw(a.id, 57 + length(d)) * 2)::integer, 4,
      case when draw(a.id, 70) < 0.9 then ${at} end
    from applications a join person p on p.id = a.candidate_id, unnest('{candidate,company}'::text[]) d where draw(a.id, 71) < 0.8;
    insert into mission_waves (mission_id, number, reason, size, due_at, state, sent_at)
    select id, 1, 'published', 50, ${at}, 'sent', ${at} from mission;
    insert into propositions (mission_id, candidate_id, wave_id, score, newcomer, reasons, created_at, expires_at)
    select m.id, p.id, w.id, 100, false, '[]', ${at} - make_interval(hours => (draw(p.id, 60) * 30)::integer), ${at}
    from person p, mission m join mission_waves w on w.mission_id = m.id
    where draw(p.id * 1000 + m.id, 61) < case when draw(p.id, 62) < 0.1 then 0.15 else 0.01 end;
    update propositions p set answer = 'no', answered_at = created_at,
      answer_reason = ('{too_far,pay,not_my_job,not_this_company,other}'::text[])[1 + floor(draw(p.id, 63) * 5)::integer],
      held_until = ${at} + make_interval(days => (draw(p.id, 64) * 40)::integer - 10)
    where draw(p.id, 65) < 0.15`);
  await h.ctx.pool.query("select refresh_availabilities(array(select user_id from candidates), $1)", [AT]);
}

export const MATCH = `select candidate_id as id, score, newcomer, shared_skills as skills, worked_here as together
  from match_people($1, $2, $3, $4)`;

/** From the people's own rows, without the projection. */
export const PLAIN_MATCH = readFileSync(join(import.meta.dirname, "../../../bench/sql/match-plain.sql"), "utf8");
