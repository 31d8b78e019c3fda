-- migrate:up
-- One row is one signed-in device, that is one family of refresh tokens. The token itself is derived from `nonce` and
-- `seq` with a key the database never sees, so a lost answer can be given again and an old token is recognised.
create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  nonce bytea not null,
  seq integer not null default 0,
  token_hash bytea not null,
  rotated_at timestamptz not null default now(),
  -- Whether a code was given in this session: an admin does nothing without.
  factor_checked boolean not null default false,
  -- When one was last given: decisions of the office need a recent one.
  factor_checked_at timestamptz,
  device text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text check (revoke_reason in ('logout', 'reuse', 'password', 'ended', 'suspended', 'deleted'))
) with (fillfactor = 80);
create index sessions_user on sessions (user_id);
-- Where people sign in from is compared over ended sessions too.
create index sessions_owner on sessions (user_id, created_at desc);
create index sessions_expiry on sessions (expires_at);
-- Each api process asks every second which sessions have just ended, to close their sockets.
create index sessions_ended on sessions (revoked_at) where revoked_at is not null;

create table one_time_tokens (
  token_hash bytea primary key,
  user_id bigint not null references users (id),
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'delete_account')),
  new_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);
create index one_time_tokens_expiry on one_time_tokens (expires_at);
create index one_time_tokens_used on one_time_tokens (used_at) where used_at is not null;

-- The six digits of the confirmation mail: one code per account, typed in a session of that account.
create table email_codes (
  user_id bigint primary key references users (id),
  code_hash bytea not null,
  salt bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_codes_expiry on email_codes (expires_at);

-- Every code sent to a number, for a day: they are counted by account and by number. The last one is the one that works.
create table phone_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  phone text not null,
  -- Null once it was used.
  code_hash bytea,
  salt bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index phone_codes_user on phone_codes (user_id, created_at);
create index phone_codes_phone on phone_codes (phone, created_at);
create index phone_codes_age on phone_codes (created_at);

create table socket_tickets (
  ticket_hash bytea primary key,
  session_id bigint not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index socket_tickets_session on socket_tickets (session_id);
create index socket_tickets_expiry on socket_tickets (expires_at);

-- A session that ends, for whatever reason, opens no socket and receives no push message any more.
create function silence_session() returns trigger language plpgsql as $$
begin
  delete from socket_tickets where session_id = new.id;
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger session_ended after update of revoked_at on sessions
for each row when (old.revoked_at is null and new.revoked_at is not null) execute function silence_session();

-- An account that is suspended or deleted has no session left.
create function end_sessions() returns trigger language plpgsql as $$
begin
  update sessions set revoked_at = now(), revoke_reason = new.status where user_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger user_left after update of status on users
  for each row when (old.status = 'active' and new.status <> 'active') execute function end_sessions();

create table social_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_identities_user on social_identities (user_id);

-- Signing in with another site's account, between leaving and coming back. The browser alone holds the secret, of which the
-- state, the nonce and the PKCE verifier are derived: reading this table teaches nothing, and a row is used once.
create table social_attempts (
  secret_hash bytea primary key,
  provider text not null check (provider in ('google', 'facebook')),
  expires_at timestamptz not null
);
create index social_attempts_expiry on social_attempts (expires_at);

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

-- Between the password and the code: the client holds the challenge, of which only the hash is stored.
create table totp_challenges (
  challenge_hash bytea primary key,
  user_id bigint not null references users (id),
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index totp_challenges_user on totp_challenges (user_id);
create index totp_challenges_expiry on totp_challenges (expires_at);

-- The answer is stored by the transaction that produced the effect: a repeated key finds both or neither.
create table idempotency_keys (
  user_id bigint not null references users (id),
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What an earlier call with this key was answered. `running`: one is not over elsewhere. Nobody else has the key until the transaction
-- ends. Keys from before `since` are forgotten.
create function find_key(person bigint, given text, since timestamptz, out state text, out request_hash bytea, out body jsonb)
language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended(person || ':' || given, 0)) then
    state := 'running';
    return;
  end if;
  delete from idempotency_keys k where k.user_id = person and k.key = given and k.created_at < since;
  select k.request_hash, k.body into request_hash, body from idempotency_keys k where k.user_id = person and k.key = given;
  state := case when found then 'stored' else 'free' end;
end $$;

-- migrate:down
