-- migrate:up
create table ratings (
  id bigint generated always as identity primary key,
  direction text not null check (direction in ('candidate', 'company')),
  mission_id bigint not null,
  application_id bigint not null references applications (id),
  candidate_id bigint not null references candidates (user_id),
  company_id bigint not null references companies (id),
  author_id bigint not null references users (id),
  technical smallint not null check (technical between 1 and 5),
  communication smallint not null check (communication between 1 and 5),
  experience smallint not null check (experience between 1 and 5),
  cultural smallint not null check (cultural between 1 and 5),
  overall smallint not null check (overall between 1 and 5),
  mean numeric(2, 1) not null,
  recommend boolean not null,
  comment text not null default '',
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  unique (application_id, direction)
);
create index ratings_of_candidate on ratings (candidate_id, created_at desc) where direction = 'candidate';
create index ratings_of_company on ratings (company_id, created_at desc) where direction = 'company';

create table candidate_badges (
  candidate_id bigint not null references candidates (user_id),
  badge text not null check (badge in ('quick_starter', 'reliable')),
  count integer not null default 1,
  awarded_at timestamptz not null default now(),
  primary key (candidate_id, badge)
);

-- Who looked at whose contact details or CV, and when: shown to the person concerned.
create table contact_views (
  id bigint generated always as identity primary key,
  viewer_id bigint not null references users (id),
  candidate_id bigint not null references candidates (user_id),
  subject text not null check (subject in ('contact', 'cv')),
  at timestamptz not null default now()
);
create index contact_views_of_candidate on contact_views (candidate_id, at desc);
create index contact_views_of_viewer on contact_views (viewer_id, at desc);

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null check (subject in ('general', 'support', 'billing', 'feedback', 'other')),
  message text not null,
  user_id bigint references users (id),
  created_at timestamptz not null default now(),
  handled_at timestamptz
);

create table reports (
  id bigint generated always as identity primary key,
  subject_type text not null check (subject_type in ('mission', 'user', 'message', 'rating')),
  subject_id bigint not null,
  reason text not null,
  details text not null default '',
  reporter_id bigint references users (id),
  reporter_email text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  decision text,
  decided_by bigint references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index reports_open on reports (created_at) where status = 'open';
create index reports_of_subject on reports (subject_type, subject_id);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_id bigint references users (id),
  action text not null,
  subject_type text not null,
  subject_id bigint,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc);
create index audit_log_recent on audit_log (at desc);

-- migrate:down
