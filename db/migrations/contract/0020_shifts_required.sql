-- migrate:up
-- The previous release no longer runs and every mission has its shifts: what was made for it goes.
lock table missions, applications, bookings in access exclusive mode;
drop schema before_shifts cascade;

alter table missions add constraint missions_confirmed_count check (confirmed_count between 0 and accepted_count) not valid;
alter table bookings add constraint bookings_shift_given check (shift_id is not null) not valid;

create or replace function is_searchable(m missions) returns boolean
language sql stable parallel safe
as $$
  select m.status = 'recruiting' and coalesce(m.next_start > now(), false) and m.hidden_at is null and m.deleted_at is null
$$;

create or replace function refresh_mission_search(m missions) returns void language plpgsql as $$
begin
  if not is_searchable(m) then
    delete from mission_search where mission_id = m.id;
    return;
  end if;
  insert into mission_search (mission_id, published_at, hourly_cents, starts_at, lat, lon, sectors, skill_ids, document)
  values (m.id, m.published_at, m.hourly_cents, m.next_start, m.lat, m.lon, m.sectors, m.skill_ids, mission_document(m))
  on conflict (mission_id) do update set
    published_at = excluded.published_at, hourly_cents = excluded.hourly_cents, starts_at = excluded.starts_at,
    lat = excluded.lat, lon = excluded.lon, sectors = excluded.sectors, skill_ids = excluded.skill_ids,
    document = excluded.document;
  insert into search_words (word)
  select distinct w from regexp_split_to_table(fold_text(m.title || ' ' || array_to_string(m.skills, ' ')), '[^a-z0-9]+') w
  where length(w) > 2
  on conflict do nothing;
end $$;

create or replace function rebuild_mission_search() returns void language sql as $$
  delete from mission_search;
  insert into mission_search (mission_id, published_at, hourly_cents, starts_at, lat, lon, sectors, skill_ids, document)
  select m.id, m.published_at, m.hourly_cents, m.next_start, m.lat, m.lon, m.sectors, m.skill_ids, mission_document(m)
  from missions m where is_searchable(m) order by m.published_at, m.id
$$;

-- Nothing can be found before its shifts are there: an insert alone projects nothing.
drop trigger mission_published on missions;
drop trigger mission_changed on missions;
create trigger mission_changed after update on missions
for each row when ((old.status = 'recruiting' or new.status = 'recruiting') and
  (old.title, old.description, old.skills, old.skill_ids, old.sectors, old.type, old.urgent, old.remote, old.location,
   old.commune_code, old.lat, old.lon, old.hourly_cents, old.next_start, old.status, old.hidden_at, old.deleted_at, old.published_at)
  is distinct from
  (new.title, new.description, new.skills, new.skill_ids, new.sectors, new.type, new.urgent, new.remote, new.location,
   new.commune_code, new.lat, new.lon, new.hourly_cents, new.next_start, new.status, new.hidden_at, new.deleted_at, new.published_at))
execute function project_mission();
drop function searchable_start(missions);

-- migrate:down
