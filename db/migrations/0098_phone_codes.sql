-- migrate:up
-- A number is shown to others, and takes text messages, once its owner has typed the code sent to it.
alter table users add column phone_verified_at timestamptz;

create function phone_not_verified() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  return new;
end $$;
create trigger phone_changed before update of phone on users for each row
when (old.phone is distinct from new.phone)
execute function phone_not_verified();

-- Every code sent to a number, for a day: they are counted by account and by number. The last one is the one that works.
create table phone_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  phone text not null,
  -- Null once it was used.
  code_hash bytea,
  salt bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index phone_codes_user on phone_codes (user_id, created_at);
create index phone_codes_phone on phone_codes (phone, created_at);
create index phone_codes_age on phone_codes (created_at);

-- migrate:down
