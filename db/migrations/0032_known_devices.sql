-- migrate:up
-- Devices that have signed in to an account before. A storm of wrong passwords from strangers does not lock them out.
create table known_devices (
  user_id bigint not null references users (id),
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_devices_token on known_devices (token_hash);
create index known_devices_last_used on known_devices (last_used_at);

-- migrate:down
