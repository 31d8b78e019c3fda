-- migrate:up
-- The previous release no longer runs: its search goes.
drop function search_missions(text[], text[], text[], text, double precision, double precision, double precision, integer, text, integer);
drop function find_missions(tsquery[], text, double precision, double precision, double precision, integer, integer);
drop function count_missions(mission_filter, bigint);
drop function list_missions(mission_filter, text, integer, bigint);
drop function best_paid_missions(mission_filter, text, integer, bigint);
drop function gather_missions(mission_filter, tsquery, text, integer);
drop function sample_missions(mission_filter, integer);
drop function walk_missions(mission_filter, text, integer, integer);
drop type mission_filter;
drop index mission_search_start;

-- migrate:down
