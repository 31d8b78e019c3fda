-- migrate:up
-- Communes spelled almost like what was typed, most alike first: which of them was meant is decided by whoever asks. The longer the
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

-- migrate:down
