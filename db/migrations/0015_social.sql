-- migrate:up
-- Whoever ends a session, and for whatever reason: its tickets open no socket and its device hears nothing any more.
alter table socket_tickets
  drop constraint socket_tickets_session_id_fkey,
  add foreign key (session_id) references sessions (id) on delete cascade;
alter table push_subscriptions
  drop constraint push_subscriptions_session_id_fkey,
  add foreign key (session_id) references sessions (id) on delete cascade;
create index socket_tickets_session on socket_tickets (session_id);
create index socket_tickets_expiry on socket_tickets (expires_at);
create index push_subscriptions_session on push_subscriptions (session_id) where session_id is not null;

create function silence_session() returns trigger language plpgsql as $$
begin
  delete from socket_tickets where session_id = new.id;
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger session_ended after update of revoked_at on sessions
for each row when (old.revoked_at is null and new.revoked_at is not null) execute function silence_session();

-- Links that were used are swept like those that expired.
create index one_time_tokens_used on one_time_tokens (used_at) where used_at is not null;
create index contact_messages_age on contact_messages (created_at);

-- A message is found by its conversation and its id.
alter table reports add column conversation_id bigint references conversations (id);
alter table reports add check ((subject_type = 'message') = (conversation_id is not null));
alter table reports add check (reason in ('fraud', 'discrimination', 'illegal_work', 'harassment', 'spam', 'other'));

-- A month whose last notification is past its time goes whole; what strayed into the default partition goes row by row.
create function drop_notifications_before(instant timestamptz) returns void language plpgsql as $$
declare part text;
begin
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.notifications'::regclass and c.relname ~ '^notifications_\d{4}_\d{2}$'
      and to_date(substring(c.relname from '\d{4}_\d{2}$'), 'YYYY_MM') + interval '1 month' <= instant
  loop
    execute format('drop table public.%I', part);
  end loop;
  delete from public.notifications_default where created_at < instant;
end $$;

-- migrate:down
