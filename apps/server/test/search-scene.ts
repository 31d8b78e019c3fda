/** A small country to search: missions of every kind in and around three cities, and the same question in plain SQL. */
import { aMission } from "@app/db/builders/missions";
import { SECTOR_NAMES } from "@app/domain/catalogue/sectors";
import { MISSION_TYPES } from "@app/domain/missions/mission";
import type { Harness } from "./harness.ts";

export type Question = {
  words: string[][];
  facets: string[];
  place: string;
  lat: number | null;
  lon: number | null;
  km: number | null;
  areas: readonly string[] | null;
  hours: number | null;
  minPay: number | null;
  from: Date | null;
  to: Date | null;
  sort: string;
  lim: number;
};

const TITLES = [
  "Serveur (H/F)",
  "Plongeur (H/F)",
  "Cariste CACES 3 (H/F)",
  "Agent de sécurité (H/F)",
  "Aide-soignant de nuit (H/F)",
  "Vendeuse en boulangerie (H/F)",
];
const COPIES = 120;

/** One mission a title, copied to other places, pays, hours and days by a rule that never changes. */
export async function aSearchableCountry(h: Harness): Promise<void> {
  for (const [index, title] of TITLES.entries()) {
    const sectors = [SECTOR_NAMES[index] ?? "BTP", ...(index % 2 ? [SECTOR_NAMES[12 - index] ?? "BTP"] : [])];
    await aMission(h.ctx.db, {
      title,
      sectors,
      type: MISSION_TYPES[index % MISSION_TYPES.length] ?? "contract",
      description: `Renfort ${index % 2 ? "débutant accepté" : "avec expérience"}, ${index % 3 ? "tenue fournie" : "uniforme"}.`,
    });
  }
  const { rows } = await h.ctx.pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'missions'::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  const columns = rows.map(({ name }) => name).filter((name) => name !== "id");
  const changed: Record<string, string> = {
    commune_code: "p.code",
    location: "p.name",
    pay_cents: "1250 + draw(k, 4) * 2500",
    pay_period: "'hourly'",
    urgent: "draw(k, 5) < 0.3",
    remote: "draw(k, 6) < 0.1",
    take_some: "draw(k, 7) < 0.4",
    published_at: "m.published_at - make_interval(secs => k)",
    next_start: "null",
    shift_count: "0",
  };
  const values = columns.map((name) => changed[name] ?? `m.${name}`).join(", ");
  await h.runAsOwner(`
    create function draw(n bigint, salt integer) returns float8 language sql immutable
    as $$ select (hashint8extended(n, salt) & 1073741823)::float8 / 1073741824 $$;
    create temp table near as
    select row_number() over (order by population desc, code) - 1 as n, code, name from communes
    where distance_km(lat, lon, 48.8566, 2.3522) < 60 or distance_km(lat, lon, 45.76, 4.84) < 40 or department_code = '13'
    order by population desc limit 90;
    insert into missions (${columns.join(", ")})
    select ${values} from missions m cross join generate_series(1, ${COPIES}) g
    cross join lateral (select m.id * 1000 + g as k) key
    join near p on p.n = floor(power(draw(k, 1), 2) * 90)::integer;
    insert into shifts (mission_id, starts_at, ends_at, positions, accepted_count)
    select id, begins, begins + make_interval(hours => 3 + (draw(id, 10 + n) * 6)::integer), 2, case when draw(id, 20 + n) < 0.3 then 2 else 0 end
    from missions m, generate_series(0, 2) n
    cross join lateral (
      select date_trunc('hour', now()) + make_interval(hours => 1 + (draw(id, 3) * 200)::integer + n * 29) as begins) b
    where m.id > ${TITLES.length} and (n = 0 or draw(id, 8) < 0.6);
    select derive_mission(id, now()) from missions where id > ${TITLES.length};
    select refresh_place_live(), refresh_lexeme_shares();
    analyze mission_search`);
}

/** Limits so low that a small country takes every way of searching. */
export const LOW_LIMITS = `create or replace function search_limits(
    out walk integer, out small integer, out rare integer, out checks integer, out sector_checks integer)
  language plpgsql immutable parallel safe
  as $$ begin walk := 60; small := 40; rare := 10; checks := 30; sector_checks := 10; end $$`;

export const valuesOf = (q: Question) => [
  q.words,
  q.facets,
  q.place,
  q.lat,
  q.lon,
  q.km,
  q.areas,
  q.hours,
  q.minPay,
  q.from,
  q.to,
  q.sort,
  q.lim,
];

export const SEARCH = `select ids::text[], total::integer, is_estimate as "isEstimate"
  from search_missions($1::text[], $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/** From missions, shifts and communes; of the projection, only the words. */
export const PLAIN_SEARCH = `
with asked as (
  select case when cardinality($1::text[]) > 0
    then ideas_query(array(select ($1::text[])[array_length($1::text[], 1)][i] from generate_subscripts($1::text[], 2) i)) end as words,
    array(select '@' || w from unnest(text_lexemes($3::text)) w) as places),
matching as (
  select m.id, m.next_start, m.published_at, m.hourly_cents, c.place_id, distance_km(c.lat, c.lon, $4::float8, $5::float8) as distance
  from asked, missions m join mission_search s on s.mission_id = m.id left join communes c on c.code = m.commune_code
  where is_searchable(m) and (asked.words is null or s.document @@ asked.words)
    and tsvector_to_array(s.document) @> asked.places
    and (select coalesce(bool_and(case left(x, 2)
        when '=u' then m.urgent when '=r' then m.remote when '=s' then substr(x, 3) = any (m.sectors) when '=t' then m.type = substr(x, 3)
        else split_part(substr(x, 3), ':', 1) = any (m.sectors) and m.type = split_part(x, ':', 2) end), true) from unnest($2::text[]) x)
    and ($6::float8 is null or distance_km(c.lat, c.lon, $4, $5) <= $6)
    and ($7::text[] is null or c.department_code = any ($7))
    and ($9::integer is null or m.hourly_cents >= $9)
    and (case when m.take_some then exists (
        select from shifts h where h.mission_id = m.id and h.starts_at > now() and h.accepted_count < h.positions
          and ($10::timestamptz is null or h.starts_at >= $10) and ($11::timestamptz is null or h.starts_at < $11)
          and ($8::integer is null or shift_hours(h.starts_at, h.ends_at) & $8 <> 0))
      else ($10 is null or m.starts_at >= $10) and ($11 is null or m.starts_at < $11)
        and exists (select from shifts h where h.mission_id = m.id and h.starts_at = m.starts_at and ($8 is null or shift_hours(h.starts_at, h.ends_at) & $8 <> 0)) end))
select array(select id::text from matching order by
    case when $12 = 'nearest' then distance end, case when $12 = 'nearest' then place_id end,
    case when $12 in ('nearest', 'soonest') then next_start end, case when $12 in ('nearest', 'soonest') then id end,
    case $12 when 'pay_asc' then hourly_cents when 'pay_desc' then -hourly_cents end,
    case $12 when 'pay_asc' then id when 'pay_desc' then -id end, published_at desc, id desc limit $13) as ids,
  (select count(*) from matching)::integer as total`;
