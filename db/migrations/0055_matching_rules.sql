-- migrate:up
-- Without a confirmation by then, the place is offered to somebody else. Null: nothing is awaited, or accepted before this column.
alter table applications add confirm_before timestamptz;

-- Put off while enough applications wait for an answer; `asked_at`: the employer wants it all the same.
alter table mission_waves
  add put_off boolean not null default false,
  add asked_at timestamptz;

-- When the employer asked for a wave, in the last 24 hours.
alter table missions add waves_asked_at timestamptz[] not null default '{}';

-- migrate:down
