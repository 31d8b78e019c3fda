-- migrate:up
-- People who worked before the new badges existed are counted again by the worker, little by little.
insert into badge_recount (after_id) values (0);

-- migrate:down
