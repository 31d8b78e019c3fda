-- migrate:up
-- A search for a métier finds the missions whose title names it. What a description says only counts where the title names no métier:
-- « Administrateur systèmes » speaks of servers, and is no « serveur ».
alter table search_terms add is_metier boolean not null default false;

-- `=o`: the title names no métier. A group has the name of its first expression.
create function title_lexemes(title text) returns text[]
language sql stable strict parallel safe
as $$
  select groups || case when exists (
      select from unnest(groups) g join search_terms t on t.key = substr(g, 2) and t.is_metier)
    then '{}' else array['=o'] end
  from group_lexemes(title) groups
$$;

create or replace function mission_document(m missions) returns tsvector
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

-- As in 0009, with `^`: a word of the whole text, where the title names no métier.
create or replace function ideas_query(ideas text[]) returns tsquery
language plpgsql immutable strict parallel safe
as $$
declare idea text; alternative text; mark text; lexemes text[]; choices text[]; met text[] := '{}';
begin
  foreach idea in array ideas loop
    choices := '{}';
    foreach alternative in array string_to_array(idea, '|') loop
      mark := coalesce(substring(alternative from '^[~@]'), '');
      lexemes := case when alternative ~ '^[#=]' then array[alternative] else text_lexemes(ltrim(alternative, '~@^')) end;
      if lexemes <> '{}' then
        if alternative like '^%' then lexemes := lexemes || '=o'::text; end if;
        choices := choices || ('(' || (select string_agg(lexeme_query(mark || l)::text, ' & ') from unnest(lexemes) l) || ')');
      end if;
    end loop;
    if choices <> '{}' then met := met || ('(' || array_to_string(choices, ' | ') || ')'); end if;
  end loop;
  return nullif(array_to_string(met, ' & '), '')::tsquery;
end $$;

-- migrate:down
