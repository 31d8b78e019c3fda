/**
 * Missions in order of publication. What can be found now is recent; the further back, the fewer short-notice ones are left.
 * One to five shifts of eight hours on as many days, three on average; in a third of the missions they are taken one by one.
 */
import type pg from "pg";

const BATCH = 50_000;
/** Among recent missions, how many are still open; the others are filled, paused or over. */
const OPEN_SHARE = 0.8;
const SUFFIXES = ["", "", "", " week-end", " de nuit", " soir et week-end", " en extra", " débutant accepté"];

type Missions = {
  missions: number;
  live: number;
  applications: number;
  companies: number;
  slots: number;
  words: number;
};

export async function insertMissions(client: pg.Client, size: Missions, report: (done: number) => void): Promise<void> {
  for (let from = 1; from <= size.missions; from += BATCH) {
    const to = Math.min(from + BATCH - 1, size.missions);
    await client.query(INSERT_MISSIONS, [
      from,
      to,
      size.missions,
      Math.min(size.missions, Math.ceil(size.live / OPEN_SHARE)),
      size.live,
      size.companies,
      size.slots,
      size.words,
      size.applications / size.missions,
      SUFFIXES,
    ]);
    await client.query(INSERT_SHIFTS, [from, to]);
    report(to);
  }
}

const INSERT_SHIFTS = `
insert into shifts (mission_id, starts_at, ends_at, positions, accepted_count, confirmed_count)
select m.id, m.starts_at + n * interval '1 day', m.starts_at + n * interval '1 day' + interval '8 hours',
  m.positions / case when m.take_some then m.shift_count else 1 end,
  m.accepted_count / case when m.take_some then m.shift_count else 1 end,
  m.accepted_count / case when m.take_some then m.shift_count else 1 end
from missions m, generate_series(0, m.shift_count - 1) n where m.id between $1 and $2 order by m.id, n`;

