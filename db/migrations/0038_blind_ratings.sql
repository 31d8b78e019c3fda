-- migrate:up
-- A rating is read once both sides have rated, or after seven days. The previous release publishes at once.
alter table ratings add column published_at timestamptz default now();
create index ratings_to_publish on ratings (created_at) where published_at is null;
create index ratings_age on ratings (created_at);

-- Withdrawn less than a day before the start, after confirming: counts like an absence.
alter table applications add column late_withdrawal boolean not null default false;

-- An account that nobody used for two years is erased, after a mail. Accounts of before this migration start from it.
alter table users add column last_seen_at timestamptz not null default now();
alter table users add column inactive_mailed_at timestamptz;
create index users_last_seen on users (last_seen_at) where status = 'active';
create index users_unverified on users (created_at) where status = 'active' and email_verified_at is null;

create index conversations_age on conversations (last_at);
create index reports_of_conversation on reports (conversation_id) where conversation_id is not null;

-- migrate:down
