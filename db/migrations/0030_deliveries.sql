-- migrate:up
-- What is still to leave the site, or left it lately: one row for each person and event, whatever the channels. It is written
-- with the notification and lives a week, so that a job that runs again finds it.
create table deliveries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  event_key text not null,
  type text not null check (type in ('job_match', 'application_update', 'rating_received', 'new_job', 'other')),
  kind text not null,
  title text not null,
  message text not null,
  action_url text not null check (action_url like '/%' and action_url not like '//%'),
  -- The time of the event, which is that of its notification.
  created_at timestamptz not null,
  -- The same, unless it goes on: then the time of what it last said.
  latest_at timestamptz not null,
  -- In the list of notifications too: reading it there, or removing it, is having been told.
  listed boolean not null,
  urgent_mission boolean not null default false,
  -- Null once there is nothing left to do.
  push_due_at timestamptz,
  push_held boolean not null default false,
  pushed_at timestamptz,
  mail_due_at timestamptz,
  mail_held boolean not null default false,
  mailed_at timestamptz,
  -- Those that leave in one mail share its key, and keep it when the mail has to be sent again.
  mail_key text,
  unique (user_id, event_key)
);
create index deliveries_push_due on deliveries (push_due_at) where push_due_at is not null;
create index deliveries_mail_due on deliveries (mail_due_at) where mail_due_at is not null;
create index deliveries_created on deliveries (created_at);

-- One message on its way to one device; gone when it has arrived, is of no use any more, or the device is.
create table push_sends (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  payload jsonb not null,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  -- A newer word about the same thing takes the place of one that has not left.
  topic text not null,
  unique (subscription_id, topic)
);
create index push_sends_due on push_sends (due_at);

-- migrate:down
