-- migrate:up
-- The second mail before an unused account is erased.
alter table users add column inactive_reminded_at timestamptz;

-- When the message, CV, reasons and places of an application were erased, two years after its last step. An application that
-- answers a proposition has no message, so the message cannot say whether the rest was erased.
alter table applications add column contents_erased_at timestamptz;

-- Twelve months, as security events, by the database's own clock: the application only adds to this table.
create function delete_old_audit_log() returns bigint language sql security definer set search_path = '' as $$
  with deleted as (
    delete from public.audit_log where id in (
      select id from public.audit_log where at < pg_catalog.now() - interval '12 months' order by at limit 5000)
    returning 1)
  select count(*) from deleted
$$;

-- migrate:down
