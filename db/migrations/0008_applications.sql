-- migrate:up
-- 32 partitions by mission: 100 M applications are 32 tables of 3 M, and everything about one mission is in one of them.
create sequence application_id_seq;
create table applications (
  id bigint not null default nextval('application_id_seq'),
  mission_id bigint not null references missions (id),
  candidate_id bigint not null references candidates (user_id),
  company_id bigint not null references companies (id),
  status text not null default 'pending' check (status in ('pending', 'reviewed', 'accepted', 'rejected')),
  candidate_status text check (candidate_status in ('confirmed', 'withdrawn')),
  message text not null,
  cv_file_id bigint references files (id),       -- the version sent, whatever the profile holds later
  seen_at timestamptz,
  decided_at timestamptz,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  attendance text check (attendance in ('worked', 'absent')),
  attendance_at timestamptz,
  contested_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (mission_id, id),
  unique (mission_id, candidate_id)
) partition by hash (mission_id);
create index applications_of_candidate on applications (candidate_id, created_at desc, id desc);
create index applications_of_company on applications (company_id, created_at desc, id desc);
create index applications_of_company_by_status on applications (company_id, status, created_at desc, id desc);

-- A link carries only the application's id; this says in which partition to look.
create table application_ids (
  id bigint primary key,
  mission_id bigint not null
);

create sequence application_event_id_seq;
create table application_events (
  id bigint not null default nextval('application_event_id_seq'),
  mission_id bigint not null,
  application_id bigint not null,
  kind text not null check (kind in ('received', 'seen', 'reviewed', 'reopened', 'accepted', 'rejected', 'cancelled',
    'confirmed', 'withdrawn', 'worked', 'absent', 'contested')),
  actor_id bigint,                               -- null: the product itself
  reason text,
  at timestamptz not null,
  primary key (mission_id, id),
  foreign key (mission_id, application_id) references applications (mission_id, id)
) partition by hash (mission_id);
create index application_events_of_application on application_events (mission_id, application_id, id);

do $$
begin
  for part in 0..31 loop
    execute format('create table applications_%s partition of applications for values with (modulus 32, remainder %s)
                    with (fillfactor = 90)', to_char(part, 'FM00'), part);
    execute format('create table application_events_%s partition of application_events for values with (modulus 32, remainder %s)',
                   to_char(part, 'FM00'), part);
  end loop;
end $$;

-- One row per worked day of an accepted application. The constraint is what makes double booking impossible.
create table bookings (
  application_id bigint not null,
  candidate_id bigint not null references candidates (user_id),
  mission_id bigint not null references missions (id),
  during tstzrange not null check (not isempty(during)),
  primary key (application_id, during),
  constraint bookings_no_overlap exclude using gist (candidate_id with =, during with &&)
);
create index bookings_of_mission on bookings (mission_id);

create table interviews (
  id bigint generated always as identity primary key,
  mission_id bigint not null,
  application_id bigint not null,
  status text not null default 'proposed' check (status in ('proposed', 'chosen', 'declined', 'countered')),
  proposed_times timestamptz[] not null check (cardinality(proposed_times) between 1 and 3),
  proposed_by bigint not null references users (id),
  chosen_time timestamptz,
  place text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (mission_id, application_id) references applications (mission_id, id)
);
create index interviews_of_application on interviews (mission_id, application_id);

-- migrate:down
