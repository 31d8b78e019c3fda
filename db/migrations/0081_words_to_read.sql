-- migrate:up
-- Words doubtful enough to be read by the office, too little to be shown to the employer before publishing.
alter table overruled_warnings add column was_shown boolean not null default true;

-- migrate:down
