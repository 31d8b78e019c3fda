-- migrate:up
-- The previous release no longer runs: nobody reads or writes its two badges.
drop view candidate_badges;

-- migrate:down
