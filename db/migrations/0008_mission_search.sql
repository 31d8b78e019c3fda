-- migrate:up
-- 11 km and 55 km grids. One integer, so that a cell is a lexeme like any other word.
create function cell_of(lat double precision, lon double precision) returns integer
language sql immutable strict parallel safe
as $$ select floor((lat + 90) * 10)::integer * 2400 + floor((lon + 180) / 0.15)::integer $$;

create function wide_cell_of(lat double precision, lon double precision) returns integer
language sql immutable strict parallel safe
as $$ select floor((lat + 90) * 2)::integer * 480 + floor((lon + 180) / 0.75)::integer $$;

-- Within 0.3 % of the spheroid up to 100 km, at a hundredth of its price.
create function distance_km(lat_a double precision, lon_a double precision, lat_b double precision, lon_b double precision)
returns double precision language sql immutable strict parallel safe
as $$ select 111.195 * sqrt((lat_a - lat_b) * (lat_a - lat_b)
         + (lon_a - lon_b) * (lon_a - lon_b) * cos(radians(lat_b)) * cos(radians(lat_b))) $$;

-- The cells a disc touches, as alternatives. Each one costs the word index more than the few rows too many of a larger
-- cell, hence the wide grid from 10 km on. plpgsql keeps its plans; a SQL function this size is planned at every call.
create function disc_query(lat double precision, lon double precision, km double precision) returns tsquery
language plpgsql immutable strict parallel safe
as $$
declare
  up double precision := km / 111.195;
  across double precision := km / (111.195 * cos(radians(lat)));
