import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { SOCKET_CLOSED, TOKEN_PROTOCOL } from "@app/contract/sockets";
import type { Actor } from "@app/domain/accounts/actor";
import { HTTP_LIMITS } from "@app/http/http-limits";
import { isSafeTarget } from "@app/http/request-target";
import { rawAnswer } from "@app/http/server-options";
import { createReadAddress } from "@app/http/trusted-proxies";
import { type WebSocket, WebSocketServer } from "ws";
import type { Context } from "../context.ts";
import { AppError } from "../http/errors.ts";
import type { UserFrame } from "./realtime.ts";
import {
  createSocketAuth,
  isAllowedOrigin,
  readCredentials,
  type SocketCredentials,
  type SocketOwner,
} from "./socket-auth.ts";
import { SocketConnection } from "./socket-connection.ts";

const MAX_FRAME_BYTES = 32 * 1024;
const MAX_SOCKETS_PER_USER = 20;
/** Standard code. */
const TRY_AGAIN_LATER = 1013;

/** What an open socket does with its frames and its end. */
export type ChannelSession = { onFrame: (text: string) => void; onClose: () => void };
export type OnOpen = (connection: SocketConnection) => ChannelSession;
export type ChannelRequest = { actor: Actor; query: URLSearchParams };

/** One kind of socket. */
export type Channel = {
  name: string;
  /** Its path, with the id of its subject as first group if it has one. */
  path: RegExp;
  /** Before the socket opens: its session, or the code with which it is closed at once. */
  authorize: (request: ChannelRequest, subjectId: number) => Promise<number | OnOpen>;
  handleEvent: (userId: number, frame: UserFrame) => void;
  /** Reads from the database what open sockets may have missed while Redis was down. */
  catchUp: () => Promise<void>;
};

export type OnConnect = (connection: SocketConnection, socket: WebSocket, channel: Channel, onOpen: OnOpen) => void;

/** Only a page of another site is refused before the upgrade; every other refusal is a close code. */
export function createUpgradeHandler(ctx: Context, channels: readonly Channel[], onConnect: OnConnect) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    // The token that follows it in the list is never sent back.
    handleProtocols: (offered) => (offered.has(TOKEN_PROTOCOL) ? TOKEN_PROTOCOL : false),
  });
  const authenticate = createSocketAuth(ctx);
  const readAddress = createReadAddress(ctx.config.trustedProxies);
  const socketsOf = new Map<number, number>();

  async function authorize(
    channel: Channel,
    path: string,
    query: URLSearchParams,
    caller: { credentials: SocketCredentials; address: string },
  ): Promise<Authorization> {
    const owner = await authenticate(caller.credentials, caller.address);
    if (!owner) return SOCKET_CLOSED.signedOut;
    const { userId } = owner.actor;
    const others = socketsOf.get(userId) ?? 0;
    if (others >= MAX_SOCKETS_PER_USER) return SOCKET_CLOSED.flooding;
    if ("accessToken" in caller.credentials && !(await mayOpen(userId))) return SOCKET_CLOSED.flooding;
    socketsOf.set(userId, others + 1);
    let result: number | OnOpen = TRY_AGAIN_LATER;
    try {
      // Subscribes before reading, so that nothing published in between is missed.
      await ctx.realtime.subscribe(userId);
      result = await channel.authorize({ actor: owner.actor, query }, Number(channel.path.exec(path)?.[1] ?? 0));
    } finally {
      if (typeof result === "number") release(userId);
    }
    return typeof result === "number" ? result : { owner, onOpen: result };
  }

  /** A token opens as many sockets as tickets would. */
  const mayOpen = (userId: number) =>
    ctx.limiter.spend("ticket", `u${userId}`).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );

  function release(userId: number): void {
    ctx.realtime.unsubscribe(userId);
    const left = (socketsOf.get(userId) ?? 1) - 1;
    if (left > 0) socketsOf.set(userId, left);
    else socketsOf.delete(userId);
  }

  function completeUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    channel: Channel,
    authorization: Authorization,
  ): void {
    if (typeof authorization === "number")
      return server.handleUpgrade(request, socket, head, (refused) => {
        // Without a listener, one invalid frame on a refused socket would end the process.
        refused.on("error", () => {});
        refused.close(authorization);
      });
    const { owner, onOpen } = authorization;
    const { userId } = owner.actor;
    if (socket.destroyed) return release(userId);
    // On the raw socket, because a handshake that fails has no other event.
    socket.once("close", () => release(userId));
    server.handleUpgrade(request, socket, head, (opened) =>
      onConnect(new SocketConnection(opened, owner.actor, owner.expiresAt), opened, channel, onOpen),
    );
  }

  return async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    // Until the handshake is over, nothing else listens for errors.
    socket.on("error", destroy);
    const target = request.url ?? "";
    if (target.length > HTTP_LIMITS.targetLength) return refuse(socket, 414);
    if (!isSafeTarget(target)) return refuse(socket, 400);
    const { pathname, searchParams } = new URL(target, "http://socket");
    const channel = channels.find(({ path }) => path.test(pathname));
    if (!channel) return refuse(socket, 404);
    if (!isAllowedOrigin(request.headers.origin, ctx.config.publicUrl)) return refuse(socket, 403);
    const caller = { credentials: readCredentials(request, searchParams), address: readAddress(request) };
    const authorization = await authorize(channel, pathname, searchParams, caller).catch((error: unknown) => {
      ctx.log.error({ event: "socket.failed", path: pathname, err: error });
      return TRY_AGAIN_LATER;
    });
    completeUpgrade(request, socket, head, channel, authorization);
  };
}

type Authorization = number | { owner: SocketOwner; onOpen: OnOpen };

function destroy(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, status: 400 | 403 | 404 | 414): void {
  socket.end(rawAnswer(status));
}
