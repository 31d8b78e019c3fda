-- migrate:up
-- A text message for a proposition that nobody saw: only to people who asked for them.
alter table notification_preferences
  drop constraint notification_preferences_channel_check,
  add constraint notification_preferences_channel_check check (channel in ('in_app', 'email', 'push', 'sms')) not valid;

alter table deliveries
  -- The proposition it is about: once answered, seen or over, it is not sent.
  add proposition_id bigint,
  -- Null once there is nothing left to do; until then no mail leaves either.
  add sms_due_at timestamptz,
  add sms_sent_at timestamptz;

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

-- migrate:down
