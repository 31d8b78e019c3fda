-- migrate:up
-- One row per mail to send. It holds ids only: the words and the one-time links are made when it is sent.
create table mail_letters (
  id bigint generated always as identity primary key,
  -- Becomes the Message-ID: a letter sent twice is recognised by it.
  key text not null unique,
  kind text not null,
  payload jsonb not null,
  -- Whose letter it is; null for our own team, for visitors and for accounts that are gone.
  user_id bigint references users (id),
  created_at timestamptz not null,
  -- While a worker sends it, the end of that worker's lease. Null once it was sent or given up.
  next_try_at timestamptz,
  tries smallint not null default 0,
  sent_at timestamptz,
  -- Refused by the mail server for good, or not taken in 72 hours.
  failed_at timestamptz,
  -- The SMTP code and command of the last failure, never the server's sentence, which may name the recipient.
  failure text,
  check (num_nonnulls(next_try_at, sent_at, failed_at) = 1)
);
create index mail_letters_due on mail_letters (next_try_at, id) where next_try_at is not null;
create index mail_letters_user on mail_letters (user_id, kind, created_at) where user_id is not null;
create index mail_letters_failed on mail_letters (failed_at) where failed_at is not null;
create index mail_letters_created on mail_letters (created_at);

-- migrate:down
