import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Hear, Live, Telling, UserFrame } from "./live.ts";

const BEAT_MS = 1_000;
/** So long without hearing ourselves, and Redis is as good as gone, whatever its connection says. */
const DEAF_AFTER_MS = 2_500;
const CHANNELS_AT_ONCE = 1_000;

const PREFIX = "user:";
const channelOf = (userId: number) => PREFIX + userId;

/**
 * What is told goes to the sockets of this process directly, and to those of the others by Redis, one channel per person.
 * Each process also speaks to itself every second: it knows that it hears because it hears itself.
 */
export function createFanOut(redis: Redis | null, log: Logger): Live {
  const self = randomUUID();
  const beat = `process:${self}`;
  const hears = new Set<Hear>();
  const listened = new Map<number, { sockets: number; subscribed: Promise<void> }>();
  let subscriber: Redis | null = null;
  let timer: NodeJS.Timeout | undefined;
  let whole = false;
  let heardAt = 0;

  function dispatch(userId: number, frame: UserFrame): void {
    if (!listened.has(userId)) return;
    for (const hear of hears) {
      try {
        hear(userId, frame);
      } catch (error) {
        // Whoever publishes has already committed: nothing that happens here may look like a failure of theirs.
        log.error({ event: "live.failed", frame: frame.type, err: error });
      }
    }
  }

  function receive(channel: string, text: string): void {
    if (channel === beat) heardAt = performance.now();
    else if (!text.startsWith(self))
      dispatch(Number(channel.slice(PREFIX.length)), JSON.parse(text.slice(self.length)) as UserFrame);
  }

  async function subscribe(connection: Redis, channels: readonly string[]): Promise<void> {
    try {
      for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE)
        await connection.subscribe(...channels.slice(from, from + CHANNELS_AT_ONCE));
    } catch {
      lose(connection);
    }
  }

  async function begin(connection: Redis): Promise<void> {
    await subscribe(connection, [beat, ...[...listened.keys()].map(channelOf)]);
    if (connection.status !== "ready") return;
    heardAt = performance.now();
    whole = true;
  }

  /** Whatever was not heard meanwhile is read from the database; the connection begins again. */
  function lose(connection: Redis): void {
    if (whole) log.warn({ event: "live.deaf" });
    whole = false;
    if (connection.status === "ready") connection.disconnect(true);
  }

  function connect(origin: Redis): Redis {
    const connection = origin.duplicate({ autoResubscribe: false, commandTimeout: 2_000 });
    connection.on("message", receive);
    // The first connection already says why Redis cannot be reached.
    connection.on("error", () => {});
    connection.on("close", () => lose(connection));
    connection.on("ready", () => void begin(connection));
    timer = setInterval(() => {
      if (origin.status === "ready") origin.publish(beat, "").catch(() => {});
      if (whole && performance.now() - heardAt > DEAF_AFTER_MS) lose(connection);
    }, BEAT_MS).unref();
    return connection;
  }

  return {
    publish(tellings: readonly Telling[]) {
      for (const { userId, frame } of tellings) dispatch(userId, frame);
      if (redis?.status !== "ready" || tellings.length === 0) return;
      const pipeline = redis.pipeline();
      for (const { userId, frame } of tellings) pipeline.publish(channelOf(userId), self + JSON.stringify(frame));
      pipeline.exec().catch(() => {});
    },
    onTold(hear) {
      hears.add(hear);
      return () => hears.delete(hear);
    },
    listen(userId) {
      if (redis) subscriber ??= connect(redis);
      const known = listened.get(userId);
      if (known) {
        known.sockets += 1;
        return known.subscribed;
      }
      const subscribed =
        subscriber?.status === "ready" ? subscribe(subscriber, [channelOf(userId)]) : Promise.resolve();
      listened.set(userId, { sockets: 1, subscribed });
      return subscribed;
    },
    leave(userId) {
      const known = listened.get(userId);
      if (!known || --known.sockets > 0) return;
      listened.delete(userId);
      if (subscriber?.status === "ready") subscriber.unsubscribe(channelOf(userId)).catch(() => {});
    },
    isWhole: () => whole,
    close() {
      clearInterval(timer);
      subscriber?.disconnect();
    },
  };
}
