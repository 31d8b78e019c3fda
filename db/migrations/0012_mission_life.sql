-- migrate:up
-- What happened to a published mission and whom it concerns; the job that tells them carries the event's id.
create table mission_events (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  kind text not null check (kind in ('changed', 'closed', 'deleted')),
  actor_id bigint references users (id),
  details jsonb not null default '{}',
  at timestamptz not null
);
create index mission_events_of_mission on mission_events (mission_id, id);

-- migrate:down
