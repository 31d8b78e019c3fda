-- migrate:up
drop view candidate_badges;
alter table earned_badges validate constraint earned_badges_badge_check;

-- migrate:down
