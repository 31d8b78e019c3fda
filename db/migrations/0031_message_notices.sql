-- migrate:up
-- Someone has written in a conversation and the other person is still to be told; the worker looks every second. A job of the queue
-- for each message would notify, and PostgreSQL commits whatever notifies one after the other.
create table message_notices (
  conversation_id bigint not null references conversations (id) on delete cascade,
  sender_id bigint not null,
  -- The latest they said.
  message_id bigint not null,
  due_at timestamptz not null,
  primary key (conversation_id, sender_id)
);
create index message_notices_due on message_notices (due_at);

-- migrate:down
