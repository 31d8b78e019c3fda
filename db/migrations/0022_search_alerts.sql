-- migrate:up
-- Somebody without an account asks to be mailed about new missions. The link of a mail confirms the address; only then is there a
-- saved search, which finds missions as a member's does. Erased at `expires_at`: soon unless confirmed, at some time anyway.
create table mailed_alerts (
  id bigint generated always as identity primary key,
  email text not null,
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object' and criteria <> '{}'),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  mailed_at timestamptz,
  -- When missions that were found are mailed together; null when there are none.
  mail_due_at timestamptz
);
create index mailed_alerts_expired on mailed_alerts (expires_at);
create index mailed_alerts_of_address on mailed_alerts (email);
create index mailed_alerts_due on mailed_alerts (mail_due_at) where mail_due_at is not null;

-- The missions an alert found, each once.
create table mailed_alert_missions (
  alert_id bigint not null references mailed_alerts (id) on delete cascade,
  mission_id bigint not null references missions (id) on delete cascade,
  mailed boolean not null default false,
  primary key (alert_id, mission_id)
);
create index mailed_alert_missions_of_mission on mailed_alert_missions (mission_id);

-- Searches a person saved, at most twenty each, none of them twice. A mission that is published finds those it answers. `criteria`
-- is what the person chose, as the search call takes it; from `place_label` on, the columns are what the search page makes of it,
-- written by index_saved_search.
create table saved_searches (
  id bigint generated always as identity primary key,
  -- Whose it is: somebody with an account, or the owner of an address who has none.
  user_id bigint references users (id),
  mailed_alert_id bigint unique references mailed_alerts (id) on delete cascade,
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object' and criteria <> '{}'),
  created_at timestamptz not null default now(),
  alerts boolean not null default true,
  -- « Lyon 7e (69) », to name the search.
  place_label text,
  words tsquery,
  lat double precision,
  lon double precision,
  km double precision,
  departments integer[],
  must integer not null default 0,
  hours integer,
  min_pay integer,
  -- « demain » is another day tomorrow: read again when a mission comes.
  is_dated boolean not null default false,
  -- Null: not indexed yet, and so not found.
  indexed_at timestamptz,
  unique (user_id, criteria),
  check (num_nonnulls(user_id, mailed_alert_id) = 1)
);
-- Searches that were never indexed, or long ago.
create index saved_searches_indexed on saved_searches (indexed_at nulls first);

-- Where a search waits for missions. A mission makes its own keys and meets every search that may want it.
create table saved_search_keys (
  key bigint not null,
  search_id bigint not null references saved_searches (id) on delete cascade,
  primary key (key, search_id)
);
create index saved_search_keys_of_search on saved_search_keys (search_id);

create function alert_key(anchor text, cell text, sector integer) returns bigint
language sql immutable parallel safe
as $$ select hashtextextended(anchor || '|' || cell || '|' || sector, 0) $$;

-- Lexemes of which every matching document has one: for each alternative of the rarest idea, its rarest word. A choice that ages
-- costs time, never a match. An empty text when there are no words.
create function search_anchors(ideas text[], required text[]) returns text[]
language plpgsql stable as $$
declare
  idea text; alternative text; lexemes text[]; rarest record;
  chosen text[]; anchors text[] := '{""}'; sum_ double precision; lowest double precision := 'infinity';
begin
  foreach idea in array coalesce(ideas, '{}') || required loop
    chosen := '{}'; sum_ := 0;
    foreach alternative in array case when idea = any (required) then array[idea] else string_to_array(idea, '|') end loop
      lexemes := case when alternative ~ '^[#=]' or alternative = any (required) then array[alternative]
        else array(select coalesce(substring(alternative from '^[~@]'), '') || l from unnest(text_lexemes(ltrim(alternative, '~@'))) l) end;
      for rarest in
        select l as lexeme, coalesce(s.share, 2) as share from unnest(lexemes) l left join lexeme_share s on s.lexeme = l
        order by 2, 1 limit 1
      loop
        chosen := chosen || rarest.lexeme;
        sum_ := sum_ + rarest.share;
      end loop;
    end loop;
    if chosen <> '{}' and sum_ < lowest then anchors := chosen; lowest := sum_; end if;
  end loop;
  return anchors;
