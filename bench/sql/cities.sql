-- GET /api/cities/?q=: what starts with the typed text, then what contains it.
\set n random(1, 200)
select c.code, c.name, c.department_code, d.region, c.postcodes from communes c join departments d on d.code = c.department_code
where c.name_key like (select typed from bench_typed where n = :n) || '%'
  or c.name_key like '% ' || (select typed from bench_typed where n = :n) || '%'
order by c.name_key like (select typed from bench_typed where n = :n) || '%' desc, c.population desc limit 30;
