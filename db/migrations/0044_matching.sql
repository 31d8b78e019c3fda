-- migrate:up
-- What a person says of their time. Employers never read it: they see yes or unknown for their own shift.
create table availabilities (
  candidate_id bigint primary key references candidates (user_id),
  -- Bit 4 × day + slot from Monday morning, as `weekBits` of packages/domain. A bit unset never means no.
  week integer not null default 0 check (week between 0 and 268435455),
  now_until timestamptz,
  night_alerts boolean not null default false,
  verified_only boolean not null default false,
  driving_licence boolean not null default false,
  -- The week is believed until then.
  expires_at timestamptz not null,
  renewal_asked_at timestamptz,
  updated_at timestamptz not null default now()
);
create index availabilities_expiry on availabilities (expires_at) where renewal_asked_at is null;

create table availability_exceptions (
  candidate_id bigint not null references availabilities (candidate_id) on delete cascade,
  first_day date not null,
  last_day date not null,
  -- Morning 1, noon 2, evening 4, night 8.
  slots smallint not null check (slots between 1 and 15),
  available boolean not null,
  primary key (candidate_id, first_day, last_day, slots),
  check (last_day >= first_day)
);
create index availability_exceptions_age on availability_exceptions (last_day);

-- Who gets a place: the employer's choice among applications, or the first person who says yes.
alter table missions
  add booking text not null default 'choose',
  add waves_stopped_at timestamptz,
  add constraint missions_booking_check check (booking in ('choose', 'first')) not valid;

-- A wave exists from the moment it is planned; `told` people when it was sent.
create table mission_waves (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  number smallint not null check (number > 0),
  state text not null default 'due' check (state in ('due', 'sent', 'stopped')),
  reason text not null check (reason in ('published', 'reopened', 'asked')),
  size smallint not null check (size > 0),
  due_at timestamptz not null,
  sent_at timestamptz,
  unique (mission_id, number),
  check ((state = 'sent') = (sent_at is not null))
);
-- One planned wave per mission.
create unique index mission_waves_due on mission_waves (mission_id) where state = 'due';

-- One per person and mission, whatever the number of waves: nobody is told twice.
create table propositions (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  candidate_id bigint not null references candidates (user_id),
  wave_id bigint not null references mission_waves (id),
  -- Hundredths of a point.
  score smallint not null check (score between 0 and 10000),
  newcomer boolean not null,
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Handed to a channel, shown on a screen.
  notified_at timestamptz,
  seen_at timestamptz,
  answer text check (answer in ('yes', 'no', 'standby')),
  answered_at timestamptz,
  answer_reason text check (answer_reason in ('not_free', 'too_far', 'pay', 'not_my_job', 'other')),
  -- A standby that was called when a place reopened.
  called_at timestamptz,
  called_until timestamptz,
  -- Filled, closed or withdrawn before an answer.
  closed_at timestamptz,
  application_id bigint,
  unique (mission_id, candidate_id),
  check ((answer is null) = (answered_at is null)),
  check (called_at is null or answer is not null)
) with (fillfactor = 80);
create index propositions_of_candidate on propositions (candidate_id, created_at desc);
create index propositions_of_wave on propositions (wave_id);
-- To delete old ones.
create index propositions_age on propositions using brin (created_at);
create index propositions_standby on propositions (mission_id, answered_at) where answer = 'standby' and closed_at is null;

-- migrate:down
