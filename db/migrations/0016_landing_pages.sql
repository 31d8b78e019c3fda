-- migrate:up
-- Sectors and communes with enough live missions to deserve a page of their own. Grouping every live mission is too slow for a
-- page, so the worker writes the list again every hour; readers only ever walk one of these indexes.
create table landing_pages (
  sector text not null,
  place text not null,                           -- « lyon-69 », as addresses write it
  commune_code text not null references communes (code),
  live integer not null check (live > 0),
  primary key (sector, place)
);
create index landing_pages_of_place on landing_pages (place, live desc);
create index landing_pages_of_sector on landing_pages (sector, live desc, place);
create index landing_pages_largest on landing_pages (live desc, sector, place);

-- migrate:down
