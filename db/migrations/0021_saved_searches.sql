-- migrate:up
-- What a person keeps looking for, as the search call takes it: at most twenty each, none of them twice.
create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  criteria jsonb not null check (jsonb_typeof(criteria) = 'object' and criteria <> '{}'),
  created_at timestamptz not null default now(),
  unique (user_id, criteria)
);

-- migrate:down
