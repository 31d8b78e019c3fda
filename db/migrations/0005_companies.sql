-- migrate:up
-- What we use of each answer of the register: no manager, no coordinates, no finances.
create table company_register_checks (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  siret text not null,
  siren text not null,
  outcome text not null
    check (outcome in ('siret_found', 'doubtful', 'hidden', 'not_found', 'closed', 'another_name')),
  matched_on text check (matched_on in ('name', 'sign', 'address')),
  asked_at timestamptz not null,
  source text not null check (source in ('search_api', 'sirene_api', 'sirene_copy')),
  state text check (state in ('open', 'closed')),
  closed_on date,
  -- Null when the holder keeps them from the public.
  legal_name text,
  sign text,
  postcode text,
  commune_code text,
  naf text,
  naf_version text,
  size_band text,
  creation_date date,
  diffusion text check (diffusion in ('O', 'P')),
  answer_sha256 bytea not null,
  -- A mission was held because of it: it stays as long as the company does.
  served_decision boolean not null default false
);
create index company_register_checks_of_company on company_register_checks (company_id, id desc);

-- A local copy of the Sirene files, read before the register is called (`pnpm register:import`, once a month). It may be lost
-- in a crash: for an absent SIRET the register itself is called.
create unlogged table sirene_establishments (
  siret text primary key,
  siren text not null,
  is_head_office boolean not null,
  state text,
  started_on text,
  diffusion text,
  signs text[] not null default '{}',
  street text,
  postcode text,
  town text,
  commune_code text,
  naf text,
  naf25 text
);
create index sirene_establishments_of_company on sirene_establishments (siren) where is_head_office;

create unlogged table sirene_companies (
  siren text primary key,
  state text,
  diffusion text,
  legal_name text,
  usual_names text[] not null default '{}',
  acronym text,
  person_name text,
  legal_form text,
  naf text,
  naf25 text,
  size_band text,
  created_on text
);

-- Where a company needs people. The public reads its name and its place; street and door are for people accepted.
create table establishments (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  name text not null check (length(name) between 1 and 120),
  place_code text not null references communes (code),
  postcode text check (postcode ~ '^[0-9]{5}$'),
  street text check (length(street) between 1 and 200),
  -- How to get in: « porte B, demander Nadia ».
  access text check (length(access) between 1 and 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- No longer offered when publishing; its missions keep it.
  closed_at timestamptz,
  unique (company_id, place_code, name)
);

-- Another SIRET is given from that moment on.
create function siret_given() returns trigger language plpgsql as $$
begin
  new.siret_since := now();
  return new;
end $$;
create trigger company_siret_given before update of siret on companies for each row
when (old.siret is distinct from new.siret)
execute function siret_given();

-- People notified of the missions of a company, by Paris day: its level limits them.
create table company_days (
  company_id bigint not null references companies (id),
  day date not null,
  people_notified integer not null default 0 check (people_notified >= 0),
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

-- migrate:down
