import { setTimeout as sleep } from "node:timers/promises";
import { SOCKET_CLOSED } from "@app/contract/sockets";
import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { SocketConnection } from "./socket-connection.ts";
import { type Channel, createUpgradeHandler } from "./socket-upgrade.ts";

const TICK_MS = 1_000;
const PING_TICKS = 30;
const CATCH_UP_TICKS = 2;
/** Another process may have revoked a session with a clock slightly off, or committed it late. */
const OVERLAP_SECONDS = 60;
/** Frames of one socket in ten seconds. */
const MAX_FRAMES = 100;
const CLOSE_TIMEOUT_MS = 1_000;
/** Once asked to stop: Caddy, which looks every two seconds, then sends those who come back to another api. */
const FIRST_GOODBYE_TICK = 3;

/** Standard codes. */
const UNSUPPORTED_DATA = 1003;
const SERVICE_RESTART = 1012;

/** Every open socket of this process: pings, ended sessions, and catching up while Redis is down. */
export function createSocketServer(ctx: Context, channels: readonly Channel[]) {
  const connections = new Set<SocketConnection>();
  let timer: NodeJS.Timeout | undefined;
  for (const { name } of channels) ctx.metrics.socketsOpen.set({ kind: name }, 0);
  const maxFrames = ctx.config.relaxedLimits ? Number.POSITIVE_INFINITY : MAX_FRAMES;
  const removeListener = ctx.realtime.onEvent((userId, frame) => {
    for (const channel of channels) channel.handleEvent(userId, frame);
  });

  const upgrade = createUpgradeHandler(ctx, channels, (connection, socket, channel, onOpen) => {
    timer ??= setInterval(tick, TICK_MS).unref();
    connections.add(connection);
    ctx.metrics.socketsOpen.inc({ kind: channel.name });
    const openedAt = performance.now();
    const session = onOpen(connection);
    socket.on("pong", () => {
      connection.isAlive = true;
    });
    socket.on("message", (data, isBinary) => {
      if (isBinary) connection.close(UNSUPPORTED_DATA);
      else if (connection.countFrame() > maxFrames) connection.close(SOCKET_CLOSED.flooding);
      // `ws` gives one Buffer per message, unless configured otherwise.
      else session.onFrame((data as Buffer).toString());
    });
    // The close code says what went wrong.
    socket.on("error", () => {});
    socket.on("close", (code) => {
      connections.delete(connection);
      ctx.metrics.socketsOpen.dec({ kind: channel.name });
      session.onClose();
      const ms = Math.round(performance.now() - openedAt);
      ctx.log.info({ event: "socket", kind: channel.name, userId: connection.userId, code, ms });
    });
  });

  let wasConnected = false;
  const catchUp = skipWhileRunning(ctx, "socket.catch_up_failed", async () => {
    const isConnected = ctx.realtime.isConnected();
    // Once more after Redis is back, for what was published while it reconnected.
    if (!isConnected || !wasConnected) for (const channel of channels) await channel.catchUp();
    wasConnected = isConnected;
  });
  const closeEnded = skipWhileRunning(ctx, "socket.sessions_unread", createCloseEnded(ctx, connections));

  // The last second before the listener closes is left for those who are slow to hang up.
  const goodbyesEnd = ctx.config.stopDelayMs / TICK_MS - 1;
  let stoppingTicks = 0;
  /** A phone that sleeps does not answer: it stays open until the end. */
  const leaving = new WeakSet<SocketConnection>();
  /** As many each second until the listener closes, because each of them comes back at once to another api. */
  function closeSome(): void {
    stoppingTicks += 1;
    if (stoppingTicks < FIRST_GOODBYE_TICK) return;
    const staying = [...connections].filter((connection) => !leaving.has(connection));
    const share = Math.ceil(staying.length / Math.max(1, goodbyesEnd - stoppingTicks));
    for (const connection of staying.slice(0, share)) {
      leaving.add(connection);
      connection.close(SERVICE_RESTART);
    }
  }

  let ticks = 0;
  function tick(): void {
    ticks += 1;
    if (ctx.readiness.isStopping()) closeSome();
    const now = ctx.now().getTime();
    for (const connection of connections) {
      if (connection.expiresAt <= now) connection.close(SOCKET_CLOSED.signedOut);
      // A thirtieth of them each second, rather than all at once.
      else if ((connection.number + ticks) % PING_TICKS === 0) connection.ping();
    }
    if (connections.size === 0) return;
    closeEnded();
    if (ticks % CATCH_UP_TICKS === 0) catchUp();
  }

  return {
    upgrade,
    async close(): Promise<void> {
      clearInterval(timer);
      removeListener();
      for (const connection of connections) connection.close(SERVICE_RESTART);
      const deadline = performance.now() + CLOSE_TIMEOUT_MS;
      while (connections.size > 0 && performance.now() < deadline) await sleep(20);
      for (const connection of connections) connection.terminate();
    },
  };
}

/** Closes the sockets of revoked sessions. It reads the database, so that it works whichever process revoked them. */
function createCloseEnded(ctx: Context, connections: ReadonlySet<SocketConnection>): () => Promise<void> {
  let lastReadAt = performance.now();
  return async () => {
    const readAt = performance.now();
    const seconds = OVERLAP_SECONDS + (readAt - lastReadAt) / 1000;
    const { rows } = await sql<{ id: number; reason: string }>`
      select id, revoke_reason as reason from sessions where revoked_at > now() - make_interval(secs => ${seconds})`.execute(
      ctx.db,
    );
    lastReadAt = readAt;
    if (rows.length === 0) return;
    const ended = new Map(rows.map(({ id, reason }) => [id, reason]));
    for (const connection of connections) {
      const reason = ended.get(connection.sessionId);
      if (reason === "suspended") connection.close(SOCKET_CLOSED.suspended);
      else if (reason !== undefined) connection.close(SOCKET_CLOSED.signedOut);
    }
  };
}

function skipWhileRunning(ctx: Context, event: string, work: () => Promise<void>): () => void {
  let running = false;
  return () => {
    if (running) return;
    running = true;
    void work()
      .catch((error: unknown) => ctx.log.warn({ event, err: error }))
      .finally(() => {
        running = false;
      });
  };
}