// $4 is the size of the recent window, $5 how many of it are open, $9 the mean number of applications.
const INSERT_MISSIONS = `
with drawn as materialized (
  select id, t.sector, t.titles, t.template, t.pay_low, t.pay_high, p.code, p.location, p.lat, p.lon,
    1 + floor(pg_temp.draw(id, 30) ^ 2 * $6)::bigint as company_id,
    pg_temp.one_of(t.titles, pg_temp.draw(id, 31)) as trade,
    array(select distinct pg_temp.one_of(t.skills, pg_temp.draw(id * 8 + n, 32)) from generate_series(1, 2 + (id % 4)::integer) n) as skills,
    -- A second sector, one mission in seven.
    case when pg_temp.draw(id, 33) < 0.15
      then (select o.sector from trades o where o.slot = floor(pg_temp.draw(id, 34) * 1000)::integer) end as other_sector,
    pg_temp.one_of('{full-time,full-time,full-time,full-time,part-time,part-time,part-time,part-time,part-time,contract,contract,contract,contract,contract,contract,contract,freelance,freelance,freelance,internship}',
      pg_temp.draw(id, 35)) as type,
    id > $3::bigint - $4::bigint and pg_temp.draw(id, 36) < $5::float8 / $4 as live,
    case when id > $3::bigint - $4::bigint then 30 * (($3::bigint - id)::float8 / $4) ^ 2
      else 30 + 670 * (($3::bigint - $4::bigint - id)::float8 / greatest(1, $3::bigint - $4::bigint)) ^ 1.5 end as age_days
  from generate_series($1::bigint, $2::bigint) id
  join trades t on t.slot = floor(pg_temp.draw(id, 37) * 1000)::integer
  join places p on p.slot = floor(pg_temp.draw(id, 38) * $7)::integer),
timed as materialized (
  select *, pg_temp.draw(id, 39) < 0.3 * exp(-age_days / 1.5) / (0.3 * exp(-age_days / 1.5) + 0.7 * exp(-age_days / 10)) as short_notice,
    sector like 'IT%' and pg_temp.draw(id, 40) < 0.4 or pg_temp.draw(id, 41) < 0.02 as remote,
    least(floor($9::float8 * 3 * pg_temp.draw(id, 42) ^ 2 + pg_temp.draw(id, 43)), case when pg_temp.draw(id, 44) < 0.7 then 5 + id % 60 end)::integer as applied,
    case when pg_temp.draw(id, 44) < 0.7 then 5 + id % 60 end as max_applications,
    1 + (case when pg_temp.draw(id, 45) < 0.3 then id % 9 else 0 end)::integer as positions,
    -- A sixth is paid the sector's minimum to the cent, the rest thins out upwards.
    case when pg_temp.draw(id, 46) < 0.16 then pay_low
      else pay_low + floor((pay_high - pay_low) * pg_temp.draw(id, 47) ^ 2)::integer end as hourly,
    (array['hourly', 'hourly', 'hourly', 'hourly', 'hourly', 'daily', 'daily', 'daily', 'weekly', 'monthly'])[1 + floor(pg_temp.draw(id, 48) * 10)::integer] as pay_period
  from drawn),
dated as materialized (
  select *, now() - interval '1 day' * age_days as published,
    date_bin('15 minutes', now() + interval '1 day' * case
      when live then least(60, -ln(1 - pg_temp.draw(id, 49)) * case when short_notice then 1.5 else 10 end)
      else -0.9 * age_days * pg_temp.draw(id, 50) end, '2020-01-01Z') + interval '15 minutes' as starts,
    case pay_period when 'hourly' then 1 when 'daily' then 8 when 'weekly' then 35 else 151.67 end as hours_paid,
    trade || ' (H/F)' || pg_temp.one_of($10::text[], pg_temp.draw(id, 51)) as title,
    (1 + id % 5)::integer as days, id % 3 = 0 as take_some,
    -- People accepted, each of whom takes every shift.
    case when live then least(positions - 1, applied / 6) else least(positions, (applied + 1) / 2) end as people
  from timed),
placed as materialized (select *, case when take_some then days else 1 end as places from dated)
insert into missions (id, company_id, created_by, title, description, structured, status, type, sectors, skills, skill_ids, tags, urgent,
  remote, license_required, location, commune_code, lat, lon, pay_cents, pay_period, hourly_cents, hours_per_day, total_days,
  starts_at, ends_at, positions, max_applications, application_count, accepted_count, confirmed_count, take_some, shift_count,
  people, day_count, paid_minutes, next_start, contract_kind, contract_motive, published_at, updated_at, closed_at)
overriding system value
select id, company_id, company_id, title,
  case when id % 2 = 0 then
    replace(replace(replace(replace(replace(replace(template, '{jobTitle}', title), '{place}', location),
      'du {startDate} au {endDate}', 'le ' || to_char(starts, 'DD/MM/YYYY')),
      '{responsibilities}', '• ' || array_to_string(skills, E'\\n• ')), '{workingHours}', '9 h à 17 h'),
      '{equipment}', 'fournis sur place')
    || ' ' || pg_temp.one_of(sentence.texts, pg_temp.draw(id, 52))
  else replace(replace(pg_temp.one_of(opening.texts, pg_temp.draw(id, 53)), '{title}', lower(trade)), '{place}', location)
    || (select string_agg(' ' || pg_temp.one_of(sentence.texts, pg_temp.draw(id * 8 + n, 54)), '') from generate_series(1, 3 + (id % 4)::integer) n) end
    -- One word out of a long tail, one that a few hundred missions share.
    || ' ' || (select word from words where n = floor(pg_temp.draw(id, 55) * $8)::integer)
    || ' ' || (select word from words where n = floor(pg_temp.draw(id, 56) ^ 4 * $8)::integer)
    || '. ' || pg_temp.one_of(ending.texts, pg_temp.draw(id, 57)),
  id % 2 = 0,
  case when live then 'recruiting' when id % 12 = 0 and age_days < 60 then 'paused' else 'completed' end,
  type, case when other_sector <> sector then array[sector, other_sector] else array[sector] end, skills,
  array(select k.id from skills k where k.name = any (placed.skills) order by k.id),
  case when short_notice then '{Mission express}'::text[] else '{}' end, short_notice and pg_temp.draw(id, 58) < 0.8 and starts <= now() + interval '72 hours', remote,
  pg_temp.draw(id, 59) < 0.2, location || case when remote then ' (remote)' else '' end, code,
  lat, lon,
  round(hourly * hours_paid), pay_period, hourly, 8, case when pay_period = 'weekly' then 1 else days end,
  starts, starts + interval '1 day' * (days - 1) + interval '8 hours', positions * places, max_applications, applied,
  people * places, people * places, take_some, days, positions, days, 480 * days, case when starts > now() and people < positions then starts end,
  case when type in ('freelance', 'internship') then type when sector in ('Restauration', 'Hôtellerie', 'Événementiel') then 'extra' else 'cdd' end,
  case when type not in ('freelance', 'internship') and sector not in ('Restauration', 'Hôtellerie', 'Événementiel') then 'increase' end,
  published, published, case when not live then starts + interval '6 days' end
from placed
join phrases sentence on sentence.kind = 'sentence'
join phrases opening on opening.kind = 'opening'
join phrases ending on ending.kind = 'ending'
order by id`;

/** Where each company has missions, as the migration would have made them one by one. */
export async function insertEstablishments(client: pg.Client): Promise<void> {
  await client.query(`
    insert into establishments (company_id, place_code, name)
    select distinct m.company_id, m.commune_code, trim(left(c.name, 120))
    from missions m join companies c on c.id = m.company_id where not m.remote and m.commune_code is not null;
    analyze establishments;
    update missions m set establishment_id = e.id
    from establishments e where e.company_id = m.company_id and e.place_code = m.commune_code and not m.remote`);
}
