-- GET /api/jobs/?mine=true: a page of the employer's missions as cards, and their number. The card is the text of the api.
with page as materialized (
  select m.id from missions m where m.company_id = (select company_id from bench_people where n = :n) and m.deleted_at is null
  order by m.published_at desc, m.id desc limit 11 offset 0)
select coalesce((
    select json_agg({card} order by m.published_at desc, m.id desc)
    from (select id from page limit 10) shown join missions m on m.id = shown.id join companies c on c.id = m.company_id), '[]')::text,
  (select count(*) from missions m where m.company_id = (select company_id from bench_people where n = :n) and m.deleted_at is null),
  (select count(*) > 10 from page);
