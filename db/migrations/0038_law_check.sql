-- migrate:up
-- A doubtful wording that an employer published in spite of the remark, for the office to read.
create table overruled_warnings (
  id bigint generated always as identity primary key,
  mission_id bigint not null references missions (id),
  company_id bigint not null references companies (id),
  user_id bigint not null references users (id),
  rule text not null check (rule ~ '^[a-z_]{1,40}$'),
  field text not null check (length(field) <= 40),
  excerpt text not null check (length(excerpt) <= 500),
  overruled_at timestamptz not null default now()
);
create index overruled_warnings_of_mission on overruled_warnings (mission_id);
create index overruled_warnings_of_company on overruled_warnings (company_id);
create index overruled_warnings_of_user on overruled_warnings (user_id);

-- migrate:down