begin
  if km <= 10 then
    return (
      select string_agg('''=g' || (y * 2400 + x) || '''', ' | ')
      from generate_series(floor((lat + 90 - up) * 10)::integer, floor((lat + 90 + up) * 10)::integer) y,
           generate_series(floor((lon + 180 - across) / 0.15)::integer, floor((lon + 180 + across) / 0.15)::integer) x)::tsquery;
  end if;
  return (
    select string_agg('''=G' || (y * 480 + x) || '''', ' | ')
    from generate_series(floor((lat + 90 - up) * 2)::integer, floor((lat + 90 + up) * 2)::integer) y,
         generate_series(floor((lon + 180 - across) / 0.75)::integer, floor((lon + 180 + across) / 0.75)::integer) x)::tsquery;
end $$;

-- Hourly pay in steps of 12 %, from 3 to 126 euros: one lexeme says about how much a mission pays.
create function pay_step(cents integer) returns integer
language sql immutable strict parallel safe
as $$ select greatest(50, least(82, floor(20 * log(cents::double precision))))::integer $$;

create function pay_query(low integer, high integer) returns tsquery
language plpgsql immutable strict parallel safe
as $$ begin return (select string_agg('''=w' || step || '''', ' | ') from generate_series(low, high) step)::tsquery; end $$;

-- Only what can be found now: recruiting, not filled, not started. Everything a list filters or sorts on is here, so the
-- large table is read for ten cards and never searched.
create table mission_search (
  mission_id bigint primary key,
  published_at timestamptz not null,
  hourly_cents integer not null,
  starts_at timestamptz not null,
  lat double precision,
  lon double precision,
  sectors text[] not null,
  skill_ids integer[] not null,
  document tsvector not null
);
-- No plan depends on how common a word is (see 0009), so ANALYZE need not read every document to find out.
alter table mission_search alter column document set statistics 0;
create index mission_search_recent on mission_search (published_at desc, mission_id desc);
create index mission_search_pay on mission_search (hourly_cents, mission_id);
create index mission_search_start on mission_search (starts_at);
-- A walk along this index is a fair sample of the whole table, whatever the age of a mission: counts are estimated on it.
-- Sixteen neighbours at a time, because they share a page of the table.
create index mission_search_sample on mission_search ((mission_id / 16 % 1000), mission_id);
-- fastupdate would make one unlucky publisher wait more than half a second for everyone else's pending entries.
create index mission_search_document on mission_search using gin (document) with (fastupdate = off);

-- Words as they are, `~word` when in the title, `@word` of the place, `#group` for the trade the title names (one lexeme for a
-- dozen ways of saying it), and one `=…` per facet, per step of pay and per pair of facets that are long lists on their own
-- (sector with type).
create function mission_document(m missions) returns tsvector
language sql stable parallel safe
as $$
  select array_to_tsvector(
    text_lexemes(m.title || ' ' || array_to_string(m.skills, ' ') || ' ' || m.description)
    || array(select '~' || w from unnest(text_lexemes(m.title)) w)
    || array(select '@' || w from unnest(text_lexemes(m.location)) w)
    || group_lexemes(m.title)
    || array(select '=s' || s from unnest(m.sectors) s)
    || array(select '=p' || s || ':' || m.type from unnest(m.sectors) s)
    || array['=t' || m.type, '=d' || to_char(m.starts_at at time zone 'Europe/Paris', 'YYYYMMDD'), '=w' || pay_step(m.hourly_cents)]
    || case when m.urgent then array['=u'] else '{}' end
    || case when m.remote then array['=r'] else '{}' end
    || case when m.commune_code is not null then array['=c' || m.commune_code] else '{}' end
    || case when m.lat is not null and m.lon is not null
         then array['=g' || cell_of(m.lat, m.lon), '=G' || wide_cell_of(m.lat, m.lon)] else '{}' end)
$$;

create function is_searchable(m missions) returns boolean
language sql stable parallel safe
as $$
  select m.status = 'recruiting' and m.accepted_count < m.positions and m.starts_at > now()
     and m.hidden_at is null and m.deleted_at is null
$$;

create function project_mission() returns trigger language plpgsql as $$
begin
  if not is_searchable(new) then
    delete from mission_search where mission_id = new.id;
    return null;
  end if;
  insert into mission_search (mission_id, published_at, hourly_cents, starts_at, lat, lon, sectors, skill_ids, document)
  values (new.id, new.published_at, new.hourly_cents, new.starts_at, new.lat, new.lon, new.sectors, new.skill_ids,
          mission_document(new))
  on conflict (mission_id) do update set
    published_at = excluded.published_at, hourly_cents = excluded.hourly_cents, starts_at = excluded.starts_at,
    lat = excluded.lat, lon = excluded.lon, sectors = excluded.sectors, skill_ids = excluded.skill_ids,
    document = excluded.document;
  insert into search_words (word)
  select distinct w from regexp_split_to_table(fold_text(new.title || ' ' || array_to_string(new.skills, ' ')), '[^a-z0-9]+') w
  where length(w) > 2
  on conflict do nothing;
  return null;
end $$;

-- Rebuilds the projection from the missions; readers see the old one until the transaction commits.
create function rebuild_mission_search() returns void language sql as $$
  delete from mission_search;
  insert into mission_search (mission_id, published_at, hourly_cents, starts_at, lat, lon, sectors, skill_ids, document)
  select m.id, m.published_at, m.hourly_cents, m.starts_at, m.lat, m.lon, m.sectors, m.skill_ids, mission_document(m)
  from missions m where is_searchable(m) order by m.published_at, m.id
$$;

create trigger mission_published after insert on missions
for each row execute function project_mission();

-- Counters move on every application: only a change that a searcher could notice rewrites the document.
create trigger mission_changed after update on missions
for each row when (
  (old.accepted_count < old.positions) is distinct from (new.accepted_count < new.positions)
  or (old.title, old.description, old.skills, old.skill_ids, old.sectors, old.type, old.urgent, old.remote, old.location,
      old.commune_code, old.lat, old.lon, old.hourly_cents, old.starts_at, old.status, old.hidden_at, old.deleted_at, old.published_at)
     is distinct from
     (new.title, new.description, new.skills, new.skill_ids, new.sectors, new.type, new.urgent, new.remote, new.location,
      new.commune_code, new.lat, new.lon, new.hourly_cents, new.starts_at, new.status, new.hidden_at, new.deleted_at, new.published_at))
execute function project_mission();

-- Live totals, overall and per sector, kept by the database itself: exact, and never counted.

create function count_added_missions() returns trigger language plpgsql as $$
begin
  insert into stat_counters (key, slot, n)
  select key, pg_backend_pid() % 16, count(*) from (
    select 'live' as key from added union all select 'live:' || s from added, unnest(sectors) s) moves
  group by key order by key
  on conflict (key, slot) do update set n = stat_counters.n + excluded.n;
  return null;
end $$;

create function count_removed_missions() returns trigger language plpgsql as $$
begin
  insert into stat_counters (key, slot, n)
  select key, pg_backend_pid() % 16, -count(*) from (
    select 'live' as key from removed union all select 'live:' || s from removed, unnest(sectors) s) moves
  group by key order by key
  on conflict (key, slot) do update set n = stat_counters.n + excluded.n;
  return null;
end $$;

create trigger mission_search_added after insert on mission_search
referencing new table as added for each statement execute function count_added_missions();
create trigger mission_search_removed after delete on mission_search
referencing old table as removed for each statement execute function count_removed_missions();
create trigger mission_search_resectored_off after update on mission_search
referencing old table as removed for each statement execute function count_removed_missions();
create trigger mission_search_resectored_on after update on mission_search
referencing new table as added for each statement execute function count_added_missions();

-- Sectors and communes with enough live missions to deserve a page of their own. Grouping every live mission is too slow for a
-- page, so the worker writes the list again every hour; readers only ever walk one of these indexes.
create table landing_pages (
  sector text not null,
  place text not null,                           -- « lyon-69 », as addresses write it
  commune_code text not null references communes (code),
  live integer not null check (live > 0),
  primary key (sector, place)
);
create index landing_pages_of_place on landing_pages (place, live desc);
create index landing_pages_of_sector on landing_pages (sector, live desc, place);
create index landing_pages_largest on landing_pages (live desc, sector, place);

-- migrate:down
