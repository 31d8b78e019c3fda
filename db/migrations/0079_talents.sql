-- migrate:up
-- How many people of a trade are available in a place, counted by the worker: never an exact number, never fewer than five.
create table talent_groups (
  place_code text not null,                      -- of a large town, or of a department for everybody else there
  place_kind text not null check (place_kind in ('commune', 'departement')),
  department_code text not null,
  title text not null,
  people integer not null check (people >= 5),   -- rounded down
  -- All groups of the place together, and the rank of this one among them.
  place_people integer not null,
  place_rank smallint not null,
  counted_at timestamptz not null,
  primary key (place_code, title)
);
-- The largest groups of the largest places.
create index talent_groups_largest on talent_groups (place_people desc, place_code, place_rank) where place_rank <= 6;
create index talent_groups_of_department on talent_groups (department_code);

-- migrate:down
