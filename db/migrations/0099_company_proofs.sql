-- migrate:up
-- A fourth level: the company's people receive what is sent to its address.
alter table companies drop constraint companies_level_check;
alter table companies add constraint companies_level_check
  check (level in ('unverified', 'siret_found', 'address_proven', 'verified')) not valid;
alter table companies validate constraint companies_level_check;

-- Since when the company gives this SIRET: of two accounts, the first has it until one of them proves its address.
alter table companies add column siret_since timestamptz not null default now();
update companies set siret_since = created_at;

create function siret_given() returns trigger language plpgsql as $$
begin
  new.siret_since := now();
  return new;
end $$;
create trigger company_siret_given before update of siret on companies for each row
when (old.siret is distinct from new.siret)
execute function siret_given();

-- One proof at a time: asking again ends the one before.
create table company_proofs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  method text not null check (method in ('mail', 'letter', 'document')),
  state text not null check (state in ('code_sent', 'to_post', 'waiting', 'accepted', 'refused', 'ended')),
  -- The mailbox, or the address the register gives; null for a document.
  target text,
  -- The SIRET it is a proof for.
  siret text not null,
  -- Of six digits, and null until they are drawn and once they were used.
  code_hash bytea,
  salt bytea,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  posted_at timestamptz,
  proven_at timestamptz,
  answered_at timestamptz,
  -- What the company's website said when the code was typed; null for what is no mail.
  site_names_siren boolean,
  -- Given by a code alone: the office has not looked at it yet.
  unseen boolean not null default false,
  decided_by bigint references office_decisions (id),
  file_id bigint references files (id),
  constraint company_proofs_target check ((method = 'document') = (target is null)),
  constraint company_proofs_answered check ((state in ('accepted', 'refused')) <= (answered_at is not null))
);
create unique index company_proofs_open on company_proofs (company_id) where state in ('code_sent', 'to_post', 'waiting');
create index company_proofs_of_company on company_proofs (company_id, id desc);
create index company_proofs_of_mailbox on company_proofs (target, created_at) where target is not null;
create index company_proofs_of_siret on company_proofs (siret, created_at);
create index company_proofs_of_user on company_proofs (user_id);
create index company_proofs_file on company_proofs (file_id) where file_id is not null;

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('profile_image', 'logo', 'cv', 'company_proof')) not valid;
alter table files validate constraint files_kind_check;
-- A document is shown until it is decided.
create trigger proof_released after update of file_id on company_proofs for each row
when (old.file_id is not null and old.file_id is distinct from new.file_id)
execute function release_file('file_id');
create trigger proof_deleted after delete on company_proofs for each row
when (old.file_id is not null)
execute function release_file('file_id');

-- People told of the missions of a company, by Paris day: its level limits them.
create table company_days (
  company_id bigint not null references companies (id),
  day date not null,
  people_told integer not null default 0 check (people_told >= 0),
  primary key (company_id, day)
);
create index company_days_age on company_days (day);

-- Another account gave the same SIRET before, or has proved its address.
create function is_siret_of_another(company bigint) returns boolean language sql stable as $$
  select exists (
    select from companies mine join companies other on other.siret = mine.siret and other.id <> mine.id
    where mine.id = company and mine.level not in ('address_proven', 'verified')
      and (other.level in ('address_proven', 'verified')
        or (other.siret_since, other.id) < (mine.siret_since, mine.id))
      and exists (select from users u where u.company_id = other.id and u.status <> 'deleted' and u.email_verified_at is not null))
$$;

-- A company waits for the office when the register does not confirm it, when it shows a proof, or when another account has its SIRET.
create function company_waits(c companies) returns boolean language sql stable as $$
  select (c.level not in ('address_proven', 'verified') and coalesce(c.register_outcome <> 'siret_found', false))
    or is_siret_of_another(c.id)
    or exists (select from company_proofs p where p.company_id = c.id and (p.state in ('to_post', 'waiting') or p.unseen))
$$;
create or replace function queue_company() returns trigger language plpgsql as $$
begin
  if company_waits(new) then
    perform open_office_item('company', 'company', new.id);
  else
    perform close_office_item('company', 'company', new.id);
  end if;
  return null;
end $$;
drop trigger company_unconfirmed_new on companies;
create trigger company_unconfirmed_new after insert on companies for each row execute function queue_company();
drop trigger company_unconfirmed on companies;
create trigger company_unconfirmed after update of level, register_outcome, siret on companies for each row
  when ((old.level, old.register_outcome, old.siret) is distinct from (new.level, new.register_outcome, new.siret))
  execute function queue_company();

create function queue_proof() returns trigger language plpgsql as $$
begin
  if new.state in ('to_post', 'waiting') or new.unseen then
    perform open_office_item('company', 'company', new.company_id);
  elsif (select not company_waits(c) from companies c where c.id = new.company_id) then
    perform close_office_item('company', 'company', new.company_id);
  end if;
  return null;
end $$;
create trigger proof_queued after insert or update of state, unseen on company_proofs for each row execute function queue_proof();

alter table missions drop constraint missions_held_reason_check;
alter table missions add constraint missions_held_reason_check
  check (held_reason in ('not_found', 'closed', 'another_name', 'new_identity', 'siret_claimed', 'risk')) not valid;
alter table missions validate constraint missions_held_reason_check;

alter table office_settings drop constraint office_settings_name_check;
alter table office_settings add constraint office_settings_name_check
  check (name in ('risk_weights', 'smic', 'quotas', 'level_limits')) not valid;
alter table office_settings validate constraint office_settings_name_check;

-- migrate:down
