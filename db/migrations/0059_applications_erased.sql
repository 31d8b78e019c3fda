-- migrate:up
-- When the applications of a mission were erased, five years after its end; its own figures stay.
alter table missions add column applications_erased_at timestamptz;

-- migrate:down
