-- migrate:up
-- What the risk rules found in the first missions of a company: a row per check, the last one says what is there now.
create table mission_risk (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  checked_at timestamptz not null,
  score integer not null check (score >= 0),
  threshold integer not null check (threshold > 0),
  is_held boolean not null,
  -- Rules with their weights and the words or figures that triggered them.
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  weights_version integer not null check (weights_version >= 1),
  -- Null for short texts: two companies may well write the same few words.
  text_sha256 text
);
create index mission_risk_of_mission on mission_risk (mission_id, id desc);
create index mission_risk_of_company on mission_risk (company_id);
create index mission_risk_of_user on mission_risk (user_id);
create index mission_risk_of_text on mission_risk (text_sha256) where text_sha256 is not null;

-- migrate:down
