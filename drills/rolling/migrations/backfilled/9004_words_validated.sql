-- migrate:up
alter table missions validate constraint missions_word_count;

-- migrate:down
