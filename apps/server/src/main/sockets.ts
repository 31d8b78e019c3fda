import type { FastifyInstance } from "fastify";
import { createChatRoom } from "../features/messaging/chat-room.ts";
import { createLiveRoom } from "../features/notifications/live-room.ts";
import type { Context } from "../platform/context.ts";
import { createSocketHouse } from "../platform/socket-house.ts";

/** `/chat/{id}/` and `/live/` on the server that answers the calls. */
export function socketRooms(app: FastifyInstance, ctx: Context): void {
  const house = createSocketHouse(ctx, [createChatRoom(ctx), createLiveRoom(ctx)]);
  app.server.on("upgrade", (request, socket, head) => {
    house.upgrade(request, socket, head).catch((error: unknown) => {
      ctx.log.error({ event: "socket.failed", err: error });
      socket.destroy();
    });
  });
  app.addHook("preClose", () => house.close());
}
