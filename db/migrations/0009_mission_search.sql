-- migrate:up
-- Hourly pay in steps of 12 %, from 3 to 126 euros: one lexeme says about how much a mission pays.
create function pay_step(cents integer) returns integer
language sql immutable strict parallel safe
as $$ select greatest(50, least(82, floor(20 * log(cents::double precision))))::integer $$;

-- The order of SECTOR_NAMES in packages/domain/src/catalogue/sectors.ts.
create function sector_bits(sectors text[]) returns integer
language plpgsql immutable parallel safe
as $$
begin
  return (
    select coalesce(bit_or(1 << (n - 1)::integer), 0)
    from unnest('{Restauration,Commerce,IT & Digital,Logistique,Hôtellerie,Transport,BTP,Santé,Éducation,Événementiel,Nettoyage,Livraison,Sécurité}'::text[])
      with ordinality s (name, n) where name = any (sectors));
end $$;

create function type_bit(type text) returns integer
language sql immutable parallel safe
as $$
  select coalesce(1 << (16 + array_position('{full-time,part-time,contract,freelance,internship}'::text[], type)), 0)
$$;

-- At most 119: 01–95, Corsica at 20 and 96, overseas from 100.
create function department_number(code text) returns integer
language sql immutable parallel safe
as $$
  select case when code = '2A' then 20 when code = '2B' then 96
    when code ~ '^97\d$' then 100 + right(code, 1)::integer when code ~ '^98\d$' then 110 + right(code, 1)::integer
    when code ~ '^\d\d$' then code::integer else 0 end
$$;

-- Minutes that two spans of minutes share.
create function shared_minutes(begins integer, ends integer, opens integer, closes integer) returns integer
language sql immutable parallel safe
as $$ select greatest(0, least(ends, closes) - greatest(begins, opens)) $$;

-- Morning 1, noon 2, evening 4, night 8: two hours of the shift, or all of it; a day without hours is in no part of it. The same as
-- `dayHoursOf` of packages/domain.
create function shift_hours(starts_at timestamptz, ends_at timestamptz) returns integer
language plpgsql immutable parallel safe
as $$
declare
  clock timestamp := starts_at at time zone 'Europe/Paris';
  begins integer := extract(hour from clock) * 60 + extract(minute from clock);
  lasts integer := floor(extract(epoch from ends_at - starts_at) / 60 + 0.5);
  opens integer[] := '{360,660,1020,1320}';
  closes integer[] := '{720,960,1440,1800}';
  hours integer := 0;
begin
  if not has_hours(starts_at) then return 0; end if;
  for n in 1..4 loop
    -- The night before, today, tomorrow: a shift lasts a day at most.
    if shared_minutes(begins, begins + lasts, opens[n], closes[n])
        + shared_minutes(begins, begins + lasts, opens[n] - 1440, closes[n] - 1440)
        + shared_minutes(begins, begins + lasts, opens[n] + 1440, closes[n] + 1440) >= least(120, lasts) then
      hours := hours | (1 << (n - 1));
    end if;
  end loop;
  return hours;
end $$;

-- Of the shifts a person could still take; of those taken together, of the first: that is when one starts.
create function mission_hours(m missions) returns integer
language plpgsql stable parallel safe
as $$
begin
  return (
    select coalesce(bit_or(shift_hours(s.starts_at, s.ends_at)), 0) from shifts s
    where s.mission_id = m.id
      and case when m.take_some then s.starts_at > now() and s.accepted_count < s.positions else s.starts_at = m.starts_at end);
end $$;

-- Only what can be found now: recruiting, not filled, not started. Everything a list filters or sorts on is here, so the
-- large table is read for ten cards and never searched.
-- Missions stand at the centre of their commune or arrondissement: there are 35,000 points, so a disc is a list of places sorted by
-- distance and each place has its own missions in order of start. Sector, hours of the day, type and department are bits that an
-- index carries, so that only words read documents.
create table mission_search (
  mission_id bigint primary key,
  published_at timestamptz not null,
  hourly_cents integer not null,
  -- The next start that has a place.
  starts_at timestamptz not null,
  lat double precision,
  lon double precision,
  sectors text[] not null,
  skill_ids integer[] not null,
  document tsvector not null,
  place_id integer,
  -- The last start that has a place, the same as the next unless shifts are taken one by one.
  last_start timestamptz,
  -- Bits 0–12 sectors, 13–16 hours of the day of the open shifts, 17–21 types, 22 urgent, 23 remote, 24–30 department.
  flags integer
) with (autovacuum_vacuum_scale_factor = 0.02);  -- index-only scans need pages known to be visible
-- No plan depends on how common a word is (see 0010_search_functions.sql), so ANALYZE need not read every document to find out.
alter table mission_search alter column document set statistics 0;
create index mission_search_recent on mission_search (published_at desc, mission_id desc);
create index mission_search_pay on mission_search (hourly_cents, mission_id);
-- A walk along this index is a fair sample of the whole table, whatever the age of a mission: counts are estimated on it.
-- Sixteen neighbours at a time, because they share a page of the table.
create index mission_search_sample on mission_search ((mission_id / 16 % 1000), mission_id);
-- fastupdate would make one unlucky publisher wait more than half a second for everyone else's pending entries.
create index mission_search_document on mission_search using gin (document) with (fastupdate = off);
-- Each place in order of start. What the index includes answers pay, sector and hours without the table.
create index mission_search_place on mission_search (place_id, starts_at, mission_id)
  include (last_start, hourly_cents, flags);
