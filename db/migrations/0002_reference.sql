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
  region text not null
);

create table communes (
  code text primary key,                        -- INSEE
  name text not null,
  name_key text not null,                       -- folded, hyphens and apostrophes as spaces
  department_code text not null references departments (code),
  postcodes text[] not null default '{}',
  population integer not null default 0,
  lat double precision not null,
  lon double precision not null,
  precision text not null check (precision in ('exact', 'postcode', 'epci', 'department'))
);
create index communes_name_prefix on communes (name_key text_pattern_ops);
create index communes_name_words on communes using gin (name_key gin_trgm_ops);
create index communes_postcodes on communes using gin (postcodes);
create index communes_by_population on communes (population desc);

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

-- Words that look like what was typed, most alike first: which of them was meant is decided by whoever asks.
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
  group_name text
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

-- migrate:down
