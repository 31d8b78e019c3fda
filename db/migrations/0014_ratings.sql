-- migrate:up
create table ratings (
  id bigint generated always as identity primary key,
  direction text not null check (direction in ('candidate', 'company')),
  mission_id bigint not null,
  application_id bigint not null references applications (id),
  candidate_id bigint not null references candidates (user_id),
  company_id bigint not null references companies (id),
  author_id bigint not null references users (id),
  -- One score is enough; the four others are details.
  overall smallint not null check (overall between 1 and 5),
  technical smallint check (technical between 1 and 5),
  communication smallint check (communication between 1 and 5),
  experience smallint check (experience between 1 and 5),
  cultural smallint check (cultural between 1 and 5),
  mean numeric(2, 1) not null,
  recommend boolean,                             -- a question one may leave unanswered
  comment text not null default '',
  reply text,
  replied_at timestamptz,
  -- A rating that looks arranged waits for an admin: it is not counted, and only its author sees it. One that the office removed is
  -- held for good: nothing counts or shows it.
  held_at timestamptz,
  held_reasons text[] not null default '{}'
    check (held_reasons <@ array['same_network', 'same_device', 'new_account', 'unverified_address', 'burst', 'removed']),
  created_at timestamptz not null default now(),
  -- A rating is read once both sides have rated, or after seven days.
  published_at timestamptz default now(),
  unique (application_id, direction),
  constraint ratings_held_why check ((held_at is null) = (held_reasons = '{}'))
);
create index ratings_of_candidate on ratings (candidate_id, created_at desc) where direction = 'candidate';
create index ratings_of_company on ratings (company_id, created_at desc) where direction = 'company';
create index ratings_of_author on ratings (author_id);
create index ratings_held on ratings (held_at, id) where held_at is not null;
create index ratings_to_publish on ratings (created_at) where published_at is null;
create index ratings_age on ratings (created_at);
-- Whether someone already counts among those who rated a company.
create index ratings_company_raters on ratings (company_id, candidate_id) where direction = 'company' and held_at is null;

create table earned_badges (
  candidate_id bigint not null references candidates (user_id),
  badge text not null check (badge in (
    'quick_starter', 'reliable', 'well_rated', 'called_back', 'fast_answer', 'ten_missions', 'many_sectors')),
  count integer not null default 1,
  awarded_at timestamptz not null default now(),
  primary key (candidate_id, badge)
);

-- After badges are added, people are counted again little by little: after whom. Without a row, everybody is.
create table badge_recount (
  id boolean primary key default true check (id),
  after_id bigint not null
);

create function settle_by_rating() returns trigger language plpgsql as $$
begin
  perform settle_application(new.application_id, 'rated', new.created_at, true);
  return null;
end $$;
create trigger rating_settles after insert on ratings
for each row when (new.direction = 'company') execute function settle_by_rating();

-- migrate:down
