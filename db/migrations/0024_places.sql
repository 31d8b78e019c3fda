-- migrate:up
lock table departments, communes, missions in access exclusive mode;

-- Its centre: the point its missions are measured from when a whole department is searched.
alter table departments
  -- INSEE.
  add region_code text,
  add population integer,
  add lat double precision,
  add lon double precision;

-- The 45 municipal arrondissements are places of their own, inside Paris, Lyon and Marseille.
alter table communes
  add kind text not null default 'commune' check (kind in ('commune', 'arrondissement')),
  add parent_code text references communes (code),
  -- Four bytes where a code takes six: an index of missions by place holds it a million times.
  add place_id integer generated always as identity unique,
  add constraint communes_parent check ((kind = 'arrondissement') = (parent_code is not null));
create index communes_of_parent on communes (parent_code) where parent_code is not null;
create index communes_of_department on communes (department_code);

-- Places spelled almost like what was typed, most alike first: which of them was meant is decided by whoever asks.
create function similar_communes(typed text) returns setof communes
language sql stable strict parallel safe
set pg_trgm.similarity_threshold = 0.2
as $$ select * from communes where name_key % typed order by similarity(name_key, typed) desc, population desc limit 60 $$;

-- Where a company needs people. The public reads its name and its place; street and door are for people accepted.
create table establishments (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  name text not null check (length(name) between 1 and 120),
  place_code text not null references communes (code),
  postcode text check (postcode ~ '^[0-9]{5}$'),
  street text check (length(street) between 1 and 200),
  -- How to get in: « porte B, demander Nadia ».
  access text check (length(access) between 1 and 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- No longer offered when publishing; its missions keep it.
  closed_at timestamptz,
  unique (company_id, place_code, name)
);

-- Null for remote missions, and for places we do not know.
alter table missions
  add establishment_id bigint,
  add constraint missions_establishment_id_fkey foreign key (establishment_id) references establishments (id) not valid;

-- migrate:down
