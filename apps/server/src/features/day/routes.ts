import { boardRoute, newCodeRoute } from "@app/contract/day/board";
import { presenceRoute, recordPresenceRoute } from "@app/contract/day/presence";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { replaceCode } from "./day-code.ts";
import { readBoard } from "./read-board.ts";
import { recordForPerson } from "./record-for-person.ts";
import { recordPresence } from "./record-presence.ts";

export function dayRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, presenceRoute, ({ actor, body }) => recordPresence(ctx, actor, body));
  mount(app, ctx, recordPresenceRoute, ({ actor, body }) => recordForPerson(ctx, actor, body));
  mount(app, ctx, boardRoute, ({ actor, query }) => readBoard(ctx, actor, query));
  mount(app, ctx, newCodeRoute, ({ actor, body }) => replaceCode(ctx, actor, body.establishment));
}
