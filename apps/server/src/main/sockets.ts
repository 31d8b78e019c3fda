import type { FastifyInstance } from "fastify";
import { createChatChannel } from "../features/messages/chat-channel.ts";
import { createLiveChannel } from "../features/notifications/live-channel.ts";
import type { Context } from "../platform/context.ts";
import { createSocketServer } from "../platform/realtime/socket-server.ts";

/** `/chat/{id}/` and `/live/`, on the server of the API. */
export function mountSockets(app: FastifyInstance, ctx: Context): void {
  const sockets = createSocketServer(ctx, [createChatChannel(ctx), createLiveChannel(ctx)]);
  app.server.on("upgrade", (request, socket, head) => {
    sockets.upgrade(request, socket, head).catch((error: unknown) => {
      ctx.log.error({ event: "socket.failed", err: error });
      socket.destroy();
    });
  });
  app.addHook("preClose", () => sockets.close());
}
