-- migrate:up
-- One score is enough; the four others are details.
alter table ratings
  alter technical drop not null,
  alter communication drop not null,
  alter experience drop not null,
  alter cultural drop not null;

-- migrate:down
