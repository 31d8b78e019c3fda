import { sql } from "kysely";
import type { Context } from "../context.ts";

/**
 * What PostgreSQL knows of its archive, which every role may read: whether a complete file of its journal waits, and when one was
 * last archived. A server that writes nothing has none that waits, however long ago the last one was. Names are compared without
 * their timeline.
 */
export async function measureArchive({ db, metrics }: Context): Promise<void> {
  const { rows } = await sql<{ isBehind: boolean; archivedAt: number }>`
    select case when current_setting('archive_mode') = 'off' or pg_is_in_recovery() then false
        else coalesce(substr(last_archived_wal, 9, 16), '') collate "C" < substr(
          pg_walfile_name(pg_current_wal_lsn() - pg_size_bytes(current_setting('wal_segment_size'))), 9, 16)
      end as is_behind,
      extract(epoch from coalesce(last_archived_time, pg_postmaster_start_time()))::float8 as archived_at
    from pg_stat_archiver`.execute(db);
  metrics.archiveBehind.set(rows[0]?.isBehind ? 1 : 0);
  metrics.archivedAt.set(rows[0]?.archivedAt ?? 0);
}
