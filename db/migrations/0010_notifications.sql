-- migrate:up
-- Monthly partitions, because a month is dropped as one table when its time is up. `created_at` is the time of the event itself, so the
-- same event written twice meets the unique constraint whatever the moment of the retry.
create sequence notification_id_seq;
create table notifications (
  id bigint not null default nextval('notification_id_seq'),
  user_id bigint not null references users (id),
  type text not null check (type in ('job_match', 'application_update', 'rating_received', 'new_job', 'other')),
  kind text not null,
  event_key text not null,
  title text not null,
  message text not null,
  action_url text not null check (action_url like '/%' and action_url not like '//%'),
  read_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, created_at, id),
  unique (user_id, event_key, created_at)
) partition by range (created_at);
create index notifications_unread on notifications (user_id) where read_at is null;
create table notifications_default partition of notifications default;

-- Called at migration and every day by the worker: next month's table exists before its first row does.
create function ensure_notification_partitions(months_back integer, months_ahead integer) returns void
language plpgsql as $$
declare month date;
begin
  for month in select generate_series(date_trunc('month', now()) - make_interval(months => months_back),
                                      date_trunc('month', now()) + make_interval(months => months_ahead), '1 month')::date loop
    if to_regclass(format('public.notifications_%s', to_char(month, 'YYYY_MM'))) is null then
      execute format('create table public.notifications_%s partition of public.notifications for values from (%L) to (%L)',
                     to_char(month, 'YYYY_MM'), month, month + interval '1 month');
    end if;
  end loop;
end $$;
select ensure_notification_partitions(6, 2);

create table notification_preferences (
  user_id bigint not null references users (id),
  type text not null check (type in ('job_match', 'application_update', 'rating_received', 'new_job', 'other')),
  channel text not null check (channel in ('in_app', 'email', 'push')),
  enabled boolean not null,
  primary key (user_id, type, channel)
);

create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  session_id bigint references sessions (id),
  kind text not null check (kind in ('web_push', 'fcm')),
  endpoint text not null unique,
  keys jsonb,
  created_at timestamptz not null default now(),
  failed_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);

-- migrate:down