create index mission_search_soonest on mission_search (starts_at, mission_id)
  include (last_start, lat, lon, hourly_cents, flags);
-- A night shift lies far behind the morning's: each set of hours has its own order of starts.
create index mission_search_hours on mission_search ((flags >> 13 & 15), starts_at, mission_id)
  include (last_start, lat, lon, hourly_cents, flags);
-- Shifts taken one by one: the next start may come before the hours asked for, and a later one within them.
create index mission_search_series on mission_search (starts_at, mission_id)
  include (last_start, lat, lon, hourly_cents, flags) where last_start > starts_at;

-- A disc is made of these rows, so a place's row must be there before its first mission is found. `live` only helps to choose a
-- way of searching: it may be an hour old.
create table place_live (
  place_id integer primary key,
  live integer not null default 0
);

-- How many documents out of 10,000 hold a lexeme, from a sample; one that is absent is rare. Also only helps to choose.
create table lexeme_share (
  lexeme text primary key,
  share double precision not null
);

-- One day per shift that has a place, when they can be taken one by one.
create function mission_days(m missions) returns text[]
language sql stable parallel safe
as $$
  select case when m.take_some
    then array(select distinct '=d' || to_char(s.starts_at at time zone 'Europe/Paris', 'YYYYMMDD')
               from shifts s where s.mission_id = m.id and s.starts_at > now() and s.accepted_count < s.positions)
    else array['=d' || to_char(m.starts_at at time zone 'Europe/Paris', 'YYYYMMDD')] end
$$;

-- Words as they are, `~word` when in the title, `@word` of the place, `#group` for the trade the title names (one lexeme for a
-- dozen ways of saying it), and one `=…` per facet, per hour of the day, per step of pay and per pair of facets that are long lists on
-- their own (sector with type).
create function mission_document(m missions) returns tsvector
language sql stable parallel safe
as $$
  select array_to_tsvector(
    text_lexemes(m.title || ' ' || array_to_string(m.skills, ' ') || ' ' || m.description)
    || array(select '~' || w from unnest(text_lexemes(m.title)) w)
    || array(select '@' || w from unnest(text_lexemes(m.location)) w)
    || title_lexemes(m.title)
    || array(select '=s' || s from unnest(m.sectors) s)
    || array(select '=p' || s || ':' || m.type from unnest(m.sectors) s)
    || mission_days(m)
    || array(select '=h' || bit from mission_hours(m) hours, unnest('{1,2,4,8}'::integer[]) bit where hours & bit <> 0)
    || array['=t' || m.type, '=w' || pay_step(m.hourly_cents)]
    || case when m.urgent then array['=u'] else '{}' end
    || case when m.remote then array['=r'] else '{}' end
    || coalesce((
      select array['=c' || c.code, '=D' || c.department_code, '=g' || cell_of(c.lat, c.lon), '=G' || wide_cell_of(c.lat, c.lon)]
      from communes c where c.code = m.commune_code), '{}'))
$$;

-- The columns of a row that its mission, its shifts and its place give. The point is the place's centre.
create function search_fields(m missions)
returns table (place_id integer, lat double precision, lon double precision, last_start timestamptz, flags integer)
language sql stable parallel safe
as $$
  select c.place_id, c.lat, c.lon,
    case when m.take_some
      then (select max(s.starts_at) from shifts s where s.mission_id = m.id and s.starts_at > now() and s.accepted_count < s.positions)
      else m.starts_at end,
    sector_bits(m.sectors) | (mission_hours(m) << 13) | type_bit(m.type)
      | case when m.urgent then 1 << 22 else 0 end | case when m.remote then 1 << 23 else 0 end
      | (coalesce(department_number(c.department_code), 0) << 24)
  from (select) one left join communes c on c.code = m.commune_code
