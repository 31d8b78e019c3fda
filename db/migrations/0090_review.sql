-- migrate:up
-- A company that takes another name, SIRET or address: its missions wait until the new identity is checked, and those who count on
-- them are told.
alter table missions drop constraint missions_held_reason_check;
alter table missions add constraint missions_held_reason_check
  check (held_reason in ('not_found', 'closed', 'another_name', 'new_identity', 'risk')) not valid;
alter table missions validate constraint missions_held_reason_check;
alter table mission_events drop constraint mission_events_kind_check;
alter table mission_events add constraint mission_events_kind_check
  check (kind in ('changed', 'closed', 'deleted', 'held', 'released', 'new_identity')) not valid;
alter table mission_events validate constraint mission_events_kind_check;

-- It ended while it was held and nobody had applied: its text stays with its author.
alter table missions add ended_held boolean not null default false;

-- migrate:down
