-- migrate:up
-- Who looked at whose contact details or CV, and when: shown to the person concerned, one line per Paris day.
create table contact_views (
  id bigint generated always as identity primary key,
  viewer_id bigint not null references users (id),
  candidate_id bigint not null references candidates (user_id),
  subject text not null check (subject in ('contact', 'cv')),
  at timestamptz not null default now(),
  day date generated always as ((at at time zone 'Europe/Paris')::date) stored
);
create index contact_views_of_candidate on contact_views (candidate_id, at desc);
create index contact_views_of_viewer on contact_views (viewer_id, at desc);
create unique index contact_views_once on contact_views (viewer_id, candidate_id, subject, day);
create index contact_views_age on contact_views (at);

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null check (subject in ('general', 'support', 'billing', 'feedback', 'other')),
  message text not null,
  user_id bigint references users (id),
  created_at timestamptz not null default now()
);
create index contact_messages_of_user on contact_messages (user_id) where user_id is not null;
create index contact_messages_age on contact_messages (created_at);

create table reports (
  id bigint generated always as identity primary key,
  subject_type text not null check (subject_type in ('mission', 'user', 'message', 'rating')),
  subject_id bigint not null,
  conversation_id bigint references conversations (id), -- a message is found by its conversation and its id
  reason text not null check (reason in ('fraud', 'discrimination', 'illegal_work', 'harassment', 'spam', 'other')),
  details text not null default '',
  reporter_id bigint references users (id),
  reporter_email text,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  decision text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((subject_type = 'message') = (conversation_id is not null))
);
create index reports_open on reports (created_at) where status = 'open';
create index reports_of_subject on reports (subject_type, subject_id);
create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;

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

-- Decisions of admins, whom they concern and why. Rows are only ever added, and outlive what they name.
create table office_decisions (
  id bigint generated always as identity primary key,
  decided_at timestamptz not null default now(),
  -- The admin's account, or null for a decision made from the command line, whose author `decided_by` names.
  admin_id bigint,
  decided_by text not null check (length(btrim(decided_by)) between 2 and 100),
  action text not null check (action in ('release', 'hide', 'restore', 'suspend', 'reinstate', 'dismiss')),
  subject_type text not null check (subject_type in ('mission', 'user', 'report')),
  subject_id bigint not null,
  report_id bigint,
  reason text not null check (length(btrim(reason)) between 10 and 2000)
);
create index office_decisions_of_subject on office_decisions (subject_type, subject_id, id desc);

-- migrate:down
