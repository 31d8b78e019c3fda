import * as contract from "@app/contract/messages/messages";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { createTicket } from "../../platform/realtime/socket-tickets.ts";
import { askCallback } from "./callback.ts";
import { readConversationDetail } from "./conversation-detail.ts";
import { listConversations } from "./list-conversations.ts";
import { listMessages } from "./list-messages.ts";
import { markConversationRead } from "./mark-read.ts";
import { openConversation } from "./open-conversation.ts";
import { sendMessage } from "./send-message.ts";

export function messagingRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.listConversationsRoute, ({ actor, query }) =>
    listConversations(ctx, actor, { page: query.page, words: query.query ?? "" }),
  );
  mount(app, ctx, contract.conversationRoute, ({ actor, params }) => readConversationDetail(ctx, actor, params.id));
  mount(app, ctx, contract.listMessagesRoute, ({ actor, params, query }) => listMessages(ctx, actor, params.id, query));
  mount(app, ctx, contract.sendMessageRoute, ({ actor, params, body, idempotencyKey }) =>
    sendMessage(ctx, actor, params.id, body, idempotencyKey),
  );
  mount(app, ctx, contract.callbackRoute, ({ actor, params, body }) => askCallback(ctx, actor, params.id, body));
  mount(app, ctx, contract.readConversationRoute, async ({ actor, params }) => {
    await markConversationRead(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.openConversationRoute, ({ actor, body }) => openConversation(ctx, actor, body));
  mount(app, ctx, contract.socketTicketRoute, async ({ actor }) => ({
    ticket: await createTicket(ctx.db, actor.sessionId, ctx.now()),
  }));
}
