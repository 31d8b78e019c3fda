-- migrate:up
-- A rating that looks arranged waits for a person of the office: it is not counted, and only its author sees it.
alter table ratings
  add column held_at timestamptz,
  add column held_reasons text[] not null default '{}'
    check (held_reasons <@ array['same_network', 'same_device', 'new_account', 'unverified_address', 'burst']),
  add constraint ratings_held_why check ((held_at is null) = (held_reasons = '{}'));
create index ratings_held on ratings (held_at, id) where held_at is not null;
-- Whether someone already counts among those who rated a company.
create index ratings_company_raters on ratings (company_id, candidate_id) where direction = 'company' and held_at is null;

-- Where people sign in from is compared over ended sessions too.
create index sessions_owner on sessions (user_id, created_at desc);

-- A mean is shown from three different raters on; one person's many ratings are one rater.
alter table company_stats add column rater_count integer not null default 0;
update company_stats s set rater_count = r.n
  from (select company_id, count(distinct candidate_id) as n from ratings where direction = 'company' group by company_id) r
  where r.company_id = s.company_id;
update candidates c set rating = null
  where rating is not null and (select count(distinct r.company_id) from ratings r
    where r.candidate_id = c.user_id and r.direction = 'candidate') < 3;

-- migrate:down