end $$;

-- Grid of 11 km up to a radius of 10 km, of 55 km beyond; departments; `*` without a place.
create function search_cells(lat double precision, lon double precision, km double precision, departments integer[]) returns text[]
language plpgsql immutable parallel safe as $$
declare
  up double precision := km / 111.195;
  across double precision := km / (111.195 * cos(radians(lat)));
begin
  if km is null then
    return case when departments is null then array['*'] else array(select 'D' || d from unnest(departments) d) end;
  elsif km <= 10 then
    return array(
      select 'g' || (y * 2400 + x)
      from generate_series(floor((lat + 90 - up) * 10)::integer, floor((lat + 90 + up) * 10)::integer) y,
           generate_series(floor((lon + 180 - across) / 0.15)::integer, floor((lon + 180 + across) / 0.15)::integer) x);
  end if;
  return array(
    select 'G' || (y * 480 + x)
    from generate_series(floor((lat + 90 - up) * 2)::integer, floor((lat + 90 + up) * 2)::integer) y,
         generate_series(floor((lon + 180 - across) / 0.75)::integer, floor((lon + 180 + across) / 0.75)::integer) x);
end $$;

-- Takes what search_missions takes, and reads it the same way: the last reading is the widest, which is what a search counts.
create function index_saved_search(
  search bigint, readings text[], facets text[], place text, lat_ double precision, lon_ double precision, km_ double precision,
  areas text[], hours_ integer, min_pay_ integer, dated boolean, label text, at timestamptz)
returns void language plpgsql as $$
declare
  ideas text[] := array(select readings[array_length(readings, 1)][i] from generate_subscripts(readings, 2) i);
  required text[] := array(select x from unnest(facets) x where facet_bits(x) = 0)
    || array(select '@' || w from unnest(text_lexemes(place)) w);
  bits integer := (select coalesce(bit_or(facet_bits(x)), 0) from unnest(facets) x);
  areas_ integer[] := case when areas is not null then array(select department_number(code) from unnest(areas) code) end;
begin
  update saved_searches set
    words = both_queries(ideas_query(ideas), all_of(required)), lat = lat_, lon = lon_, km = km_, departments = areas_, must = bits,
    hours = nullif(hours_, 0) << 13, min_pay = min_pay_, is_dated = dated, place_label = label, indexed_at = at
  where id = search;
  delete from saved_search_keys where search_id = search;
  insert into saved_search_keys (key, search_id)
  select distinct alert_key(anchor, cell, case when anchor = '' and bits & 8191 > 0 then bits & 8191 else -1 end), search
  from unnest(search_anchors(ideas, required)) anchor, unnest(search_cells(lat_, lon_, km_, areas_)) cell;
end $$;

-- Every search that wants this mission and may alert, whatever its days; none when nobody can find the mission.
create function searches_of_mission(mission bigint)
returns table (search_id bigint, user_id bigint, mailed_alert_id bigint, is_dated boolean)
language plpgsql stable rows 1000
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  at timestamptz := now();
  m mission_search;
  keys bigint[];
begin
  select * into m from mission_search where mission_id = mission;
  if not found then return; end if;
  keys := array(
    select alert_key(l, c, s)
    from unnest(array['*', 'g' || cell_of(m.lat, m.lon), 'G' || wide_cell_of(m.lat, m.lon), 'D' || (m.flags >> 24)]) c,
      (select l, -1 as s from unnest(tsvector_to_array(m.document) || '{""}'::text[]) l where l !~ '^=[cdDgGpw]'
       union all select '', 1 << bit from generate_series(0, 12) bit where m.flags >> bit & 1 = 1) anchors
    where c is not null);
  return query
    select s.id, s.user_id, s.mailed_alert_id, s.is_dated
    from (select distinct k.search_id from unnest(keys) x (key) join saved_search_keys k on k.key = x.key) met
    join saved_searches s on s.id = met.search_id
    where s.alerts
      and passes(m.mission_id, m.starts_at, m.last_start, m.flags, m.hourly_cents,
        at, s.must, s.hours, s.departments, s.min_pay, null, null)
      and is_within(m.lat, m.lon, s.lat, s.lon, s.km) and (s.words is null or m.document @@ s.words)
    order by s.id;
end $$;

-- migrate:down
