-- migrate:up
-- Until when a choice of availability holds: the other one takes over then. Null: until the person changes it.
alter table candidates add column availability_until timestamptz;
create index candidates_availability_due on candidates (availability_until) where availability_until is not null;

-- migrate:down