$$;

create function is_searchable(m missions) returns boolean
language sql stable parallel safe
as $$
  select m.status = 'recruiting' and coalesce(m.next_start > now(), false) and m.hidden_at is null and m.deleted_at is null
$$;

-- `starts_at` of the projection is the next start that has a place.
create function refresh_mission_search(m missions) returns void language plpgsql as $$
begin
  if not is_searchable(m) then
    delete from mission_search where mission_id = m.id;
    return;
  end if;
  insert into mission_search (mission_id, published_at, hourly_cents, starts_at, lat, lon, sectors, skill_ids, document)
  values (m.id, m.published_at, m.hourly_cents, m.next_start, m.lat, m.lon, m.sectors, m.skill_ids, mission_document(m))
  on conflict (mission_id) do update set
    published_at = excluded.published_at, hourly_cents = excluded.hourly_cents, starts_at = excluded.starts_at,
    lat = excluded.lat, lon = excluded.lon, sectors = excluded.sectors, skill_ids = excluded.skill_ids,
    document = excluded.document;
  insert into search_words (word)
  select distinct w from regexp_split_to_table(fold_text(m.title || ' ' || array_to_string(m.skills, ' ')), '[^a-z0-9]+') w
  where length(w) > 2
  on conflict do nothing;
end $$;

-- Rebuilds the projection from the missions; readers see the old one until the transaction commits.
create function rebuild_mission_search() returns void language sql as $$
  delete from mission_search;
  insert into mission_search (mission_id, published_at, hourly_cents, starts_at, lat, lon, sectors, skill_ids, document)
  select m.id, m.published_at, m.hourly_cents, m.next_start, m.lat, m.lon, m.sectors, m.skill_ids, mission_document(m)
  from missions m where is_searchable(m) order by m.published_at, m.id
$$;

-- For every writer of a row: refresh_mission_search, a rebuild, a new edition of the synonyms.
create function complete_search_row() returns trigger language plpgsql as $$
begin
  select f.place_id, f.lat, f.lon, f.last_start, f.flags into new.place_id, new.lat, new.lon, new.last_start, new.flags
  from missions m cross join lateral search_fields(m) f where m.id = new.mission_id;
  new.last_start := greatest(new.last_start, new.starts_at);
  if new.place_id is not null then
    insert into place_live (place_id) values (new.place_id) on conflict do nothing;
  end if;
  return new;
end $$;
create trigger mission_search_complete before insert or update on mission_search
for each row execute function complete_search_row();

create function project_mission() returns trigger language plpgsql as $$
begin
  perform refresh_mission_search(new);
  return null;
end $$;

-- Counters move on every application: only a change that a searcher could notice rewrites the document. Nothing can be found
-- before its shifts are there, and they come after the mission: an insert alone projects nothing.
create trigger mission_changed after update on missions
for each row when ((old.status = 'recruiting' or new.status = 'recruiting') and
  (old.title, old.description, old.skills, old.skill_ids, old.sectors, old.type, old.urgent, old.remote, old.location,
   old.commune_code, old.lat, old.lon, old.hourly_cents, old.next_start, old.status, old.hidden_at, old.deleted_at, old.published_at)
  is distinct from
  (new.title, new.description, new.skills, new.skill_ids, new.sectors, new.type, new.urgent, new.remote, new.location,
   new.commune_code, new.lat, new.lon, new.hourly_cents, new.next_start, new.status, new.hidden_at, new.deleted_at, new.published_at))
execute function project_mission();

-- Never removes a place: a mission may be on its way.
create function refresh_place_live() returns void language sql as $$
  insert into place_live (place_id, live)
  select p.place_id, coalesce(c.live, 0)
  from (select place_id from place_live union select place_id from mission_search where place_id is not null) p
  left join (select place_id, count(*) as live from mission_search group by place_id) c using (place_id)
  order by p.place_id
  on conflict (place_id) do update set live = excluded.live where place_live.live <> excluded.live
$$;

-- One document in twenty; below a thousand missions nothing is common enough to matter.
create function refresh_lexeme_shares() returns void language plpgsql as $$
declare sampled bigint;
begin
  select count(*) into sampled from mission_search where mission_id / 16 % 20 = 3;
  delete from lexeme_share;
  insert into lexeme_share (lexeme, share)
  select word, ndoc * 10000.0 / sampled
  from ts_stat('select document from mission_search where mission_id / 16 % 20 = 3') where ndoc >= 4;
end $$;

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

-- migrate:down
