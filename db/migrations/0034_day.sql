-- migrate:up
-- What a phone or a member of the company recorded of a day: on the way, arrived, gone. Only added to; the first arrival and the last
-- departure count. There is no place in it, and nowhere to write one.
create table presence_events (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id),
  -- Without a foreign key: a shift that is removed leaves what was recorded of it.
  shift_id bigint not null,
  -- Drawn by whoever records: the same one counts once.
  client_id uuid not null,
  kind text not null check (kind in ('en_route', 'in', 'out')),
  -- By our clock: what the phone counted between the tap and the sending is taken from the moment it was received.
  at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null,
  -- How far the phone’s clock is ahead of ours.
  skew_seconds integer not null,
  method text not null check (method in ('code', 'lead', 'self')),
  -- The hour may be wrong.
  flagged boolean not null,
  -- The member who recorded it; null: the person.
  by_user bigint references users (id),
  unique (application_id, shift_id, client_id),
  check ((method = 'lead') = (by_user is not null))
);
create index presence_events_by_member on presence_events (by_user) where by_user is not null;
create index presence_events_age on presence_events (received_at);

-- Codes of the day that were wrong, of one person on one shift: five, then a member records for them.
create table presence_tries (
  application_id bigint not null references applications (id),
  shift_id bigint not null,
  client_id uuid not null,
  at timestamptz not null,
  primary key (application_id, shift_id, client_id)
);
create index presence_tries_age on presence_tries (at);

-- When the code of a day was replaced: the code itself is computed, and is nowhere.
create table day_codes (
  company_id bigint not null references companies (id),
  -- Null: for missions without an establishment.
  establishment_id bigint references establishments (id),
  day date not null,
  rotation smallint not null check (rotation > 0),
  rotated_at timestamptz not null,
  by_user bigint not null references users (id),
  unique nulls not distinct (company_id, day, establishment_id, rotation)
);
create index day_codes_of_establishment on day_codes (establishment_id) where establishment_id is not null;
create index day_codes_by_member on day_codes (by_user);
create index day_codes_age on day_codes (rotated_at);

-- When somebody is looked at who has not arrived: five minutes after the start, then ten. Null: there is nothing to look at.
alter table bookings add column presence_due_at timestamptz;
create function await_arrival() returns trigger language plpgsql as $$
begin
  new.presence_due_at := case when has_hours(lower(new.during)) and lower(new.during) > now() then lower(new.during) + interval '5 minutes' end;
  return new;
end $$;
create trigger booking_awaited before insert or update of during on bookings for each row execute function await_arrival();

-- Whose page of the day shows an establishment.
create function board_readers(company bigint, establishment bigint) returns bigint[] language sql stable as $$
  select array(
    select m.user_id from company_members m
    where m.company_id = $1 and m.left_at is null
      and (m.all_establishments or exists (
        select from member_establishments e where e.user_id = m.user_id and e.establishment_id = $2)))
$$;

-- migrate:down
