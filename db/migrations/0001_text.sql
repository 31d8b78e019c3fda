-- migrate:up
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists intarray;
create extension if not exists btree_gist;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and indexes need IMMUTABLE.
create function fold_text(value text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
create text search configuration fr (copy = pg_catalog.french);
alter text search configuration fr
  alter mapping for hword, hword_part, word with unaccent, french_stem;

-- The stock stop list is read before accents go, so « à » and « les » would survive as `a` and `le`, present in nine
-- missions out of ten. They are taken out here: a stop file would need the server's disk. `h` and `f` come from « (H/F) ».
create function stop_lexemes() returns text[]
language sql immutable parallel safe
as $$ select '{a,le,la,e,h,f,d,l,ca,ete,etre,meme,tres,plus,tout,tous,votre,vos,notre,nos,vous,nous,chez,afin,ainsi,lors,entre,sous,sans,leur}'::text[] $$;

-- Slashes, hyphens and apostrophes become spaces: the French parser reads « Serveur/Serveuse » as a file path.
create function text_lexemes(value text) returns text[]
language sql immutable strict parallel safe
as $$
  select tsvector_to_array(
    ts_delete(to_tsvector('public.fr', translate(value, '/-’''().', '       ')), public.stop_lexemes()))
$$;

-- One lexeme as a tsquery, quoted so that nothing a person types is ever read as an operator.
create function lexeme_query(lexeme text) returns tsquery
language sql immutable strict parallel safe
as $$ select ('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''')::tsquery $$;

-- migrate:down
