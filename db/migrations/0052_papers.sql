-- migrate:up
-- Civil status that a person shared for one hire. Sealed by the api: the database has neither its words nor what opens them.
create table dossiers (
  application_id bigint primary key references applications (id),
  candidate_id bigint not null references candidates (user_id),
  company_id bigint not null references companies (id),
  sealed bytea not null,
  -- The key of this row alone, sealed by the key of a week, which is a file outside the database.
  sealed_key bytea not null,
  -- The Monday of that week: the Paris week in which the row is erased at the latest.
  key_version date not null,
  shared_at timestamptz not null,
  erase_at timestamptz not null
);
-- Every row is due one day.
create index dossiers_due on dossiers (erase_at);
create index dossiers_of_candidate on dossiers (candidate_id);
create index dossiers_of_company on dossiers (company_id);
create index dossiers_of_week on dossiers (key_version);

-- The same words, for the person alone, to be shared again. Their key is sealed again by a later week before its own ends.
create table vaults (
  candidate_id bigint primary key references candidates (user_id),
  sealed bytea not null,
  sealed_key bytea not null,
  key_version date not null,
  saved_at timestamptz not null
);
create index vaults_of_week on vaults (key_version);

-- What an employer entered about the declaration of a hire, and who checked the right to work: Renfort files nothing itself.
create table declarations (
  application_id bigint primary key references applications (id),
  channel text check (channel in ('receipt', 'tese', 'guso', 'payroll')),
  receipt text check (length(receipt) between 4 and 40),
  declared_at timestamptz,
  entered_by bigint references users (id),
  entered_at timestamptz,
  right_to_work_checked_by bigint references users (id),
  right_to_work_checked_at timestamptz,
  check (num_nulls(channel, declared_at, entered_by, entered_at) in (0, 4)),
  check (channel is null or channel <> 'receipt' or receipt is not null),
  check (channel is not null or receipt is null),
  check (num_nulls(right_to_work_checked_by, right_to_work_checked_at) in (0, 2)),
  check (channel is not null or right_to_work_checked_by is not null)
);
create index declarations_by_member on declarations (entered_by) where entered_by is not null;
create index declarations_checked_by on declarations (right_to_work_checked_by) where right_to_work_checked_by is not null;

-- Without a yes on both sides nobody needs it any more.
create function end_dossier() returns trigger language plpgsql as $$
begin
  delete from dossiers d where d.application_id = new.id;
  return null;
end $$;
create trigger application_ends_dossier after update of status, candidate_status on applications for each row
when ((old.status = 'accepted' and old.candidate_status is distinct from 'withdrawn')
  and (new.status <> 'accepted' or new.candidate_status = 'withdrawn'))
execute function end_dossier();

-- Seven days after the first minute, wherever it moves; as `dossierEnd` of packages/domain.
create function move_dossier() returns trigger language plpgsql as $$
declare application bigint := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
begin
  update dossiers d set erase_at = f.starts_at + interval '168 hours'
  from (select min(lower(b.during)) as starts_at from bookings b where b.application_id = application) f
  where d.application_id = application and f.starts_at is not null and d.erase_at <> f.starts_at + interval '168 hours';
  return null;
end $$;
create trigger booking_moves_dossier after insert or delete or update of during on bookings for each row execute function move_dossier();

-- A day's first reading is in the list of the person, as one of contact details; each one is in the journal of the company.
alter table contact_views drop constraint contact_views_subject_check;
alter table contact_views add constraint contact_views_subject check (subject in ('contact', 'cv', 'dossier')) not valid;

-- migrate:down
