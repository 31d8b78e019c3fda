import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { HandleEvent, Realtime, UserEvent, UserFrame } from "./realtime.ts";

const HEARTBEAT_MS = 1_000;
/** Without our own heartbeat for so long, Redis is considered down, whatever its connection says. */
const HEARTBEAT_TIMEOUT_MS = 2_500;
const CHANNELS_AT_ONCE = 1_000;

const PREFIX = "user:";
const channelOf = (userId: number) => PREFIX + userId;

/**
 * Events go to the sockets of this process directly, and to other processes through Redis, one channel per user. Each
 * process publishes a heartbeat to itself, to know that its subscription works.
 */
export function createRealtime(redis: Redis | null, log: Logger): Realtime {
  const processId = randomUUID();
  const heartbeat = `process:${processId}`;
  const listeners = new Set<HandleEvent>();
  const subscriptions = new Map<number, { sockets: number; ready: Promise<void> }>();
  let subscriber: Redis | null = null;
  let timer: NodeJS.Timeout | undefined;
  let connected = false;
  let heartbeatAt = 0;

  function dispatch(userId: number, frame: UserFrame): void {
    if (!subscriptions.has(userId)) return;
    for (const handleEvent of listeners) {
      try {
        handleEvent(userId, frame);
      } catch (error) {
        // The publisher has already committed: a failure here must not look like one of its own.
        log.error({ event: "realtime.failed", frame: frame.type, err: error });
      }
    }
  }

  function receive(channel: string, text: string): void {
    if (channel === heartbeat) heartbeatAt = performance.now();
    if (channel === heartbeat || text.startsWith(processId)) return;
    try {
      dispatch(Number(channel.slice(PREFIX.length)), readFrame(text.slice(processId.length)));
    } catch (error) {
      // Thrown from here it would end the process.
      log.error({ event: "realtime.unreadable", err: error });
    }
  }

  async function subscribe(connection: Redis, channels: readonly string[]): Promise<void> {
    try {
      for (let from = 0; from < channels.length; from += CHANNELS_AT_ONCE)
        await connection.subscribe(...channels.slice(from, from + CHANNELS_AT_ONCE));
    } catch {
      onLost(connection);
    }
  }

  async function onReady(connection: Redis): Promise<void> {
    await subscribe(connection, [heartbeat, ...[...subscriptions.keys()].map(channelOf)]);
    if (connection.status !== "ready") return;
    heartbeatAt = performance.now();
    connected = true;
  }

  /** Until the connection is back, sockets read the database. */
  function onLost(connection: Redis): void {
    if (connected) log.warn({ event: "realtime.disconnected" });
    connected = false;
    if (connection.status === "ready") connection.disconnect(true);
  }

  function connect(origin: Redis): Redis {
    const connection = origin.duplicate({ autoResubscribe: false, commandTimeout: 2_000 });
    connection.on("message", receive);
    // The first connection already logs why Redis cannot be reached.
    connection.on("error", () => {});
    connection.on("close", () => onLost(connection));
    connection.on("ready", () => void onReady(connection));
    timer = setInterval(() => {
      if (origin.status === "ready") origin.publish(heartbeat, "").catch(() => {});
      if (connected && performance.now() - heartbeatAt > HEARTBEAT_TIMEOUT_MS) onLost(connection);
    }, HEARTBEAT_MS).unref();
    return connection;
  }

  return {
    publish(events: readonly UserEvent[]) {
      for (const { userId, frame } of events) dispatch(userId, frame);
      if (redis?.status !== "ready" || events.length === 0) return;
      const pipeline = redis.pipeline();
      for (const { userId, frame } of events) pipeline.publish(channelOf(userId), processId + JSON.stringify(frame));
      pipeline.exec().catch(() => {});
    },
    onEvent(handleEvent) {
      listeners.add(handleEvent);
      return () => listeners.delete(handleEvent);
    },
    subscribe(userId) {
      if (redis) subscriber ??= connect(redis);
      const known = subscriptions.get(userId);
      if (known) {
        known.sockets += 1;
        return known.ready;
      }
      const ready = subscriber?.status === "ready" ? subscribe(subscriber, [channelOf(userId)]) : Promise.resolve();
      subscriptions.set(userId, { sockets: 1, ready });
      return ready;
    },
    unsubscribe(userId) {
      const known = subscriptions.get(userId);
      if (!known || --known.sockets > 0) return;
      subscriptions.delete(userId);
      if (subscriber?.status === "ready") subscriber.unsubscribe(channelOf(userId)).catch(() => {});
    },
    isConnected: () => connected,
    close() {
      clearInterval(timer);
      subscriber?.disconnect();
    },
  };
}

/** What a process of the previous release still publishes for `latest_message`. */
type OldFrame = { type: "said"; conversation: number; last: number };

function readFrame(text: string): UserFrame {
  const frame = JSON.parse(text) as UserFrame | OldFrame;
  return frame.type === "said"
    ? { type: "latest_message", conversationId: frame.conversation, messageId: frame.last }
    : frame;
}
