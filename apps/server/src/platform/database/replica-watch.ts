import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "@app/db/database";
import type { Logger } from "pino";

/** What the primary had written so long ago must have been replayed, or the replica is not read. */
export const MAX_LAG_MS = 5_000;
const LOOK_EVERY_MS = 1_000;
/** A replica that needs longer to say where it is would make readers wait. */
const ANSWER_MS = 1_000;

/** Bytes of the journal since its beginning. */
const WRITTEN = "select (pg_current_wal_lsn() - '0/0')::bigint as position";
/** No row unless it follows a primary. */
const REPLAYED = "select (pg_last_wal_replay_lsn() - '0/0')::bigint as position from pg_stat_wal_receiver";

type Look = { at: number; written: number };

/**
 * How old the replica's data may be, by positions in the journal seen over time: the time of the last replayed transaction
 * says nothing on a primary where nothing happens.
 */
export function createFreshness(now: () => number) {
  let looks: Look[] = [];
  /** Everything committed before has been replayed. */
  let caughtUpAt = Number.NEGATIVE_INFINITY;
  let isReadable = false;
  return {
    /** `at`: before the primary was asked. */
    record(look: Look, replayed: number): void {
      looks = [...looks, look].filter(({ at }) => at >= look.at - MAX_LAG_MS);
      const reached = looks.findLast(({ written }) => written <= replayed);
      isReadable = reached !== undefined;
      if (reached) caughtUpAt = reached.at;
    },
    lose(): void {
      isReadable = false;
    },
    isFresh: () => isReadable && now() - caughtUpAt <= MAX_LAG_MS,
    lagMs: () => now() - caughtUpAt,
  };
}

export type ReplicaWatch = {
  start: () => void;
  isFresh: () => boolean;
  /** Infinite until it has been seen caught up. */
  lagMs: () => number;
  stop: () => Promise<void>;
};

/** Asks both servers every second, each by a connection of its own, so that a busy pool does not look like a lost server. */
export function createReplicaWatch(primary: Pool, replica: Pool, log: Logger): ReplicaWatch {
  const now = () => performance.now();
  const freshness = createFreshness(now);
  const stopped = new AbortController();
  let running = Promise.resolve();
  let wasFresh = false;

  async function look(): Promise<void> {
    const at = now();
    const late = setTimeout(() => freshness.lose(), ANSWER_MS);
    try {
      const written = await readPosition(primary, WRITTEN);
      const replayed = await readPosition(replica, REPLAYED);
      if (written === null || replayed === null) freshness.lose();
      else freshness.record({ at, written }, replayed);
    } catch {
      freshness.lose();
    } finally {
      clearTimeout(late);
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await look();
      const isFresh = freshness.isFresh();
      if (isFresh !== wasFresh) log.warn({ event: isFresh ? "replica.fresh" : "replica.lost" });
      wasFresh = isFresh;
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  return {
    start() {
      running = run();
    },
    isFresh: freshness.isFresh,
    lagMs: freshness.lagMs,
    async stop() {
      stopped.abort();
      await running;
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}

async function readPosition(pool: Pool, statement: string): Promise<number | null> {
  const { rows } = await pool.query<{ position: number | null }>(statement);
  return rows[0]?.position ?? null;
}
