-- migrate:up
-- What a company writes once for all its contracts. Nothing in it is of a person.
create table company_papers (
  company_id bigint primary key references companies (id),
  agreement text check (length(agreement) between 1 and 160),
  pension_fund_name text check (length(pension_fund_name) between 1 and 120),
  pension_fund_address text check (length(pension_fund_address) between 1 and 300),
  -- Null: nobody said whether there is one.
  has_prevoyance boolean,
  prevoyance_name text check (length(prevoyance_name) between 1 and 120),
  prevoyance_address text check (length(prevoyance_address) between 1 and 300),
  declaration_body text not null default 'urssaf' check (declaration_body in ('urssaf', 'msa')),
  -- Days of the week it opens: bit 0 is Monday.
  opening_days smallint not null default 127 check (opening_days between 1 and 127),
  open_on_holidays boolean not null default true,
  updated_at timestamptz not null,
  check (num_nulls(pension_fund_name, pension_fund_address) in (0, 2)),
  check (num_nulls(prevoyance_name, prevoyance_address) = case when has_prevoyance then 0 else 2 end)
);

-- A manager whom an owner declared empowered to sign contracts; an owner always is.
alter table company_members add column signs_contracts boolean not null default false;

-- Each version of a written contract, as a file that both sides sign by its hash.
create table contracts (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id),
  version integer not null check (version > 0),
  -- The Paris day of its vacation, where each has a contract of its own; null: it is for all the shifts.
  day date,
  kind text not null check (kind in ('extra', 'replacement', 'increase', 'seasonal')),
  file_id bigint not null references files (id),
  sha256 bytea not null check (length(sha256) = 32),
  made_by bigint not null references users (id),
  -- Who signs for the company: the one whom the text names.
  signatory_id bigint not null references users (id),
  made_at timestamptz not null,
  -- Two working days after the first day of work.
  due_at timestamptz not null,
  translation_asked_at timestamptz,
  unique (application_id, version)
);
create unique index contracts_file on contracts (file_id);
create index contracts_made_by on contracts (made_by);
create index contracts_signatory on contracts (signatory_id);
create trigger contract_deleted after delete on contracts for each row execute function release_file('file_id');

create table contract_acceptances (
  contract_id bigint not null references contracts (id) on delete cascade,
  party text not null check (party in ('employer', 'candidate')),
  user_id bigint not null references users (id),
  -- Of the text that was signed.
  sha256 bytea not null check (length(sha256) = 32),
  at timestamptz not null,
  primary key (contract_id, party)
);
create index contract_acceptances_user on contract_acceptances (user_id);

-- The code of a signature, drawn when its mail leaves.
create table contract_codes (
  contract_id bigint not null references contracts (id) on delete cascade,
  user_id bigint not null references users (id),
  code_hash bytea not null,
  salt bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (contract_id, user_id)
);
create index contract_codes_user on contract_codes (user_id);
create index contract_codes_expiry on contract_codes (expires_at);

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind check (kind in ('profile_image', 'logo', 'cv', 'company_proof', 'contract')) not valid;

-- migrate:down
