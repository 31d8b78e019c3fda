import type { Redis } from "ioredis";

export type Counter = {
  /** Counts one for all processes, and answers the total: one round trip. */
  exactly: (key: string, seconds: number) => Promise<number>;
  /** Counts one here and tells the others a moment later: the total is theirs as last heard, plus our own. */
  about: (key: string, seconds: number) => number;
  /** Takes one back from what `exactly` counted. */
  giveBack: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

const TELL_AFTER_MS = 500;
const MOST_KEYS = 50_000;
const GIVE_BACK = `if tonumber(redis.call("get", KEYS[1]) or "0") > 0 then return redis.call("decr", KEYS[1]) end`;

/** `untold` is what the other processes have not heard of yet. */
type Count = { heard: number; untold: number; until: number; seconds: number };

/** Redis when it answers, this process alone when it does not: losing Redis never opens the gate. */
export function createCounter(redis: Redis | null, now: () => Date): Counter {
  const counts = new Map<string, Count>();
  const dirty = new Set<string>();
  let telling = false;

  function countHere(key: string, seconds: number): Count {
    const at = now().getTime();
    if (counts.size > MOST_KEYS) forgetBefore(at);
    const count = counts.get(key) ?? { heard: 0, untold: 0, until: at + seconds * 1000, seconds };
    count.untold += 1;
    counts.set(key, count);
    return count;
  }

  function forgetBefore(at: number): void {
    for (const [key, { until }] of counts) {
      if (until >= at) continue;
      counts.delete(key);
      dirty.delete(key);
    }
  }

  async function tell(): Promise<void> {
    telling = false;
    if (redis?.status !== "ready") return;
    const keys = [...dirty];
    dirty.clear();
    const told = keys.map((key) => ({ key, count: counts.get(key), n: counts.get(key)?.untold ?? 0 }));
    const pipeline = redis.pipeline();
    for (const { key, count, n } of told) pipeline.incrby(key, n).expire(key, count?.seconds ?? 60);
    const answers = await pipeline.exec().catch(() => null);
    for (const [index, { key, count, n }] of told.entries()) {
      const total = answers?.[2 * index]?.[1];
      if (typeof total !== "number") dirty.add(key);
      else if (count) Object.assign(count, { heard: total, untold: count.untold - n });
    }
  }

  return {
    async exactly(key, seconds) {
      if (redis?.status === "ready") {
        try {
          const answers = await redis.multi().incr(key).expire(key, seconds).exec();
          const used = answers?.[0]?.[1];
          if (typeof used === "number") return used;
        } catch {
          // Falls through to the local count.
        }
      }
      return countHere(key, seconds).untold;
    },
    async giveBack(key) {
      const count = counts.get(key);
      if (count && count.untold > 0) count.untold -= 1;
      // A key that has expired meanwhile must not come back as a negative count without an end.
      if (redis?.status === "ready") await redis.eval(GIVE_BACK, 1, key).catch(() => {});
    },
    async forget(key) {
      counts.delete(key);
      if (redis?.status === "ready") await redis.del(key).catch(() => {});
    },
    about(key, seconds) {
      const count = countHere(key, seconds);
      dirty.add(key);
      if (!telling && redis) {
        telling = true;
        setTimeout(() => void tell(), TELL_AFTER_MS).unref();
      }
      return count.heard + count.untold;
    },
  };
}
