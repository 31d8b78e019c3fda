-- migrate:up
-- The previous release no longer runs: every conversation is written with its company.
drop trigger conversation_begun on conversations;
drop function conversation_company();

-- migrate:down
