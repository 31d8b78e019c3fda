-- migrate:up
-- What the register last answered of the SIRET, name and address a company has now; null until it answers, and again when they change.
alter table companies
  add column register_outcome text
    check (register_outcome in ('siret_found', 'doubtful', 'hidden', 'not_found', 'closed', 'another_name')),
  add column register_asked_at timestamptz,
  -- The company's open head office, when the establishment asked about is closed.
  add column register_suggestion text,
  add constraint companies_register_answered check ((register_outcome is null) = (register_asked_at is null));

-- An earlier « verified » compared neither name nor address: the register is asked again. « Not found » stays true until then.
update companies set register_outcome = 'not_found', register_asked_at = siret_checked_at
  where siret_status = 'not_found' and siret_checked_at is not null;
alter table companies drop column siret_status, drop column siret_checked_at;
create index companies_to_ask on companies (register_asked_at nulls first, id);

-- What each answer said, without the answer itself: no manager, no coordinates, no finances.
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

alter table mission_events
  drop constraint mission_events_kind_check,
  add constraint mission_events_kind_check check (kind in ('changed', 'closed', 'deleted', 'held', 'released'));

-- A copy of the Sirene files, for who prefers to ask at home first (`pnpm register:import`). It is made again each month, and
-- may be lost in a crash: an absent SIRET only means that the register itself is asked.
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

-- migrate:down
