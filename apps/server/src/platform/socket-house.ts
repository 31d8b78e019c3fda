import { setTimeout as sleep } from "node:timers/promises";
import { SOCKET_CLOSED } from "@app/contract/sockets";
import { sql } from "kysely";
import type { Connection } from "./connection.ts";
import type { Context } from "./context.ts";
import { createDoor, type Room } from "./socket-door.ts";

const TICK_MS = 1_000;
const PING_TICKS = 30;
const CATCH_UP_TICKS = 2;
/** Sessions end by whatever process, whose clock may be a little off and whose commit a little late. */
const OVERLAP_SECONDS = 60;
/** Frames of one socket in ten seconds: nobody types this fast. */
const MOST_FRAMES = 100;
const GOODBYES_MS = 1_000;

/** Standard: binary frames are not spoken here; this server stops, come back to another. */
const TEXT_ONLY = 1003;
const RESTARTING = 1012;

/** Every open socket of this process, and what the clock does for all of them. */
export function createSocketHouse(ctx: Context, rooms: readonly Room[]) {
  const connections = new Set<Connection>();
  let timer: NodeJS.Timeout | undefined;
  const mostFrames = ctx.config.relaxedLimits ? Number.POSITIVE_INFINITY : MOST_FRAMES;
  const stopHearing = ctx.live.onTold((userId, frame) => {
    for (const room of rooms) room.hear(userId, frame);
  });

  const upgrade = createDoor(ctx, rooms, (connection, socket, room, begin) => {
    timer ??= setInterval(tick, TICK_MS).unref();
    connections.add(connection);
    const openedAt = performance.now();
    const visit = begin(connection);
    socket.on("pong", () => {
      connection.isAlive = true;
    });
    socket.on("message", (data, isBinary) => {
      if (isBinary) connection.close(TEXT_ONLY);
      else if (connection.countFrame() > mostFrames) connection.close(SOCKET_CLOSED.flooding);
      // Messages come in one piece: a buffer, unless asked otherwise.
      else visit.receive((data as Buffer).toString());
    });
    // What the peer did wrong is in the code it is closed with.
    socket.on("error", () => {});
    socket.on("close", (code) => {
      connections.delete(connection);
      visit.leave();
      const ms = Math.round(performance.now() - openedAt);
      ctx.log.info({ event: "socket", kind: room.name, userId: connection.userId, code, ms });
    });
  });

  let wasWhole = false;
  const catchUp = oneAtATime(ctx, "socket.catch_up_failed", async () => {
    const isWhole = ctx.live.isWhole();
    // Once more after Redis is back, for what was said while it came.
    if (!isWhole || !wasWhole) for (const room of rooms) await room.catchUp();
    wasWhole = isWhole;
  });
  const endSessions = oneAtATime(ctx, "socket.sessions_unread", createEndSessions(ctx, connections));

  let ticks = 0;
  function tick(): void {
    ticks += 1;
    const now = ctx.now().getTime();
    for (const connection of connections) {
      if (connection.until <= now) connection.close(SOCKET_CLOSED.signedOut);
      // A thirtieth of them each second, rather than all at once.
      else if ((connection.number + ticks) % PING_TICKS === 0) connection.ping();
    }
    if (connections.size === 0) return;
    endSessions();
    if (ticks % CATCH_UP_TICKS === 0) catchUp();
  }

  return {
    upgrade,
    async close(): Promise<void> {
      clearInterval(timer);
      stopHearing();
      for (const connection of connections) connection.close(RESTARTING);
      const deadline = performance.now() + GOODBYES_MS;
      while (connections.size > 0 && performance.now() < deadline) await sleep(20);
      for (const connection of connections) connection.hangUp();
    },
  };
}

/**
 * Hangs up on sessions that have ended, by whichever process and for whatever reason: asked of the database every second,
 * it does not depend on anyone remembering to say so.
 */
function createEndSessions(ctx: Context, connections: ReadonlySet<Connection>): () => Promise<void> {
  let askedAt = performance.now();
  return async () => {
    const asking = performance.now();
    const seconds = OVERLAP_SECONDS + (asking - askedAt) / 1000;
    const { rows } = await sql<{ id: number }>`
      select id from sessions where revoked_at > now() - make_interval(secs => ${seconds})`.execute(ctx.db);
    askedAt = asking;
    if (rows.length === 0) return;
    const ended = new Set(rows.map(({ id }) => id));
    for (const connection of connections)
      if (ended.has(connection.sessionId)) connection.close(SOCKET_CLOSED.signedOut);
  };
}

/** Skips a turn while the one before is still running. */
function oneAtATime(ctx: Context, event: string, work: () => Promise<void>): () => void {
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
