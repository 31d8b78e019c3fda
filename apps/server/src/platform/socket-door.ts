import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { SOCKET_CLOSED } from "@app/contract/sockets";
import type { Actor } from "@app/domain/actor";
import { HTTP_LIMITS } from "@app/http/http-limits";
import { isSafeTarget } from "@app/http/request-target";
import { rawAnswer } from "@app/http/server-options";
import { createReadAddress } from "@app/http/trusted-proxies";
import { type WebSocket, WebSocketServer } from "ws";
import { Connection } from "./connection.ts";
import type { Context } from "./context.ts";
import type { UserFrame } from "./live.ts";
import { createReadPass, isOurOrigin, type Pass } from "./socket-pass.ts";

const MOST_FRAME_BYTES = 32 * 1024;
const MOST_SOCKETS = 20;
/** Standard: something failed here, come back in a moment. */
const TROUBLE = 1013;

/** What a socket does once it is open. */
export type Visit = { receive: (text: string) => void; leave: () => void };
export type Begin = (connection: Connection) => Visit;
export type Visitor = { actor: Actor; query: URLSearchParams };

/** One kind of socket. */
export type Room = {
  name: string;
  /** The path it answers, with the number of what it is about if there is one. */
  path: RegExp;
  /** Before the socket opens: how it begins, or the code with which it closes at once. */
  admit: (visitor: Visitor, about: number) => Promise<number | Begin>;
  hear: (userId: number, frame: UserFrame) => void;
  /** Asks the database for what Redis may have kept from the open sockets. */
  catchUp: () => Promise<void>;
};

export type Welcome = (connection: Connection, socket: WebSocket, room: Room, begin: Begin) => void;

/** Lets sockets in. Only a page of another site is refused at the threshold; everyone else is told why by a code. */
export function createDoor(ctx: Context, rooms: readonly Room[], welcome: Welcome) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const readPass = createReadPass(ctx);
  const readAddress = createReadAddress(ctx.config.trustedProxies);
  const inside = new Map<number, number>();

  async function admit(room: Room, path: string, query: URLSearchParams, address: string) {
    const pass = await readPass(query.get("token") ?? "", address);
    if (!pass) return SOCKET_CLOSED.signedOut;
    const { userId } = pass.actor;
    const others = inside.get(userId) ?? 0;
    if (others >= MOST_SOCKETS) return SOCKET_CLOSED.flooding;
    inside.set(userId, others + 1);
    let begin: number | Begin = TROUBLE;
    try {
      // Heard first, read second: what is said in between is not missed.
      await ctx.live.listen(userId);
      begin = await room.admit({ actor: pass.actor, query }, Number(room.path.exec(path)?.[1] ?? 0));
    } finally {
      if (typeof begin === "number") forget(userId);
    }
    return typeof begin === "number" ? begin : { pass, begin };
  }

  function forget(userId: number): void {
    ctx.live.leave(userId);
    const left = (inside.get(userId) ?? 1) - 1;
    if (left > 0) inside.set(userId, left);
    else inside.delete(userId);
  }

  function enter(request: IncomingMessage, socket: Duplex, head: Buffer, room: Room, admitted: Admitted): void {
    if (typeof admitted === "number")
      return server.handleUpgrade(request, socket, head, (refused) => {
        // Without a listener, one invalid frame from whoever was refused would end the process.
        refused.on("error", () => {});
        refused.close(admitted);
      });
    const { pass, begin } = admitted;
    const { userId } = pass.actor;
    if (socket.destroyed) return forget(userId);
    // Also for a handshake that fails, of which nothing else would be heard.
    socket.once("close", () => forget(userId));
    server.handleUpgrade(request, socket, head, (opened) =>
      welcome(new Connection(opened, pass.actor, pass.until), opened, room, begin),
    );
  }

  return async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    // Until the handshake is over nobody else listens to it.
    socket.on("error", hangUp);
    const target = request.url ?? "";
    if (target.length > HTTP_LIMITS.targetLength) return refuse(socket, 414);
    if (!isSafeTarget(target)) return refuse(socket, 400);
    const { pathname, searchParams } = new URL(target, "http://socket");
    const room = rooms.find(({ path }) => path.test(pathname));
    if (!room) return refuse(socket, 404);
    if (!isOurOrigin(request.headers.origin, ctx.config.publicUrl)) return refuse(socket, 403);
    const admitted = await admit(room, pathname, searchParams, readAddress(request)).catch((error: unknown) => {
      ctx.log.error({ event: "socket.failed", path: pathname, err: error });
      return TROUBLE;
    });
    enter(request, socket, head, room, admitted);
  };
}

type Admitted = number | { pass: Pass; begin: Begin };

function hangUp(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, status: 400 | 403 | 404 | 414): void {
  socket.end(rawAnswer(status));
}
