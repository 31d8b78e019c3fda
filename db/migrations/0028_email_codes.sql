-- migrate:up
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

-- migrate:down
