-- migrate:up
-- Which edition of each reference list this database holds, so that loading one again costs nothing.
create table reference_versions (
  name text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);

create table departments (
  code text primary key,
  name text not null,
  region text not null,
  region_code text,                             -- INSEE
  population integer,
  -- Its centre: the point its missions are measured from when a whole department is searched.
  lat double precision,
  lon double precision
);

-- The 45 municipal arrondissements are places of their own, inside Paris, Lyon and Marseille.
create table communes (
  code text primary key,                        -- INSEE
  name text not null,
  name_key text not null,                       -- folded, hyphens and apostrophes as spaces
  kind text not null default 'commune' check (kind in ('commune', 'arrondissement')),
  parent_code text references communes (code),
  department_code text not null references departments (code),
  postcodes text[] not null default '{}',
  population integer not null default 0,
  lat double precision not null,
  lon double precision not null,
  precision text not null check (precision in ('exact', 'postcode', 'epci', 'department')),
  -- Four bytes where a code takes six: an index of missions by place holds it a million times.
  place_id integer generated always as identity unique,
  constraint communes_parent check ((kind = 'arrondissement') = (parent_code is not null))
);
create index communes_name_prefix on communes (name_key text_pattern_ops);
create index communes_name_words on communes using gin (name_key gin_trgm_ops);
create index communes_postcodes on communes using gin (postcodes);
create index communes_by_population on communes (population desc);
create index communes_of_parent on communes (parent_code) where parent_code is not null;
create index communes_of_department on communes (department_code);
-- A place is looked up among the towns before the villages: what many names begin with fills a list within a few hundred rows.
create index communes_towns on communes (name_key text_pattern_ops) where population >= 2000;
-- The same for a word further on in the name.
create index communes_town_words on communes using gin (name_key gin_trgm_ops) where population >= 2000;

-- 11 km and 55 km grids. One integer, so that a cell is a lexeme like any other word.
create function cell_of(lat double precision, lon double precision) returns integer
language sql immutable strict parallel safe
as $$ select floor((lat + 90) * 10)::integer * 2400 + floor((lon + 180) / 0.15)::integer $$;

create function wide_cell_of(lat double precision, lon double precision) returns integer
language sql immutable strict parallel safe
as $$ select floor((lat + 90) * 2)::integer * 480 + floor((lon + 180) / 0.75)::integer $$;

create index communes_cell on communes (cell_of(lat, lon)) include (place_id, lat, lon);

-- 2.8 km grid: a handful of cells covers a town, and an index on one integer finds everyone in it.
create function fine_cell(lat double precision, lon double precision) returns integer
language sql immutable strict parallel safe
as $$ select floor((lat + 90) * 40)::integer * 9600 + floor((lon + 180) / 0.0375)::integer $$;

-- Within 0.3 % of the spheroid up to 100 km, at a hundredth of its price.
create function distance_km(lat_a double precision, lon_a double precision, lat_b double precision, lon_b double precision)
returns double precision language sql immutable strict parallel safe
as $$ select 111.195 * sqrt((lat_a - lat_b) * (lat_a - lat_b)
         + (lon_a - lon_b) * (lon_a - lon_b) * cos(radians(lat_b)) * cos(radians(lat_b))) $$;

-- Communes spelled almost like what was typed, most alike first: the caller decides which of them was meant. The longer the
-- text, the more letters must be shared, or little words alone would bring every commune.
create function similar_places(typed text, likeness real) returns setof communes
language plpgsql stable strict rows 60
set pg_trgm.similarity_threshold = 0.2
as $$
begin
  perform set_config('pg_trgm.similarity_threshold', likeness::text, true);
  return query
    select * from communes where kind = 'commune' and name_key % typed
    order by similarity(name_key, typed) desc, population desc limit 60;
end $$;

-- Skills are free text for people; matching needs small integers (intarray refuses bigint).
create table skills (
  id integer generated always as identity primary key,
  name text not null,
  name_key text not null unique
);

-- Words people may mean when they mistype: titles, skills and communes, never whole missions.
create table search_words (
  word text primary key
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);

-- Words that look like what was typed, most alike first: the caller decides which of them was meant.
create function similar_words(typed text) returns text[]
language sql stable strict parallel safe
set pg_trgm.similarity_threshold = 0.2
as $$
  select array(
    select word from search_words where word % fold_text(typed)
    order by similarity(word, fold_text(typed)) desc, word limit 30)
$$;

-- Expressions that mean the same trade share a group (packages/domain, catalogue/synonyms). A missing group marks the
-- little words that keys leave out.
create table search_terms (
  key text primary key,
  group_name text,
  -- A métier: a search for it finds the missions whose title names it. What a description says only counts where the title names no
  -- métier: « Administrateur systèmes » speaks of servers, and is no « serveur ».
  is_metier boolean not null default false
);

-- The groups a title belongs to: `#serveur`. Whole words, and the longest expression wins, as `readQuery` does for what
-- people type.
create function group_lexemes(title text) returns text[]
language plpgsql stable strict parallel safe
as $$
declare
  longest constant integer := 6;
  raw text[] := regexp_split_to_array(fold_text(title), '[^a-z0-9+#]+');
  little text[] := array(select key from search_terms where key = any (raw) and group_name is null);
  words text[] := array(
    select case when length(w) > 4 and w ~ '[sx]$' then left(w, -1) else w end
    from unnest(raw) w where w <> '' and w <> all (little));
  keys text[] := array(
    select array_to_string(words[n : n + size - 1], ' ')
    from generate_series(1, cardinality(words)) n, generate_series(1, least(longest, cardinality(words) - n + 1)) size);
  known jsonb := (select jsonb_object_agg(key, group_name) from search_terms where key = any (keys) and group_name is not null);
  taken boolean[] := array_fill(false, array[cardinality(words)]);
  trade text;
  found text[] := '{}';
begin
  if known is null then return found; end if;
  for size in reverse longest..1 loop
    for n in 1..cardinality(words) - size + 1 loop
      trade := known ->> array_to_string(words[n : n + size - 1], ' ');
      continue when trade is null or true = any (taken[n : n + size - 1]);
      for i in n..n + size - 1 loop taken[i] := true; end loop;
      found := found || ('#' || trade);
    end loop;
  end loop;
  return found;
end $$;

-- `=o`: the title names no métier. A group has the name of its first expression.
create function title_lexemes(title text) returns text[]
language sql stable strict parallel safe
as $$
  select groups || case when exists (
      select from unnest(groups) g join search_terms t on t.key = substr(g, 2) and t.is_metier)
    then '{}' else array['=o'] end
  from group_lexemes(title) groups
$$;

-- migrate:down
