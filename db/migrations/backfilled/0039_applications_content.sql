-- migrate:up transaction:false
-- Applications whose message or CV is still to be erased one day.
create index concurrently applications_content on applications (created_at) where message <> '' or cv_file_id is not null;

-- migrate:down
