import type { Redis } from "ioredis";

export type SharedCounter = {
  /** Increments the shared counter and returns the total: one round trip. */
  increment: (key: string, seconds: number) => Promise<number>;
  /** Increments locally and sends it to Redis later: returns the last known total plus the local count. */
  incrementLazily: (key: string, seconds: number) => number;
  /** Undoes one `increment`. */
  decrement: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
};

const FLUSH_AFTER_MS = 500;
const MAX_KEYS = 50_000;
const INCREMENT = `local used = redis.call("incr", KEYS[1]) redis.call("expire", KEYS[1], ARGV[1]) return used`;
const DECREMENT = `if tonumber(redis.call("get", KEYS[1]) or "0") > 0 then return redis.call("decr", KEYS[1]) end`;

/** `shared`: the last total from Redis. `pending`: not yet sent to Redis. */
type Count = { shared: number; pending: number; until: number; seconds: number };

/** Falls back to a count of this process when Redis is down: limits always apply. */
export function createSharedCounter(redis: Redis | null, now: () => Date): SharedCounter {
  const counts = new Map<string, Count>();
  const dirty = new Set<string>();
  let isFlushing = false;

  function countHere(key: string, seconds: number): Count {
    const at = now().getTime();
    if (counts.size > MAX_KEYS) deleteExpired(at);
    const count = counts.get(key) ?? { shared: 0, pending: 0, until: at + seconds * 1000, seconds };
    count.pending += 1;
    counts.set(key, count);
    return count;
  }

  function deleteExpired(at: number): void {
    for (const [key, { until }] of counts) {
      if (until >= at) continue;
      counts.delete(key);
      dirty.delete(key);
    }
  }

  async function flush(): Promise<void> {
    isFlushing = false;
    if (redis?.status !== "ready") return;
    const keys = [...dirty];
    dirty.clear();
    const sent = keys.map((key) => ({ key, count: counts.get(key), n: counts.get(key)?.pending ?? 0 }));
    const pipeline = redis.pipeline();
    for (const { key, count, n } of sent) pipeline.incrby(key, n).expire(key, count?.seconds ?? 60);
    const answers = await pipeline.exec().catch(() => null);
    for (const [index, { key, count, n }] of sent.entries()) {
      const total = answers?.[2 * index]?.[1];
      if (typeof total !== "number") dirty.add(key);
      else if (count) Object.assign(count, { shared: total, pending: count.pending - n });
    }
  }

  return {
    async increment(key, seconds) {
      if (redis?.status === "ready") {
        try {
          const used = await redis.eval(INCREMENT, 1, key, seconds);
          if (typeof used === "number") return used;
        } catch {
          // Falls through to the local count.
        }
      }
      return countHere(key, seconds).pending;
    },
    async decrement(key) {
      const count = counts.get(key);
      if (count && count.pending > 0) count.pending -= 1;
      // An expired key must not become a negative counter without expiry.
      if (redis?.status === "ready") await redis.eval(DECREMENT, 1, key).catch(() => {});
    },
    async reset(key) {
      counts.delete(key);
      if (redis?.status === "ready") await redis.del(key).catch(() => {});
    },
    incrementLazily(key, seconds) {
      const count = countHere(key, seconds);
      dirty.add(key);
      if (!isFlushing && redis) {
        isFlushing = true;
        setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
      }
      return count.shared + count.pending;
    },
  };
}
