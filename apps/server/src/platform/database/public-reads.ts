/** Where public reads come from: the streaming replica while it is fresh, else the primary (ADR 21). */
import { connect, connectPool, type Db, type Pool } from "@app/db/database";
import type { TimeLimits } from "@app/db/time-limits";
import type { Actor } from "@app/domain/accounts/actor";
import type { Logger } from "pino";
import { Counter, Gauge, type Registry } from "prom-client";
import type { Config } from "../config/config.ts";
import { WATCH_CONNECTIONS } from "./connection-budget.ts";
import { createReplicaWatch } from "./replica-watch.ts";

/** Enough for a function that only reads. */
export type ReadContext = { pool: Pool; db: Db; now: () => Date };
type Read = <T>(actor: Actor | null, work: (from: ReadContext) => Promise<T>) => Promise<T>;

export type PublicReads = {
  /** Lists and figures. What employers and admins write is in them: these read the primary. */
  list: Read;
  /** One mission or company. Whoever is signed in may have been notified of its change: only visitors read the replica. */
  page: Read;
  hasReplica: boolean;
  isReplicaFresh: () => boolean;
  /** Starts to watch the replica; until then everything comes from the primary. */
  watch: () => void;
  close: () => Promise<void>;
};

/** Shorter than the primary's: it is asked next. */
const REPLICA_LIMITS: TimeLimits = { statement: 2_000, lock: 500, idleInTransaction: 2_000 };
const WATCH_LIMITS: TimeLimits = { statement: 1_000, lock: 1_000, idleInTransaction: 1_000 };

export function createPublicReads(
  primary: ReadContext,
  config: Config,
  { registry, log }: { registry: Registry; log: Logger },
): PublicReads {
  const { databaseUrl, databaseReplicaUrl, databasePool: max, namedStatements } = config;
  if (databaseReplicaUrl === undefined) return withoutReplica(primary);
  const pool = connectPool(databaseReplicaUrl, { max, limits: REPLICA_LIMITS, namedStatements });
  const replica: ReadContext = { pool, db: connect(pool), now: primary.now };
  const watching = { max: WATCH_CONNECTIONS, limits: WATCH_LIMITS, namedStatements };
  const watch = createReplicaWatch(connectPool(databaseUrl, watching), connectPool(databaseReplicaUrl, watching), log);
  const count = countReads(registry, watch.lagMs);

  /** Whatever fails on the replica is asked of the primary, a mission that is not there yet as well: reading twice is safe. */
  async function read<T>(work: (from: ReadContext) => Promise<T>): Promise<T> {
    if (!watch.isFresh()) {
      count("late");
      return work(primary);
    }
    try {
      const answer = await work(replica);
      count("replica");
      return answer;
    } catch {
      count("again");
      return work(primary);
    }
  }

  return {
    list: (actor, work) => (actor === null || actor.role === "candidate" ? read(work) : work(primary)),
    page: (actor, work) => (actor === null ? read(work) : work(primary)),
    hasReplica: true,
    isReplicaFresh: watch.isFresh,
    watch: watch.start,
    async close() {
      await watch.stop();
      await pool.end();
    },
  };
}

function withoutReplica(primary: ReadContext): PublicReads {
  const read: Read = (_actor, work) => work(primary);
  return {
    list: read,
    page: read,
    hasReplica: false,
    isReplicaFresh: () => false,
    watch: () => {},
    close: async () => {},
  };
}

const OUTCOMES = ["replica", "late", "again"] as const;

function countReads(registry: Registry, lagMs: () => number): (outcome: (typeof OUTCOMES)[number]) => void {
  const reads = new Counter({
    name: "renfort_replica_reads_total",
    help: "Public reads the replica answered, those that came while it was late, and those asked again of the primary",
    labelNames: ["outcome"],
    registers: [registry],
  });
  for (const outcome of OUTCOMES) reads.inc({ outcome }, 0);
  const lag = new Gauge({
    name: "renfort_replica_lag_seconds",
    help: "How old the data of the replica may be",
    registers: [],
    collect() {
      this.set(lagMs() / 1000);
    },
  });
  registry.registerMetric(lag);
  return (outcome) => reads.inc({ outcome });
}
