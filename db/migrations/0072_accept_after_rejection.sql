-- migrate:up
-- Somebody rejected may be accepted in one step; taking it back within its seconds leaves them rejected.
alter table applications
  drop constraint applications_status_before_decision_check,
  add constraint applications_status_before_decision_check
    check (status_before_decision in ('pending', 'reviewed', 'rejected')) not valid;

-- migrate:down
