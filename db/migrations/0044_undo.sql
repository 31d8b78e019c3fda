-- migrate:up
-- For a few seconds an employer may take a decision back, and the candidate still sees the status from before.
alter table applications
  add column status_before_decision text check (status_before_decision in ('pending', 'reviewed')),
  add column decision_visible_at timestamptz,
  add constraint applications_undoable_decision check (
    (status_before_decision is null) = (decision_visible_at is null)
    and (decision_visible_at is null or status in ('accepted', 'rejected')));

-- An application taken back within minutes, before any answer, is as if it had never been sent: no list shows it.
alter table applications add column undone boolean not null default false;
update applications set undone = true
where candidate_status = 'withdrawn' and status in ('pending', 'reviewed') and withdrawn_at - created_at <= interval '5 minutes';
create index applications_undone on applications (company_id, candidate_id) where undone;

-- migrate:down
