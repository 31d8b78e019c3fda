-- migrate:up
-- The second step of signing in: an authenticator application. The secret is encrypted with a key the database never holds;
-- a step that was used is remembered, so that a code serves once.
create table totp_factors (
  user_id bigint primary key references users (id),
  secret bytea not null,
  confirmed_at timestamptz,
  last_used_step bigint not null default 0,
  -- All recovery codes of one person are hashed with it: one hash tells whether a typed code is among them.
  recovery_salt bytea not null,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id bigint not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Between the password and the code: whoever gave the first holds the challenge, of which only the hash is kept.
create table totp_challenges (
  challenge_hash bytea primary key,
  user_id bigint not null references users (id),
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index totp_challenges_user on totp_challenges (user_id);
create index totp_challenges_expiry on totp_challenges (expires_at);

-- Whether a code was given in this session: an admin does nothing without.
alter table sessions add column factor_checked boolean not null default false;

-- migrate:down
