-- migrate:up
-- Contact details shown to the same person twice in one Paris day are one line of the log.
alter table contact_views add column day date generated always as ((at at time zone 'Europe/Paris')::date) stored;
create unique index contact_views_once on contact_views (viewer_id, candidate_id, subject, day);
-- What is past its time is found by its age.
create index contact_views_age on contact_views (at);

-- Released: whatever showed it shows it no longer. A sweep removes it a minute later, unless something else still does (an
-- application keeps the CV it was sent with). Whoever replaces a file, for whatever reason, releases the one before.
alter table files rename column removed_at to released_at;
create index files_released on files (released_at) where released_at is not null;
create function release_file() returns trigger language plpgsql as $$
begin
  update files set released_at = now() where id = (to_jsonb(old) ->> tg_argv[0])::bigint;
  return null;
end $$;
create trigger image_released after update of image_file_id on users for each row
when (old.image_file_id is not null and old.image_file_id is distinct from new.image_file_id)
execute function release_file('image_file_id');
create trigger cv_released after update of cv_file_id on candidates for each row
when (old.cv_file_id is not null and old.cv_file_id is distinct from new.cv_file_id)
execute function release_file('cv_file_id');
create trigger logo_released after update of logo_file_id on companies for each row
when (old.logo_file_id is not null and old.logo_file_id is distinct from new.logo_file_id)
execute function release_file('logo_file_id');
create trigger sent_cv_released after update of cv_file_id on applications for each row
when (old.cv_file_id is not null and old.cv_file_id is distinct from new.cv_file_id)
execute function release_file('cv_file_id');

-- Objects of the store that no row of `files` names yet, or names no longer. Whatever stays here is an orphan.
create table loose_objects (
  storage_key text primary key,
  since timestamptz not null
);
create index loose_objects_age on loose_objects (since);

-- Whatever shows a file is found from the file: removing one would otherwise read every account and every application.
create index users_image on users (image_file_id) where image_file_id is not null;
create index candidates_cv on candidates (cv_file_id) where cv_file_id is not null;
create index applications_cv on applications (cv_file_id) where cv_file_id is not null;

-- Where mail goes when `email` cannot say it: an address not yet confirmed, or that of an account just deleted.
alter table users add column pending_email text check (pending_email = lower(pending_email));

-- Everything one person left behind is found by their number, sessions long closed included.
drop index sessions_user;
create index sessions_user on sessions (user_id);
create index contact_messages_of_user on contact_messages (user_id) where user_id is not null;
create index ratings_of_author on ratings (author_id);
create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;

-- migrate:down
