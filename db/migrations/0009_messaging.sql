-- migrate:up
create table conversations (
  id bigint generated always as identity primary key,
  user_a bigint not null references users (id),
  user_b bigint not null references users (id),
  last_message_id bigint,
  last_preview text,
  last_sender_id bigint,
  last_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_a, user_b),
  check (user_a < user_b)
) with (fillfactor = 80);

create table conversation_members (
  user_id bigint not null references users (id),
  conversation_id bigint not null references conversations (id),
  unread integer not null default 0,
  last_read_id bigint not null default 0,
  last_at timestamptz not null default now(),
  primary key (user_id, conversation_id)
) with (fillfactor = 80);
-- Without it, an employer with five thousand conversations sorts them all to show twenty.
create index conversation_members_recent on conversation_members (user_id, last_at desc);
create index conversation_members_unread on conversation_members (user_id) where unread > 0;

-- Take the conversation's lock before nextval, or two commits can invert and a reader that resumes loses a message.
create sequence message_id_seq;
create table messages (
  id bigint not null default nextval('message_id_seq'),
  conversation_id bigint not null references conversations (id),
  sender_id bigint not null references users (id),
  content text not null check (length(content) between 1 and 4000),
  client_id text,
  created_at timestamptz not null default now(),
  primary key (conversation_id, id)
) partition by hash (conversation_id);
create unique index messages_once on messages (conversation_id, sender_id, client_id) where client_id is not null;

do $$
begin
  for part in 0..63 loop
    execute format('create table messages_%s partition of messages for values with (modulus 64, remainder %s)',
                   to_char(part, 'FM00'), part);
  end loop;
end $$;

create table blocks (
  blocker_id bigint not null references users (id),
  blocked_id bigint not null references users (id),
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_of_blocked on blocks (blocked_id);

-- migrate:down
