-- migrate:up
-- The worker makes next month's table and drops the oldest without the right to change the schema: these two do it with
-- their owner's. What runs so must not find its tables and operators by the caller's path.
alter function ensure_notification_partitions(integer, integer) security definer set search_path = pg_catalog, public, pg_temp;
alter function drop_notifications_before(timestamptz) security definer set search_path = pg_catalog, public, pg_temp;
revoke all on function ensure_notification_partitions(integer, integer) from public;
revoke all on function drop_notifications_before(timestamptz) from public;

-- migrate:down
