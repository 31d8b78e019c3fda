-- migrate:up
-- Monthly partitions, because a month is dropped as one table when its time is up (docs/adr/0016). `created_at` is the time of
-- the event itself, so that an event written again by a retry meets the unique constraint.
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

-- Called at migration and every day by the worker, which may not change the schema itself: both functions run with their
-- owner's rights, and so with a path of their own.
create function ensure_notification_partitions(months_back integer, months_ahead integer) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
revoke all on function ensure_notification_partitions(integer, integer) from public;
select ensure_notification_partitions(6, 2);

-- Drops the months before this instant, and deletes older rows of the default partition.
create function drop_notifications_before(instant timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
revoke all on function drop_notifications_before(timestamptz) from public;

create table notification_preferences (
  user_id bigint not null references users (id),
  type text not null check (type in ('job_match', 'application_update', 'rating_received', 'new_job', 'other')),
  channel text not null check (channel in ('in_app', 'email', 'push', 'sms')),
  enabled boolean not null,
  primary key (user_id, type, channel)
);

create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  session_id bigint references sessions (id) on delete cascade,
  kind text not null check (kind in ('web_push', 'fcm')),
  endpoint text not null unique,
  keys jsonb,
  created_at timestamptz not null default now(),
  failed_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id) where session_id is not null;

-- Push messages, text messages and mails to send, or sent in the last week: one row for each person and event, whatever the
-- channels. It is written with the notification, so that a job that runs again finds it.
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
  -- The same, or the time of its latest update.
  latest_at timestamptz not null,
  -- In the list of notifications too: once read or removed there, it is not sent.
  listed boolean not null,
  -- At night only what is about a mission that starts within hours leaves the site.
  mission_starts_at timestamptz,
  -- The search that an alert comes from: its mail stops that one.
  saved_search_id bigint,
  -- The proposition it is about: once answered, seen or over, no text message is sent.
  proposition_id bigint,
  -- Null once there is nothing left to do.
  push_due_at timestamptz,
  push_held boolean not null default false,
  pushed_at timestamptz,
  -- A text message for a proposition that nobody saw, only to people who asked for them. Null once there is nothing left to do;
  -- until then no mail leaves either.
  sms_due_at timestamptz,
  sms_sent_at timestamptz,
  mail_due_at timestamptz,
  mail_held boolean not null default false,
  mailed_at timestamptz,
  -- Those that leave in one mail share its key, and keep it when the mail has to be sent again.
  mail_key text,
  unique (user_id, event_key)
);
create index deliveries_push_due on deliveries (push_due_at) where push_due_at is not null;
-- Text messages to send.
create index deliveries_sms_due on deliveries (sms_due_at) where sms_due_at is not null;
create index deliveries_mail_due on deliveries (mail_due_at) where mail_due_at is not null;
create index deliveries_created on deliveries (created_at);

-- One push message to one device; deleted when it was sent, has expired, or the device is gone.
create table push_sends (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  payload jsonb not null,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  -- A newer message about the same thing replaces one that was not sent.
  topic text not null,
  unique (subscription_id, topic)
);
create index push_sends_due on push_sends (due_at);

-- One text message to one phone; deleted when the provider took it, refused it, or it has expired.
create table sms_sends (
  delivery_id bigint primary key references deliveries (id) on delete cascade,
  recipient text not null,
  body text not null,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  expires_at timestamptz not null
);
create index sms_sends_due on sms_sends (due_at);

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

-- The notifications that an act settles, by kind: the same as `SETTLED_BY` of packages/domain.
create function settles(act text) returns text[]
language sql immutable strict parallel safe
as $$
  select (case act
    when 'received' then '{application_withdrawn}'
    when 'seen' then '{application_received}'
    when 'reviewed' then '{application_received}'
    when 'reopened' then '{application_cancelled,application_rejected}'
    when 'accepted' then '{application_cancelled,application_received,application_rejected,application_reopened,application_seen'
      || ',interview_declined,mission_filled}'
    when 'rejected' then '{application_received,application_reopened,application_seen,confirmation_asked,interview_chosen'
      || ',interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held'
      || ',mission_hidden,mission_released,mission_restored}'
    when 'cancelled' then '{application_accepted,application_confirmed,confirmation_asked,interview_chosen,interview_countered'
      || ',interview_declined,interview_proposed,interview_soon,mission_changed,mission_filled,mission_held,mission_hidden'
      || ',mission_released,mission_restored}'
    when 'confirmed' then '{application_accepted,confirmation_asked}'
    when 'withdrawn' then '{application_accepted,application_confirmed,application_received,application_reopened,application_seen'
      || ',confirmation_asked,interview_chosen,interview_countered,interview_declined,interview_proposed,interview_soon,mission_changed'
      || ',mission_filled,mission_held,mission_hidden,mission_released,mission_restored}'
    when 'worked' then '{application_confirmed,attendance_absent,attendance_contested}'
    when 'absent' then '{application_confirmed,attendance_contested,attendance_worked}'
    when 'contested' then '{attendance_absent}'
    when 'interview_proposed' then '{interview_countered,interview_declined}'
    when 'interview_chosen' then '{interview_countered,interview_proposed}'
    when 'interview_declined' then '{interview_chosen,interview_countered,interview_proposed,interview_soon}'
    when 'interview_countered' then '{interview_chosen,interview_countered,interview_proposed,interview_soon}'
    when 'rated' then '{attendance_worked}'
    when 'answered' then '{proposition,standby_called}'
    when 'renewed' then '{availability_renewal}'
    else '{}' end)::text[]
$$;

-- Marks as read what this act settles of an application, for both sides or for one of them. The notification of several applications is
-- settled once each of them was opened, answered or withdrawn.
create function settle_application(application bigint, act text, at timestamptz, candidate_too boolean) returns void
language plpgsql
as $$
declare
  a applications;
  boss bigint;
  listed text;
begin
  if settles(act) = '{}' then return; end if;
  select * into a from applications x where x.id = application;
  select m.created_by into boss from missions m where m.id = a.mission_id;
  listed := '/employeur/tableau-de-bord/emploi/' || a.mission_id || '/candidatures';
  update notifications n set read_at = at
  where n.user_id in (boss, case when candidate_too then a.candidate_id end) and n.read_at is null and n.kind = any (settles(act))
    and (n.action_url in ('/employeur/tableau-de-bord/candidatures/' || application,
        '/candidat/tableau-de-bord/candidatures/' || application,
        '/candidat/tableau-de-bord/candidatures#candidature-' || application,
        '/candidat/tableau-de-bord/evaluer/' || application)
      or (n.action_url = listed and not exists (
        select from applications x where x.mission_id = a.mission_id and x.status = 'pending' and x.seen_at is null
          and x.candidate_status is distinct from 'withdrawn'))
      or (n.kind like 'interview%' and n.action_url in (
        select side || '/tableau-de-bord/entretiens/' || i.id
        from interviews i, unnest('{/candidat,/employeur}'::text[]) side where i.application_id = application)));
end $$;

-- A decision that its person does not see yet settles nothing for them: the job that tells them does.
create function settle_by_event() returns trigger language plpgsql as $$
begin
  perform settle_application(new.application_id, new.kind, new.at, not (new.kind in ('accepted', 'rejected') and exists (
    select from applications a where a.id = new.application_id and a.decision_visible_at > new.at)));
  return null;
end $$;
create trigger application_event_settles after insert on application_events
for each row execute function settle_by_event();

-- migrate:down
