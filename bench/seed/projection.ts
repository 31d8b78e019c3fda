/** Fills a search projection in one go, by the same functions the triggers call, with its indexes built afterwards. */
import type pg from "pg";

/** `schema` holds `mission_search` and what is counted of it; `source` selects missions as `m`, and their `document` when known. */
export async function fillProjection(client: pg.Client, schema: string, source: string): Promise<void> {
  const indexes = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = ($1 || '.mission_search')::regclass and not i.indisprimary`,
    [schema],
  );
  // A GIN index takes minutes row by row and seconds in one build.
  for (const { name } of indexes.rows) await client.query(`drop index ${schema}.${name}`);
  await client.query(`truncate ${schema}.mission_search`);
  await client.query(`
    insert into ${schema}.mission_search (mission_id, published_at, hourly_cents, starts_at, sectors, skill_ids, document,
      place_id, lat, lon, last_start, flags)
    select (m).id, (m).published_at, (m).hourly_cents, (m).next_start, (m).sectors, (m).skill_ids,
      coalesce(document, mission_document(m)), f.place_id, f.lat, f.lon, greatest(f.last_start, (m).next_start), f.flags
    from (${source}) chosen cross join lateral search_fields(m) f
    where is_searchable(m) order by (m).published_at, (m).id`);
  for (const { definition } of indexes.rows) await client.query(definition);
  await countLive(client, schema);
  await client.query(`set search_path = ${schema}, public`);
  await client.query("select refresh_place_live(), refresh_lexeme_shares()");
  await client.query("reset search_path");
}

/** What the triggers of `mission_search` would have counted. */
async function countLive(client: pg.Client, schema: string): Promise<void> {
  await client.query(`
    delete from ${schema}.stat_counters where key = 'live' or key like 'live:%';
    insert into ${schema}.stat_counters (key, slot, n)
    select 'live', 0, count(*) from ${schema}.mission_search
    union all
    select 'live:' || s, 0, count(*) from ${schema}.mission_search, unnest(sectors) s group by s`);
}

/** What the worker does every minute: started missions leave. Schemas of copies have no trigger to count them out. */
export async function sweep(client: pg.Client, schema: string): Promise<void> {
  await client.query(`delete from ${schema}.mission_search where starts_at <= now()`);
  if (schema !== "public") await countLive(client, schema);
}

export async function fillSearchWords(client: pg.Client): Promise<void> {
  await client.query(`
    insert into search_words (word)
    select distinct w from missions m join mission_search s on s.mission_id = m.id,
      regexp_split_to_table(fold_text(m.title || ' ' || array_to_string(m.skills, ' ')), '[^a-z0-9]+') w
    where length(w) > 2
    on conflict do nothing`);
}
