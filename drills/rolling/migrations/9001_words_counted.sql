-- migrate:up
-- What a release adds to a big table: a column that the running release does not know, and a rule for new rows at once.
alter table missions add column word_count integer;
alter table missions add constraint missions_word_count check (word_count >= 0) not valid;

-- migrate:down
