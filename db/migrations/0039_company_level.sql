-- migrate:up
-- What is known of a company: nothing, that the register knows its SIRET under its name or address, or that a person checked it.
alter table companies
  add column level text not null default 'unverified' check (level in ('unverified', 'siret_found', 'verified')),
  add column level_at timestamptz not null default now();

-- A held mission waits for a person of the office: its author alone sees it.
alter table missions
  drop constraint missions_status_check,
  add constraint missions_status_check check (status in ('recruiting', 'paused', 'completed', 'held')),
  add column held_at timestamptz,
  add column held_reason text check (held_reason in ('not_found', 'closed', 'another_name', 'risk')),
  add constraint missions_held_why check ((status = 'held') = (held_at is not null) and (held_at is null) = (held_reason is null));
create index missions_held on missions (held_at, id) where status = 'held';

-- migrate:down
