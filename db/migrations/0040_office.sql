-- migrate:up
-- What the office decided, of whom and why. Rows are only ever added, and outlive what they name.
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
