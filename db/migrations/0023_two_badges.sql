-- migrate:up
-- The previous release knows two badges, in a table called candidate_badges, and fails on a third: it goes on with a view of those
-- two, which it reads and writes as a table. The other steps: backfilled/0024_badges_recounted.sql, contract/0025_two_badges.sql.
create view candidate_badges as
  select candidate_id, badge, count, awarded_at from earned_badges where badge in ('quick_starter', 'reliable');

-- migrate:down
